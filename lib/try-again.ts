/** When to try again, in words that hold for a minute. `seconds` is at least 1. */
export function tryAgainIn(seconds: number): string {
  return `You can try again in ${inWords(seconds)}.`
}

/** The reason that stands before it, for where a countdown says the rest. */
export function withoutTryAgain(sentence: string): string {
  return sentence.replace(/ You can try again in [^.]+\.$/, '')
}

function inWords(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
