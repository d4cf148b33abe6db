import { answersOf } from '../lib/disc/sample-answers'
import { score } from '../lib/disc/scoring'
import type { StyleCode } from '../lib/disc/styles'

export interface WireAnswer {
  question_number: number
  most_like: string
  least_like: string
}

/** Answers of a person whose result is this style, as the API takes them. */
export function answersFor(style: StyleCode): WireAnswer[] {
  return answersOf(style).map(({ question, most, least }) => ({
    question_number: question,
    most_like: most,
    least_like: least,
  }))
}

/** The exact scores that the product must come to. */
export function scoresOf(answers: readonly WireAnswer[]) {
  return score(
    answers.map((answer) => ({
      question: answer.question_number,
      most: answer.most_like,
      least: answer.least_like,
    })),
  ).scores
}
