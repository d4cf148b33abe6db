/**
 * Why this result: the answers that moved it most.
 *
 * A result is about two letters: the one that leads, and the next. An answer's weight is what their distance
 * would lose without it: the distance by all answers, less the distance by all the others, each found anew. It is a
 * reason only where a pick of its own bears on the two letters, and all its picks that do pull the same way.
 *
 * Answers against a clear lead are left out. They weigh the most of all, because nothing else says what they
 * say, and yet they are not why the result is what it is. Where the lead is open both sides are why.
 */

import { itemById, type Response } from '../form/responses'
import { LETTER_NAMES, LETTERS, type Letter } from '../letters'
import type { Certainty } from '../model/certainty'
import { estimate } from '../model/estimate'
import type { Model } from '../model/model'
import { answersFrom } from '../model/product-form'
import { MODEL } from '../model/scoring'
import type { Style } from '../styles'
import { type Doubt, doubtOf, isOpenLead } from './doubt'

/** More would not be read. */
export const TOLD_ANSWERS = 5
/** Of those behind a clear lead, so many at most only speak against the second letter: the others name the leader. */
const MOST_AGAINST = 2

export interface TellingAnswer {
  question: number
  /** The statements picked. */
  most: string
  least: string
  /** The letter that it speaks for by a pick of its own, if any. */
  toward: Letter | null
  /** The letter that it speaks against by a pick of its own, if any. At least one of the two is there. */
  awayFrom: Letter | null
  /** The letter that stands beside it: the one it speaks for, else the one it speaks against. */
  about: Letter
  /** What it did: "Toward Dominance, away from Influence". */
  did: string
}

/** Why a result is what it is, for its person. */
export interface Explanation {
  /** What the answers have in common, in a sentence. */
  intro: string
  answers: readonly TellingAnswer[]
}

/** Explains a result by the answers behind it and the model that made it; null when there is nothing to tell. */
export function explain(
  responses: readonly Response[],
  certainty: Certainty,
  style: Pick<Style, 'primary' | 'secondary'>,
  model: Model = MODEL,
): Explanation | null {
  const doubt = doubtOf(certainty, style)
  const answers = tellingAnswers(responses, doubt, model)
  if (answers.length === 0) return null
  const { first, second } = doubt
  return {
    intro: isOpenLead(doubt)
      ? 'These answers moved you the most, one way or the other.'
      : `These answers did the most to put ${first} ahead of ${second}.`,
    answers,
  }
}

/**
 * The answers with the most weight, the heaviest first. Untouched suggestions have none. Of five behind a clear
 * lead, at least three speak for the leader.
 */
export function tellingAnswers(
  responses: readonly Response[],
  { first, second, kind }: Pick<Doubt, 'first' | 'second' | 'kind'>,
  { design, prior }: Model = MODEL,
): TellingAnswer[] {
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
  const reasons = counted
    .map((response) => ({
      response,
      weight: whole - distance(counted.filter((rest) => rest !== response)),
    }))
    .filter(({ weight }) => isOpenLead({ kind }) || weight > 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .flatMap(({ response, weight }) => {
      const sides = weight > 0 ? ([first, second] as const) : ([second, first] as const)
      return reasonOf(response, ...sides) ?? []
    })
  return (isOpenLead({ kind }) ? reasons : mostlyToward(reasons)).slice(0, TOLD_ANSWERS)
}

/** An answer as a reason for one of the two letters; null when no pick of its own says so, or one says the opposite. */
function reasonOf(
  { question, most, least }: Response,
  winner: Letter,
  loser: Letter,
): TellingAnswer | null {
  const [chosen, rejected] = [itemById(most), itemById(least)]
  if (!chosen || !rejected) return null
  const pulls = [
    { letter: chosen.letter, by: chosen.keyed },
    { letter: rejected.letter, by: -rejected.keyed },
  ]
  const does = (letter: Letter, sign: 1 | -1) =>
    pulls.some((pull) => pull.letter === letter && Math.sign(pull.by) === sign)
  if (does(winner, -1) || does(loser, 1)) return null
  const toward = does(winner, 1) ? winner : null
  const awayFrom = does(loser, -1) ? loser : null
  const about = toward ?? awayFrom
  if (!about) return null
  const did = whatItDid({ toward, awayFrom }, (letter) => LETTER_NAMES[letter])
  return { question, most: chosen.text, least: rejected.text, toward, awayFrom, about, did }
}

/** "Toward Dominance, away from Influence", or with a letter for its name "Toward D, away from I". */
export function whatItDid(
  { toward, awayFrom }: Pick<TellingAnswer, 'toward' | 'awayFrom'>,
  nameOf: (letter: Letter) => string,
): string {
  const against = awayFrom && `away from ${nameOf(awayFrom)}`
  if (!toward) return against ? `A${against.slice(1)}` : ''
  return `Toward ${nameOf(toward)}${against ? `, ${against}` : ''}`
}

/** The reasons for a leader, without more than two that do not name it. */
function mostlyToward(reasons: readonly TellingAnswer[]): TellingAnswer[] {
  let against = 0
  return reasons.filter(({ toward }) => toward !== null || ++against <= MOST_AGAINST)
}
