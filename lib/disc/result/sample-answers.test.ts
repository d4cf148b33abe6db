import { expect, it } from 'vitest'
import { findResponseProblem } from '../form/responses'
import { LETTERS } from '../letters'
import { score } from '../model/scoring'
import { STYLE_CODES } from '../styles'
import { doubtOf } from './doubt'
import { answersBetween, answersBy, answersOf } from './sample-answers'

it.each(STYLE_CODES)('answers one whole form like %s', (style) => {
  const answers = answersOf(style)
  expect(findResponseProblem(answers)).toBeNull()
  expect(score(answers).style.code).toBe(style)
})

it.each(
  LETTERS.flatMap((first) =>
    LETTERS.filter((second) => second !== first).map((second) => [first, second] as const),
  ),
)('leaves it open between %s and %s, the first a little ahead', (first, second) => {
  const answers = answersBetween(first, second)
  expect(findResponseProblem(answers)).toBeNull()
  const scored = score(answers)
  expect(doubtOf(scored, scored.style)).toMatchObject({ kind: 'even', first, second })
})

it('follows the pull to both ends of the scale', () => {
  const { D, S } = score(answersBy((letter) => ({ D: 2, I: 1, S: -2, C: -1 })[letter])).scores
  expect(D).toBeGreaterThanOrEqual(90)
  expect(S).toBeLessThanOrEqual(10)
})
