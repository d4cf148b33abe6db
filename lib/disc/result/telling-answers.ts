/**
 * Why this result: the answers that moved it most.
 *
 * A result is about two letters: the one that leads, and the next. An answer's weight is what their distance
 * would lose without it: the distance by all answers, less the distance by all the others, each found anew.
 *
 * Answers against a clear lead are left out. They weigh the most of all, because nothing else says what they
 * say, and yet they are not why the result is what it is. Where two letters share the lead both sides are why.
 */

import { itemById, type Response } from '../form/responses'
import { LETTERS, type Letter } from '../letters'
import type { Certainty } from '../model/certainty'
import { estimate } from '../model/estimate'
import { answersFrom, PRODUCT_DESIGN } from '../model/product-form'
import { PRIOR } from '../model/scoring'
import type { Style } from '../styles'
import { type Lead, leadOf } from './certainty-text'

/** More would not be read. */
export const TOLD_ANSWERS = 5

export interface TellingAnswer {
  question: number
  /** The statements picked. */
  most: string
  least: string
  /** Which of the two letters it speaks for. */
  toward: Letter
}

/** Why a result is what it is, for its person. */
export interface Explanation {
  /** What the answers have in common, in a sentence. */
  intro: string
  answers: readonly TellingAnswer[]
}

/** Explains a result by the answers behind it; null when there is nothing to tell. */
export function explain(
  responses: readonly Response[],
  certainty: Certainty,
  style: Pick<Style, 'primary' | 'secondary'>,
): Explanation | null {
  const lead = leadOf(certainty, style)
  const answers = tellingAnswers(responses, lead)
  if (answers.length === 0) return null
  const { first, second, isShared } = lead
  return {
    intro: isShared
      ? `You stand between ${first} and ${second}. These answers weighed most, toward the one or the other.`
      : `These answers did most to put ${first} ahead of ${second}.`,
    answers,
  }
}

/** The answers with the most weight, the heaviest first. Untouched suggestions have none. */
export function tellingAnswers(
  responses: readonly Response[],
  { first, second, isShared }: Pick<Lead, 'first' | 'second' | 'isShared'>,
): TellingAnswer[] {
  // In one order, so that sums and ties come out alike whatever order the answers came in.
  const counted = responses
    .filter(({ suggested }) => !suggested)
    .sort((a, b) => a.question - b.question)
  const [one, other] = [LETTERS.indexOf(first), LETTERS.indexOf(second)]
  const distance = (some: readonly Response[]) => {
    const { theta } = estimate(PRODUCT_DESIGN, PRIOR, answersFrom(some))
    return (theta[one] as number) - (theta[other] as number)
  }
  const whole = distance(counted)
  return counted
    .map((response) => ({
      response,
      weight: whole - distance(counted.filter((rest) => rest !== response)),
    }))
    .filter(({ weight }) => isShared || weight > 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, TOLD_ANSWERS)
    .flatMap(({ response: { question, most, least }, weight }) => {
      const [chosen, rejected] = [itemById(most), itemById(least)]
      if (!chosen || !rejected) return []
      const toward = weight > 0 ? first : second
      return [{ question, most: chosen.text, least: rejected.text, toward }]
    })
}
