/** What changed between two results of one person. */
import { BANDS, type Band, bandOf } from './bands'
import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from './letters'

export interface LetterChange {
  letter: Letter
  name: string
  before: number
  after: number
  /** Points gained (positive) or lost. */
  points: number
  /** The bands, when the letter has left one for another. */
  band: { before: Band; after: Band } | null
}

/** Below this many points a score counts as unchanged: about three answers of the 28 going the other way. */
export const SMALL_CHANGE = 6

/** The four letters, in circle order. */
export function letterChanges(before: PerLetter<number>, after: PerLetter<number>): LetterChange[] {
  return LETTERS.map((letter) => {
    const bands = { before: bandOf(before[letter]), after: bandOf(after[letter]) }
    return {
      letter,
      name: LETTER_NAMES[letter],
      before: before[letter],
      after: after[letter],
      points: after[letter] - before[letter],
      band: bands.before === bands.after ? null : bands,
    }
  })
}

/** The change in one sentence. */
export function changeReading(changes: readonly LetterChange[]): string {
  const moved = [...changes]
    .filter(({ points }) => Math.abs(points) >= SMALL_CHANGE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const [most, next] = moved
  if (!most)
    return `No letter moved by ${SMALL_CHANGE} points or more: the two results tell the same story.`
  const said = `${most.name} moved most: ${inPoints(most.points)}.`
  return next ? `${said} ${next.name} followed with ${inPoints(next.points)}.` : said
}

/** "up 12 points", "down 1 point", "no change". */
export function inPoints(points: number): string {
  if (points === 0) return 'no change'
  const size = Math.abs(points)
  return `${points > 0 ? 'up' : 'down'} ${size} ${size === 1 ? 'point' : 'points'}`
}

/** "from Moderate trait to Dominant trait". */
export function bandChange({ before, after }: { before: Band; after: Band }): string {
  return `from ${BANDS[before].description} to ${BANDS[after].description}`
}
