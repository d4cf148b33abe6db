import { FORM } from '../../lib/disc/form/items'
import type { Response } from '../../lib/disc/form/responses'
import type { Letter } from '../../lib/disc/letters'
import { score } from '../../lib/disc/model/scoring'
import { answersBetween, answersOf } from '../../lib/disc/result/sample-answers'
import type { StyleCode } from '../../lib/disc/styles'

export interface WireAnswer {
  question_number: number
  most_like: string
  least_like: string
}

/** Answers of a person whose result is this style, as the API takes them. */
export function answersFor(style: StyleCode): WireAnswer[] {
  return answersOf(style).map(toWire)
}

/** Answers that leave it open which of two letters leads; the first is a little likelier. */
export function answersBetweenLetters(first: Letter, second: Letter): WireAnswer[] {
  return answersBetween(first, second).map(toWire)
}

function toWire({ question, most, least }: Response): WireAnswer {
  return { question_number: question, most_like: most, least_like: least }
}

/** The same answers with the times of a person who reads, or of one who does not. */
export function timed(answers: readonly WireAnswer[], ms: (question: number) => number) {
  return answers.map((answer) => ({ ...answer, ms: ms(answer.question_number) }))
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

/** An unfinished assessment with the first questions answered, as a client saves it. */
export function stateAfter(answered: number) {
  const answers = answersFor('CS')
  const open = answers[answered]
  return {
    questions: FORM.map(({ question, items }) => ({
      group: question,
      options: items.map(({ id }) => id),
    })),
    answers: answers.slice(0, answered).map(({ most_like, least_like }) => ({
      most: most_like,
      least: least_like,
      suggested: false,
      ms: 900,
    })),
    choices: { most: open?.most_like, least: open?.least_like, suggested: true, ms: 0 },
  }
}
