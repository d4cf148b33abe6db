/**
 * What changed between two results of one person, and whether that is more than chance.
 *
 * Two sittings of an unchanged person differ. Where both results carry how sure they are, a change is real
 * when the distance of the two places is more than 1.96 standard errors of a difference,
 *
 *   |θ₂ − θ₁| / √(e₁² + e₂²) > 1.96
 *
 * the reliable change index (Jacobson & Truax 1991, J. of Consulting and Clinical Psychology 59). The places
 * lean toward the middle and the errors are widened, so that an unchanged person passes even less often than
 * in 5 of 100 letters. Between results of plain counting, which carry no errors, points decide. Places found by different scorers or
 * calibrations do not lie on one scale; there, nothing is said.
 */

import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { BANDS, type Band, bandOf } from './bands'

/** The part of a result that a change is read from. */
export interface Sitting {
  /** 0 to 100 each. */
  scores: PerLetter<number>
  /** Null for results of plain counting. */
  certainty: Pick<Certainty, 'theta'> | null
  /** Scorer and calibration (`scorers.ts`): places of different ones lie on different scales. */
  madeBy: string
}

export interface LetterChange {
  letter: Letter
  name: string
  before: number
  after: number
  /** Points gained (positive) or lost. */
  points: number
  /** The bands, when the letter has left one for another. */
  band: { before: Band; after: Band } | null
  /** More than chance would move. */
  isReal: boolean
}

/**
 * By what a change counts as real: a test, points, or points where one of the two was counted (`mixed`). Between two
 * scorers or calibrations (`rescaled`) nothing does: the same answers may print other numbers.
 */
export type ChangeRule = 'test' | 'points' | 'mixed' | 'rescaled'

/** Standard errors of a difference that chance passes in 5 of 100 letters. */
export const REAL_CHANGE = 1.96
/** Without errors, a change of so many points counts: about three answers of the 28 going the other way. */
const SMALL_CHANGE = 6

type Place = Certainty['theta'][Letter]

/** The distance of two places in standard errors of their difference. */
export function changeIndex(before: Place, after: Place): number {
  return (after.value - before.value) / Math.hypot(before.error, after.error)
}

/** By which rule these two results are compared. */
export function changeRule(before: Sitting, after: Sitting): ChangeRule {
  if (before.certainty && after.certainty) {
    return before.madeBy === after.madeBy ? 'test' : 'rescaled'
  }
  return before.certainty || after.certainty ? 'mixed' : 'points'
}

/** The four letters, in circle order. */
export function letterChanges(before: Sitting, after: Sitting): LetterChange[] {
  return LETTERS.map((letter) => {
    const [from, to] = [before.scores[letter], after.scores[letter]]
    const bands = { before: bandOf(from), after: bandOf(to) }
    return {
      letter,
      name: LETTER_NAMES[letter],
      before: from,
      after: to,
      points: to - from,
      band: bands.before === bands.after ? null : bands,
      isReal: isReal(before, after, letter),
    }
  })
}

function isReal(before: Sitting, after: Sitting, letter: Letter): boolean {
  const rule = changeRule(before, after)
  if (rule === 'rescaled') return false
  if (before.certainty && after.certainty) {
    const index = changeIndex(before.certainty.theta[letter], after.certainty.theta[letter])
    return Math.abs(index) > REAL_CHANGE
  }
  return Math.abs(after.scores[letter] - before.scores[letter]) >= SMALL_CHANGE
}

/** "Did I really change?", in a sentence or two. */
export function changeReading(changes: readonly LetterChange[], rule: ChangeRule): string {
  const moved = changes
    .filter(({ isReal }) => isReal)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  if (rule === 'rescaled') return RESCALED
  return rule === 'test' ? testedReading(moved) : countedReading(moved)
}

const RESCALED =
  'We changed how we score between these two results, so we can’t tell what really changed about you.'

function testedReading(moved: readonly LetterChange[]): string {
  if (moved.length === 0) {
    return 'Nothing really changed: no letter moved further than chance alone could move it.'
  }
  const said = inWords(moved.map(({ name, points }) => `${name} (${inPoints(points)})`))
  const rest = LETTERS.length - moved.length
  if (rest === 0) return `${said} all really changed.`
  const others = rest === 1 ? 'The other letter' : 'The other letters'
  return `${said} really changed. ${others} moved no further than chance alone could.`
}

function countedReading([most, next]: readonly LetterChange[]): string {
  if (!most)
    return `No letter moved by ${SMALL_CHANGE} points or more: the two results tell the same story.`
  const said = `${most.name} moved most: ${inPoints(most.points)}.`
  return next ? `${said} ${next.name} followed with ${inPoints(next.points)}.` : said
}

/** How the verdict came about. */
export const CHANGE_NOTES: Record<ChangeRule, string> = {
  test: 'A change counts as real when chance alone would move a letter that far fewer than 5 times out of 100.',
  points: `Both results are from before we measured how sure a score is, so we go by points: ${SMALL_CHANGE} or more count.`,
  mixed: `One of these results is from before we measured how sure a score is, so we go by points: ${SMALL_CHANGE} or more count. They were also scored in different ways, and that alone can make a difference.`,
  rescaled:
    'The points below are part you, part the new scoring. Take the assessment again, and the next comparison will be a fair one.',
}

/** "D", "D and I", "D, I and S". */
function inWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
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
