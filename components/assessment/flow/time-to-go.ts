/** 10 to 15 minutes for 28 questions. */
const SECONDS_PER_QUESTION = 27

/** How long the questions from here on will take, the current one included. */
export function timeToGo(remaining: number): string {
  const time = timeFor(remaining)
  return `${time.charAt(0).toUpperCase()}${time.slice(1)} to go`
}

/** "about 2 minutes". */
export function timeFor(questions: number): string {
  const seconds = questions * SECONDS_PER_QUESTION
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`
}
