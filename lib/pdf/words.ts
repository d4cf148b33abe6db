/** A last word shorter than this may not stand alone on a line. */
const SHORT = 12

/** Ties a short last word to the one before it, so that no paragraph ends with it alone on a line. */
export function tieLastWord(text: string): string {
  const at = text.lastIndexOf(' ')
  if (at < 0 || text.length - at > SHORT) return text
  return `${text.slice(0, at)}\u00a0${text.slice(at + 1)}`
}
