/** 10 to 15 minutes for 28 questions. */
const SECONDS_PER_QUESTION = 27

/** How many minutes so many questions will take; 0 for less than one. */
export function minutesFor(questions: number): number {
  const seconds = questions * SECONDS_PER_QUESTION
  return seconds < 60 ? 0 : Math.round(seconds / 60)
}
