/** What the page of a result says that has too few answers for a name. */
export const fewAnswers = {
  /** "16 of 28 answers counted". */
  why: (counted: string) =>
    `${counted}. That’s enough to see which way you lean. Your style has a name from 20 on.`,
} as const
