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
 * The study says how often an unchanged letter passes, and a changed one (`lab/study/reliable-change.test.ts`).
 * Results of plain counting carry no errors, and places found by different scorers or calibrations do not lie on one
 * scale; there, nothing is said.
 */

import { LETTERS, type Letter, type PerLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { wideningOf } from '../model/widening'
import { listed } from '../names'

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
  before: number
  after: number
  /** Points gained (positive) or lost. */
  points: number
  /** More than chance would move. */
  isReal: boolean
}

/** Standard errors of a difference that chance passes in 5 of 100 letters. */
export const REAL_CHANGE = 1.96

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

/** Whether both say how sure they are, on one scale. */
export function isComparable(before: Sitting, after: Sitting): boolean {
  return Boolean(before.certainty && after.certainty) && before.madeBy === after.madeBy
}

/** The four letters, in circle order. */
export function letterChanges(before: Sitting, after: Sitting): LetterChange[] {
  return LETTERS.map((letter) => {
    const [from, to] = [before.scores[letter], after.scores[letter]]
    const isReal = isMoved(before, after, letter)
    return { letter, before: from, after: to, points: to - from, isReal }
  })
}

/** Those that are more than chance, the widest move first. */
export function realChanges(before: Sitting, after: Sitting): LetterChange[] {
  return letterChanges(before, after)
    .filter(({ isReal }) => isReal)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

function isMoved(before: Sitting, after: Sitting, letter: Letter): boolean {
  // At the ends of the scale a place can move and its score not.
  if (!isComparable(before, after) || before.scores[letter] === after.scores[letter]) return false
  const [one, other] = [before, after].map(({ certainty, madeBy }) =>
    unwidened(certainty?.theta[letter], madeBy),
  )
  return one !== undefined && other !== undefined && Math.abs(changeIndex(one, other)) > REAL_CHANGE
}

/** A place with its error as the model says it, not as it is widened for people. */
function unwidened(place: Place | undefined, madeBy: string): Place | undefined {
  return place && { ...place, error: place.error / wideningOf(madeBy) }
}

/** "Did I change?", in a sentence. */
export function changeReading(before: Sitting, after: Sitting): string {
  if (!isComparable(before, after)) {
    return 'We changed our scoring in between, so we can’t compare the two.'
  }
  const moved = realChanges(before, after)
  if (moved.length === 0) return 'We can’t see a change.'
  const said = moved.map(
    ({ letter, points }) => `${letter} has moved ${points > 0 ? 'up' : 'down'}`,
  )
  return `${listed(said)}.`
}
