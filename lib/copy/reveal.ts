/** The screen between the last answer and its result. */
export const revealWords = {
  title: 'Your result',
  answers: (count: number) => `${count} answers`,
  skip: 'Skip',
  readOn: 'Read on',
  /** For screen readers, when the last frame stands. */
  spoken: (doubt: string, name: string) => `${doubt}. ${name}.`,
} as const
