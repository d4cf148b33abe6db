/** What is said beside the sentences of a report. Apart from the messages, which every page loads. */
export const points = {
  lede: 'Tell us which of these are you. What isn’t stays out of your PDF.',
  hint: (all: number, left: number) =>
    left > 0 && left < all ? `${all} points, ${left} left to say` : `${all} points`,
  me: 'That’s me',
  notMe: 'Not me',
  leftOut: 'Left out of your PDF',
  noneLeft: 'You struck all of these.',
  agreed: (agreed: number, said: number, all: number) =>
    `${agreed} of ${said} ${said < all ? 'so far ' : ''}${agreed === 1 ? 'sounds' : 'sound'} like you.`,
  counted: 'We count these without your name, to find our weak sentences.',
  waiting: 'Saved on this device. We’ll send it when you’re back online.',
  fieldAsked: 'What field do you work in? It only changes the examples.',
  fieldNotSaved: 'Your field could not be saved. Please try again.',
} as const
