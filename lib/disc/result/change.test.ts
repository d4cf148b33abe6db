import { describe, expect, it } from 'vitest'
import { type PerLetter, perLetter } from '../letters'
import { score } from '../model/scoring'
import { changeIndex, changeReading, isComparable, letterChanges, type Sitting } from './change'
import { answersOf } from './sample-answers'

const BEFORE = { D: 80, I: 40, S: 30, C: 60 }

const counted = (scores: PerLetter<number>): Sitting => ({
  scores,
  certainty: null,
  madeBy: 'count-1/none',
})

/** Places in standard deviations, all equally sure. */
const measured = (values: PerLetter<number>, scores: PerLetter<number>, error = 0.4): Sitting => ({
  scores,
  madeBy: 'logit-2/none',
  certainty: { theta: perLetter((letter) => ({ value: values[letter], error })) },
})

describe('a test between two results that say how sure they are', () => {
  it('is the distance in standard errors of what one person varies by from sitting to sitting', () => {
    // 1 / √(.7 · (.09 · .91 + .16 · .84))
    const [one, other] = [
      { value: -0.5, error: 0.3 },
      { value: 0.5, error: 0.4 },
    ]
    expect(changeIndex(one, other)).toBeCloseTo(2.5704, 3)
    expect(changeIndex(other, one)).toBeCloseTo(-2.5704, 3)
  })

  it('takes a change beyond 1.96 of them for real, in either direction, and none within', () => {
    // Errors of .4, widened by 1.1: 1.96 · √(1.4 · .13223 · .86777) = .78557
    const zero = measured({ D: 0, I: 0, S: 0, C: 0 }, BEFORE)
    const moved = { D: 81, I: 41, S: 29, C: 59 }
    const after = measured({ D: 0.785, I: 0.786, S: -0.786, C: -0.785 }, moved)
    expect(letterChanges(zero, after).map(({ isReal }) => isReal)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is harder to pass the less sure the results are', () => {
    const isReal = (error: number) =>
      letterChanges(
        measured({ D: 0, I: 0, S: 0, C: 0 }, BEFORE, error),
        measured({ D: 0.8, I: 0, S: 0, C: 0 }, { ...BEFORE, D: 90 }, error),
      )[0]?.isReal
    expect([isReal(0.3), isReal(0.5)]).toEqual([true, false])
  })

  it('says which letters have moved and where to, and never that nothing changed', () => {
    const zero = measured({ D: 1, I: 0, S: 0, C: 0 }, BEFORE)
    const one = measured({ D: -1, I: 0, S: 0, C: 0.5 }, { D: 60, I: 41, S: 30, C: 85 })
    expect(changeReading(zero, one)).toBe('D has moved down.')
    const three = measured({ D: -1, I: 2, S: 2, C: 0 }, { D: 60, I: 90, S: 95, C: 60 })
    expect(changeReading(zero, three)).toBe('S has moved up, I has moved up and D has moved down.')
    expect(changeReading(zero, zero)).toBe('We can’t see a change.')
  })

  it('tells opposite people apart, and does not tell one answer from another', () => {
    const sitting = (answers: Parameters<typeof score>[0]): Sitting => {
      const scored = score(answers)
      return { scores: scored.scores, certainty: scored, madeBy: 'logit-2/none' }
    }
    const [first, ...rest] = answersOf('D')
    const twin = first ? [{ ...first, most: first.least, least: first.most }, ...rest] : rest
    expect(
      letterChanges(sitting(answersOf('D')), sitting(answersOf('S'))).filter(({ isReal }) => isReal)
        .length,
    ).toBeGreaterThan(1)
    expect(letterChanges(sitting(answersOf('D')), sitting(twin)).some(({ isReal }) => isReal)).toBe(
      false,
    )
  })
})

describe('two results that do not lie on one scale', () => {
  const one = measured({ D: -3, I: 0, S: 0, C: 0 }, BEFORE)
  const far = measured({ D: 3, I: 0, S: 0, C: 0 }, { ...BEFORE, D: 20 })

  it.each([
    ['of two calibrations', { ...far, madeBy: 'logit-2/2026-12' }],
    ['of which one carries no errors', counted(far.scores)],
  ])('%s: nothing is said to have moved', (_, other) => {
    expect([isComparable(one, other), isComparable(one, far)]).toEqual([false, true])
    expect(letterChanges(one, other).some(({ isReal }) => isReal)).toBe(false)
    expect(changeReading(one, other)).toMatch(/^We changed our scoring in between/)
  })
})
