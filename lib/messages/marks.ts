export const marksMessages = {
  /** Ours. */
  notSaved: 'This could not be saved. Please try again.',
} as const
