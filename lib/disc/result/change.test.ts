import { describe, expect, it } from 'vitest'
import { type PerLetter, perLetter } from '../letters'
import { score } from '../model/scoring'
import {
  bandChange,
  changeIndex,
  changeReading,
  changeRule,
  inPoints,
  letterChanges,
  type Sitting,
} from './change'
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

const read = (before: Sitting, after: Sitting) =>
  changeReading(letterChanges(before, after), changeRule(before, after))

describe('the change between two results', () => {
  it('counts points per letter and names a band that was left', () => {
    const changes = letterChanges(counted(BEFORE), counted({ D: 60, I: 41, S: 30, C: 70 }))
    expect(changes.map(({ letter, points }) => [letter, points])).toEqual([
      ['D', -20],
      ['I', 1],
      ['S', 0],
      ['C', 10],
    ])
    expect(changes[0]?.band).toEqual({ before: 'HIGH', after: 'MED' })
    expect(changes[1]?.band).toBeNull()
    expect(bandChange({ before: 'HIGH', after: 'MED' })).toBe(
      'from Dominant trait to Moderate trait',
    )
    expect(inPoints(1)).toBe('up 1 point')
    expect(inPoints(0)).toBe('no change')
  })
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
    expect(read(zero, one)).toBe('D has moved down.')
    const three = measured({ D: -1, I: 2, S: 2, C: 0 }, { D: 60, I: 90, S: 95, C: 60 })
    expect(read(zero, three)).toBe('S has moved up, I has moved up and D has moved down.')
    expect(read(zero, zero)).toBe('We can’t see a change.')
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

describe('without errors', () => {
  it('points decide, from six on', () => {
    expect(read(counted(BEFORE), counted({ D: 60, I: 41, S: 30, C: 70 }))).toBe(
      'D has moved down and C has moved up.',
    )
    expect(read(counted(BEFORE), counted({ D: 75, I: 45, S: 25, C: 65 }))).toBe(
      'We can’t see a change.',
    )
  })

  it('on one side only, too, and says that the two were scored in different ways', () => {
    const [before, after] = [counted(BEFORE), measured({ D: 9, I: 9, S: 9, C: 9 }, BEFORE)]
    expect([changeRule(before, after), changeRule(after, before)]).toEqual(['mixed', 'mixed'])
    expect(changeRule(before, before)).toBe('points')
    expect(letterChanges(before, after).some(({ isReal }) => isReal)).toBe(false)
  })

  it('say nothing between two scorers or calibrations, whose numbers lie on different scales', () => {
    const one = measured({ D: -3, I: 0, S: 0, C: 0 }, BEFORE)
    const far = { ...measured({ D: 3, I: 0, S: 0, C: 0 }, BEFORE), madeBy: 'logit-2/2026-12' }
    expect([changeRule(one, far), changeRule(one, { ...far, madeBy: one.madeBy })]).toEqual([
      'rescaled',
      'test',
    ])
    expect(letterChanges(one, far).some(({ isReal }) => isReal)).toBe(false)
    const moved = { ...far, scores: { ...BEFORE, D: BEFORE.D - 30 } }
    expect(letterChanges(one, moved).some(({ isReal }) => isReal)).toBe(false)
    expect(read(one, moved)).toMatch(/^We changed our scoring in between/)
  })
})
