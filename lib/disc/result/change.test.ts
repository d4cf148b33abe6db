import { describe, expect, it } from 'vitest'
import { type PerLetter, perLetter } from '../letters'
import { SURE } from '../model/claims'
import { MIN_CONFIDENT_ANSWERS } from '../model/confidence'
import { makeAgain } from '../model/scorers'
import { score } from '../model/scoring'
import {
  chanceOfMove,
  changeReading,
  isComparable,
  letterChanges,
  movedLetters,
  type Sitting,
} from './change'
import { answersOf } from './sample-answers'

const BEFORE = { D: 80, I: 40, S: 30, C: 60 }
const NOWHERE = { D: 0, I: 0, S: 0, C: 0 }

/** Places in standard deviations, all equally sure. */
const measured = (
  values: PerLetter<number>,
  scores: PerLetter<number>,
  error = 0.4,
  counted = 28,
): Sitting => ({
  scores,
  counted,
  madeBy: 'logit-5/none',
  certainty: { theta: perLetter((letter) => ({ value: values[letter], error })) },
})

describe('the chance that a letter has moved', () => {
  const chance = (by: number, error = 0.4) =>
    chanceOfMove({ value: 0, error }, { value: by, error })

  it('is what Bayes says of a narrow normal and a wide one', () => {
    // v = .7 · 2 · .16 · .84 = .18816, of one that moved .18816 + .84² = .89376.
    const odds =
      (1 / 7) * Math.sqrt(0.18816 / 0.89376) * Math.exp(1.125 * (1 / 0.18816 - 1 / 0.89376))
    // Φ(.84 · 1.5 / √(.18816 · .89376)) is .9989.
    expect(chance(1.5)).toBeCloseTo((0.9989 * odds) / (1 + odds), 3)
    expect(chance(-1.5)).toBeCloseTo(chance(1.5), 12)
  })

  it('grows with the distance, and the surer both places are', () => {
    const growing = [0, 0.5, 1, 1.5, 2].map((by) => chance(by))
    expect(growing).toEqual(growing.toSorted((one, other) => one - other))
    expect(chance(1.2, 0.3)).toBeGreaterThan(SURE)
    expect(chance(1.2, 0.5)).toBeLessThan(SURE)
    // Where nothing is seen, a letter has moved less often than people do.
    expect(chance(0)).toBeLessThan(1 / 16)
  })
})

describe('what is said of two results', () => {
  const zero = measured(NOWHERE, BEFORE)

  it('names the letters that have surely moved, and where to, and never that nothing changed', () => {
    const three = measured({ D: -1.6, I: 2, S: 1.5, C: 0.9 }, { D: 60, I: 90, S: 75, C: 61 })
    expect(changeReading(zero, three)).toBe('I has moved up, S has moved up and D has moved down.')
    expect(changeReading(zero, zero)).toBe('We can’t see a change.')
  })

  it('names no letter whose score stayed: at the ends of the scale only its place moved', () => {
    const far = measured({ ...NOWHERE, D: 4 }, BEFORE)
    expect(movedLetters(zero, far)).toEqual([])
  })

  it('says nothing of fewer than twenty answers on either side', () => {
    const moved = { D: 2, I: 0, S: 0, C: 0 }
    const few = measured(moved, { ...BEFORE, D: 99 }, 0.4, MIN_CONFIDENT_ANSWERS - 1)
    const enough = measured(moved, { ...BEFORE, D: 99 }, 0.4, MIN_CONFIDENT_ANSWERS)
    expect([movedLetters(zero, few), movedLetters(few, zero)]).toEqual([[], []])
    expect(changeReading(zero, few)).toMatch(/^One of the two has fewer than twenty answers/)
    expect(changeReading(zero, enough)).toBe('D has moved up.')
  })

  it('tells opposite people apart, and does not tell one answer from another', () => {
    const sitting = (answers: Parameters<typeof score>[0]): Sitting => {
      const scored = score(answers)
      const { scores, counted } = scored
      return { scores, counted, certainty: scored, madeBy: 'logit-5/none' }
    }
    const [first, ...rest] = answersOf('D')
    const twin = first ? [{ ...first, most: first.least, least: first.most }, ...rest] : rest
    const moved = movedLetters(sitting(answersOf('D')), sitting(answersOf('S')))
    expect(moved.map(({ letter }) => letter).sort()).toEqual(['D', 'S'])
    expect(movedLetters(sitting(answersOf('D')), sitting(twin))).toEqual([])
  })
})

it('compares results of logit-4 and logit-5, whose places are the same', () => {
  const [earlier, later] = ['logit-4', 'logit-5'].map((scorerVersion) =>
    makeAgain({ scorerVersion, calibration: 'none' }, answersOf('D')),
  )
  expect(earlier?.certainty?.theta).toEqual(later?.certainty?.theta)
  const one = { ...measured(NOWHERE, BEFORE), madeBy: 'logit-4/none' }
  const two = measured({ ...NOWHERE, D: 2 }, { ...BEFORE, D: 99 })
  expect(changeReading(one, two)).toBe('D has moved up.')
})

describe('two results that do not lie on one scale', () => {
  const one = measured({ ...NOWHERE, D: -3 }, BEFORE)
  const far = measured({ ...NOWHERE, D: 3 }, { ...BEFORE, D: 20 })

  it.each([
    ['of two calibrations', { ...far, madeBy: 'logit-5/2026-12' }],
    ['of two scorers', { ...far, madeBy: 'logit-3/none' }],
    ['of which one carries no errors', { ...far, certainty: null, madeBy: 'count-1/none' }],
  ])('%s: nothing is said to have moved', (_, other) => {
    expect([isComparable(one, other), isComparable(one, far)]).toEqual([false, true])
    expect(movedLetters(one, other)).toEqual([])
    expect(letterChanges(one, other).map(({ points }) => points)).toEqual([-60, 0, 0, 0])
    expect(changeReading(one, other)).toMatch(/^We changed our scoring in between/)
  })
})
