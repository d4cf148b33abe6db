/**
 * What changed between two results of one person, and whether that is more than chance.
 *
 * Two sittings of an unchanged person differ. Where both results carry how sure they are, a letter has moved when the
 * distance of its two places is more than 1.96 standard errors of a difference (the reliable change index of Jacobson
 * & Truax 1991, J. of Consulting and Clinical Psychology 59). A place leans to the middle: with a prior of variance 1
 * and an error e that the model says after the answers, it is (1 − e²) times what the answers alone say, and these
 * have the variance e² / (1 − e²). So places of one person vary from sitting to sitting by e² (1 − e²) alone, and less
 * by the part that comes back each time (`COMES_BACK`):
 *
 *   |θ₂ − θ₁| / √((1 − r) (e₁² (1 − e₁²) + e₂² (1 − e₂²))) > 1.96
 *
 * The study says how often an unchanged letter passes, and a changed one (`lib/study/reliable-change.test.ts`).
 * Between results of plain counting, which carry no errors, points decide. Places found by different scorers or
 * calibrations do not lie on one scale; there, nothing is said.
 */

import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { wideningOf } from '../model/widening'
import { listed } from '../names'
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

/**
 * The part of a sitting's error that the next one has as well: what a statement has of its own, and what a person feels
 * about it. Chosen so that 4 to 7 of 100 unchanged letters pass where feelings are new each time, and fewer where they stay.
 */
const COMES_BACK = 0.3

/** The distance of two places in standard errors of a difference of an unchanged person, by errors as the model says them. */
export function changeIndex(before: Place, after: Place): number {
  const variance = [before, after].reduce(
    (sum, { error }) => sum + error ** 2 * (1 - error ** 2),
    0,
  )
  return (after.value - before.value) / Math.sqrt((1 - COMES_BACK) * variance)
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
  // At the ends of the scale a place can move and its score not.
  if (rule === 'rescaled' || before.scores[letter] === after.scores[letter]) return false
  if (before.certainty && after.certainty) {
    const [one, other] = [before, after].map(({ certainty, madeBy }) =>
      unwidened(certainty?.theta[letter], madeBy),
    )
    return (
      one !== undefined && other !== undefined && Math.abs(changeIndex(one, other)) > REAL_CHANGE
    )
  }
  return Math.abs(after.scores[letter] - before.scores[letter]) >= SMALL_CHANGE
}

/** A place with its error as the model says it, not as it is widened for people. */
function unwidened(place: Place | undefined, madeBy: string): Place | undefined {
  return place && { ...place, error: place.error / wideningOf(madeBy) }
}

/** "Did I change?", in a sentence or two. */
export function changeReading(changes: readonly LetterChange[], rule: ChangeRule): string {
  const moved = changes
    .filter(({ isReal }) => isReal)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  if (rule === 'rescaled') return 'We changed our scoring in between, so we can’t compare the two.'
  if (moved.length === 0) return 'We can’t see a change.'
  const said = moved.map(
    ({ letter, points }) => `${letter} has moved ${points > 0 ? 'up' : 'down'}`,
  )
  return `${listed(said)}.`
}

/** How the verdict came about. */
export const CHANGE_NOTES: Record<ChangeRule, string> = {
  test: 'A change counts if chance alone would cause it only about 5% of the time.',
  points: `Both results are from before we measured how sure a score is, so ${SMALL_CHANGE} points or more count.`,
  mixed: `One of these results is from before we measured how sure a score is. So ${SMALL_CHANGE} points or more count. The new way of scoring alone can make a difference.`,
  rescaled: 'Take the assessment again, and the next comparison will be a fair one.',
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
