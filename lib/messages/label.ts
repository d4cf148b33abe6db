/** Of a sitting. */
export const labelMessages = {
  one: 'Label a sitting',
  which: 'Sitting',
  title: 'Label this sitting',
  about: 'Two labels can be compared. Only you see them.',
  field: 'Label',
  save: 'Save',
  saving: 'Saving…',
  failed: 'The label could not be saved. Please try again.',
} as const
