import { expect, it } from 'vitest'
import { type PerLetter, perLetter } from '../letters'
import { certaintyOf } from '../model/certainty'
import { score } from '../model/scoring'
import { STYLE_CODES, styleOf } from '../styles'
import { otherName } from './other-name'
import { answersBetween, answersOf } from './sample-answers'
import { sampleTheta } from './sample-range'

/** The line of these scores, known so well, with a chance of the lead. */
function lineOf(scores: PerLetter<number>, error: number, chance = 0.9) {
  const style = styleOf(scores, chance < 0.8)
  const primaryChances = perLetter((letter) => (letter === style.primary ? chance : 0.1))
  const certainty = { ...certaintyOf(score(answersOf('D'))), primaryChances }
  const theta = sampleTheta(scores, error)
  return otherName({ ...certainty, theta, correlations: undefined }, style)
}

it('names what one letter decides, where the name is less than even', () => {
  expect(lineOf({ D: 20, I: 35, S: 50, C: 97 }, 0.3)).toBe(
    'If S is lower than it looks, you’re The Clear Measure.',
  )
  expect(lineOf({ D: 20, I: 35, S: 62, C: 66 }, 0.3, 0.6)).toMatch(/^If S is higher than it looks/)
})

it('says nothing of a name that is more likely than not', () => {
  expect(lineOf({ D: 5, I: 5, S: 75, C: 98 }, 0.2)).toBeNull()
})

it('says nothing where an earlier rule gave the name', () => {
  const scored = score(answersBetween('D', 'I'))
  expect(scored.style.code).toBe('DI')
  expect(otherName(scored, { ...scored.style, code: 'D' })).toBeNull()
})

it('never names the style itself', () => {
  for (const code of STYLE_CODES) {
    const scored = score(answersOf(code))
    const line = otherName(scored, scored.style)
    if (line) expect(line).toMatch(/^If [DISC] is (high|low)er than it looks, you’re The .+\.$/)
  }
})
