/** What is said beside the sentences of a report. Apart from the messages, which every page loads. */
export const sentenceFeedback = {
  ask: 'Tell us which ones sound like you. We leave the rest out of your PDF.',
  me: 'That’s me',
  notMe: 'Not me',
  leftOut: 'Left out of your PDF',
  noneLeft: 'None of these sounded like you.',
  agreed: (agreed: number, said: number, all: number) =>
    `${agreed} of ${said} ${said < all ? 'so far ' : ''}${agreed === 1 ? 'sounds' : 'sound'} like you.`,
  counted: 'We count votes anonymously to improve the wording.',
  waiting: 'Saved on this device. We’ll send it when you’re back online.',
  fieldAsked: 'What field do you work in? It only changes the examples.',
  fieldNotSaved: 'Your field could not be saved. Please try again.',
} as const
