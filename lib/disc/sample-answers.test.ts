import { expect, it } from 'vitest'
import { findResponseProblem } from './responses'
import { answersBy, answersOf } from './sample-answers'
import { score } from './scoring'
import { STYLE_CODES } from './styles'

it.each(STYLE_CODES)('answers one whole form like %s', (style) => {
  const answers = answersOf(style)
  expect(findResponseProblem(answers)).toBeNull()
  expect(score(answers).style.code).toBe(style)
})

it('follows the pull to both ends of the scale', () => {
  const { D, S } = score(answersBy((letter) => ({ D: 2, I: 1, S: -2, C: -1 })[letter])).scores
  expect(D).toBeGreaterThanOrEqual(90)
  expect(S).toBeLessThanOrEqual(10)
})
