/**
 * What changed between two results of one person, and whether that is more than chance.
 *
 * A letter is said to have moved where the chance of it is as great as that of all else that is said of people (`SURE`).
 * A place leans to the middle: with a prior of variance 1 and an error e after the answers, it is (1 − e²) times what the
 * answers alone say, and these have the variance e² / (1 − e²). So places of an unchanged person differ from sitting to
 * sitting with the variance
 *
 *   v = (1 − r) (e₁² (1 − e₁²) + e₂² (1 − e₂²))
 *
 * where r is the part of an error that comes back (`COMES_BACK`). Of a letter that moved, they differ by the visible part
 * of its move as well. Which of both is likelier by the difference that is seen, and by how many letters move at all
 * (`MOVES`), is Bayes' rule for a normal that is narrow or wide. The study has what comes of it (`lab/study/changes.ts`).
 * Results of plain counting carry no errors, and places found by different scorers or calibrations do not lie on one
 * scale; there, nothing is said. Nor is it of fewer answers than a name takes.
 */

import { LETTERS, type Letter, type PerLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { SURE } from '../model/claims'
import { MIN_CONFIDENT_ANSWERS } from '../model/confidence'
import { normalShare } from '../model/normal'
import { listed } from '../names'

/** The part of a result that a change is read from. */
export interface Sitting {
  /** 0 to 100 each. */
  scores: PerLetter<number>
  /** Null for results of plain counting. */
  certainty: Pick<Certainty, 'theta'> | null
  /** Answers that entered the scores. */
  counted: number
  /** Scorer and calibration (`scorers.ts`), which say on what scale the places lie. */
  madeBy: string
}

export interface LetterChange {
  letter: Letter
  before: number
  after: number
  /** Points gained (positive) or lost. */
  points: number
}

type Place = Certainty['theta'][Letter]

/** The part of a sitting's error that the next one has as well: what a statement has of its own, and what a person feels about it. */
const COMES_BACK = 0.3
/** One letter in eight is taken to have moved, by one standard deviation: one letter of every other person. */
const MOVES = { letters: 1 / 8, by: 1 }

/** The chance that a letter has moved the way it looks, by both places with their errors. */
export function chanceOfMove(before: Place, after: Place): number {
  const squares = [before.error ** 2, after.error ** 2]
  const chance = (1 - COMES_BACK) * squares.reduce((sum, one) => sum + one * (1 - one), 0)
  const visible = MOVES.by * (1 - squares.reduce((sum, one) => sum + one / 2, 0))
  const moved = chance + visible ** 2
  const seen = Math.abs(after.value - before.value)
  const odds =
    (MOVES.letters / (1 - MOVES.letters)) *
    Math.sqrt(chance / moved) *
    Math.exp((seen ** 2 / 2) * (1 / chance - 1 / moved))
  const thisWay = normalShare((visible * seen) / Math.sqrt(chance * moved))
  return thisWay * (1 - 1 / (1 + odds))
}

/** `logit-5` gives other names than `logit-4`, to the same places; otherwise each scorer and calibration has a scale of its own. */
const scaleOf = ({ madeBy }: Sitting) => madeBy.replace(/^logit-4\//, 'logit-5/')

/** Whether both say how sure they are, on one scale. */
export function isComparable(before: Sitting, after: Sitting): boolean {
  return Boolean(before.certainty && after.certainty) && scaleOf(before) === scaleOf(after)
}

const isEnough = (before: Sitting, after: Sitting) =>
  Math.min(before.counted, after.counted) >= MIN_CONFIDENT_ANSWERS

/** The four letters, in circle order. */
export function letterChanges(before: Sitting, after: Sitting): LetterChange[] {
  return LETTERS.map((letter) => {
    const [from, to] = [before.scores[letter], after.scores[letter]]
    return { letter, before: from, after: to, points: to - from }
  })
}

/** The letters of which it is said that they have moved, the widest move first. */
export function movedLetters(before: Sitting, after: Sitting): LetterChange[] {
  if (!isComparable(before, after) || !isEnough(before, after)) return []
  return (
    letterChanges(before, after)
      // At the ends of the scale a place can move and its score not.
      .filter(({ letter, points }) => points !== 0 && chanceBetween(before, after, letter) >= SURE)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
  )
}

function chanceBetween(before: Sitting, after: Sitting, letter: Letter): number {
  const [one, other] = [before.certainty?.theta[letter], after.certainty?.theta[letter]]
  return one && other ? chanceOfMove(one, other) : 0
}

/** "Did I change?", in a sentence. */
export function changeReading(before: Sitting, after: Sitting): string {
  if (!isComparable(before, after)) {
    return 'We changed our scoring in between, so we can’t compare the two.'
  }
  if (!isEnough(before, after)) {
    return 'One of the two has fewer than twenty answers of your own. That is too few to see a change.'
  }
  const moved = movedLetters(before, after)
  if (moved.length === 0) return 'We can’t see a change.'
  const said = moved.map(
    ({ letter, points }) => `${letter} has moved ${points > 0 ? 'up' : 'down'}`,
  )
  return `${listed(said)}.`
}
