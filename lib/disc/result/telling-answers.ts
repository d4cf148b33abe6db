/**
 * What pulled a result: the answers that moved it most.
 *
 * A result is about two letters: the one that leads, and the next. An answer's weight is what their distance
 * would lose without it: the distance by all answers, less the distance by all the others, each found anew. It is a
 * reason only where a pick of its own bears on the two letters, and all its picks that do pull the same way.
 *
 * Where the lead is open both sides are shown, each by itself, the leader's at least as long as the other. Where it is
 * not, answers against the leader are left out. They weigh the most of all, because nothing else says what they say,
 * and yet they are not why the result is what it is.
 */

import { itemById, type Response } from '../form/responses'
import { LETTERS, type Letter } from '../letters'
import type { Certainty } from '../model/certainty'
import { estimate } from '../model/estimate'
import type { Model } from '../model/model'
import { answersFrom } from '../model/product-form'
import { MODEL } from '../model/scoring'
import type { Style } from '../styles'
import { type Doubt, doubtOf, isOpenLead } from './doubt'

/** More would not be read: for one letter, and for each of two. */
export const TOLD_ANSWERS = 5
export const TOLD_EACH_WAY = 3
/** Of those behind a leader, so many at most only speak against the second letter: the others name the leader. */
const MOST_AGAINST = 2

/** How a statement was picked, in words. */
export const PICKED = { most: 'Most like you', least: 'Least like you' } as const

/** One answer, by its picks that pulled. */
export interface TellingAnswer {
  question: number
  picks: readonly { as: keyof typeof PICKED; text: string }[]
  /** One of its picks speaks for the letter; else they only speak against the other. */
  isFor: boolean
}

/** The answers that pulled toward a letter, the heaviest first. */
export interface Pull {
  letter: Letter
  answers: readonly TellingAnswer[]
}

/** Why a result is what it is, for its person. */
export interface Explanation {
  title: string
  /** Toward the leader; where the lead is open, then toward the second letter. */
  pulls: readonly Pull[]
}

/** Explains a result by the answers behind it and the model that made it; null when there is nothing to tell. */
export function explain(
  responses: readonly Response[],
  certainty: Certainty,
  style: Pick<Style, 'primary' | 'secondary'>,
  model: Model = MODEL,
): Explanation | null {
  const doubt = doubtOf(certainty, style)
  const pulls = pullsOf(responses, doubt, model)
  if (pulls.length === 0) return null
  const isEachWay = pulls.length > 1
  return {
    title: isEachWay ? 'What pulled you each way' : `What pulled you toward ${doubt.first}`,
    pulls,
  }
}

/** None where nothing speaks for the leader: what only speaks against a result does not explain it. Untouched suggestions have no weight. */
export function pullsOf(
  responses: readonly Response[],
  { first, second, kind }: Pick<Doubt, 'first' | 'second' | 'kind'>,
  { design, prior }: Model = MODEL,
): Pull[] {
  // In one order, so that sums and ties come out alike whatever order the answers came in.
  const counted = responses
    .filter(({ suggested }) => !suggested)
    .sort((a, b) => a.question - b.question)
  const [one, other] = [LETTERS.indexOf(first), LETTERS.indexOf(second)]
  const distance = (some: readonly Response[]) => {
    const { theta } = estimate(design, prior, answersFrom(some))
    return (theta[one] as number) - (theta[other] as number)
  }
  const whole = distance(counted)
  const weighed = counted
    .map((response) => ({
      response,
      weight: whole - distance(counted.filter((rest) => rest !== response)),
    }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  const toward = (sign: 1 | -1, winner: Letter, loser: Letter) =>
    weighed
      .filter(({ weight }) => sign * weight > 0)
      .flatMap(({ response }) => reasonOf(response, winner, loser) ?? [])
  const leading = toward(1, first, second)
  if (!isOpenLead({ kind })) return pull(first, mostlyFor(leading).slice(0, TOLD_ANSWERS))
  const answers = leading.slice(0, TOLD_EACH_WAY)
  return [
    ...pull(first, answers),
    ...pull(second, toward(-1, second, first).slice(0, answers.length)),
  ]
}

function pull(letter: Letter, answers: readonly TellingAnswer[]): Pull[] {
  return answers.length > 0 ? [{ letter, answers }] : []
}

/** An answer as a reason for one of the two letters; null when no pick of its own says so, or one says the opposite. */
function reasonOf(
  { question, most, least }: Response,
  winner: Letter,
  loser: Letter,
): TellingAnswer | null {
  const [chosen, rejected] = [itemById(most), itemById(least)]
  if (!chosen || !rejected) return null
  const picks = [
    { as: 'most' as const, text: chosen.text, letter: chosen.letter, by: chosen.keyed },
    { as: 'least' as const, text: rejected.text, letter: rejected.letter, by: -rejected.keyed },
  ]
  const speaksFor = (pick: (typeof picks)[number], letter: Letter, sign: 1 | -1) =>
    pick.letter === letter && pick.by === sign
  const pulling = picks.filter((pick) => speaksFor(pick, winner, 1) || speaksFor(pick, loser, -1))
  const isAgainst = picks.some((pick) => speaksFor(pick, winner, -1) || speaksFor(pick, loser, 1))
  if (isAgainst || pulling.length === 0) return null
  return {
    question,
    picks: pulling.map(({ as, text }) => ({ as, text })),
    isFor: pulling.some((pick) => speaksFor(pick, winner, 1)),
  }
}

/** The reasons for a leader, without more than two that do not name it. */
function mostlyFor(reasons: readonly TellingAnswer[]): TellingAnswer[] {
  let against = 0
  return reasons.filter(({ isFor }) => isFor || ++against <= MOST_AGAINST)
}
