/** When to try again, in words that hold for a minute. `seconds` is at least 1. */
export function tryAgainIn(seconds: number): string {
  return `You can try again in ${inWords(seconds)}.`
}

/** The reason alone, where something else says when to try again. */
export function withoutTryAgain(sentence: string): string {
  return sentence.replace(/ (You can|Please) try again[^.]*\.$/, '')
}

function inWords(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
