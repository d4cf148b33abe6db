import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTERS, perLetter } from '../letters'
import { anyProfile, profileOf } from '../testing'
import { averageRanges } from './average-range'
import { averageScores } from './profile'

/** A person with the same score and range in every letter. */
const person = (score: number, low: number, high: number) => ({
  scores: perLetter(() => score),
  ranges: perLetter(() => ({ low, high })),
})

describe('the range of an average', () => {
  it('is the own range of someone alone', () => {
    expect(averageRanges([person(60, 50, 70)])?.D).toEqual({ low: 50, high: 70 })
    // At the ends of the scale ranges lean to the middle.
    expect(averageRanges([person(23, 4, 54)])?.D).toEqual({ low: 4, high: 54 })
    expect(averageRanges([person(99, 90, 100)])?.D).toEqual({ low: 90, high: 100 })
  })

  it('narrows with the team, yet less than if errors had nothing in common', () => {
    const reachOf = (size: number) => {
      const { low, high } = averageRanges(Array(size).fill(person(50, 30, 70)))?.S ?? {
        low: 0,
        high: 0,
      }
      expect(low + high).toBe(100)
      return (high - low) / 2
    }
    // 20 · √((1 + 3 · .35) / 4), and 20 · √((1 + 99 · .35) / 100); unrelated errors would say 10 and 2.
    expect(reachOf(4)).toBe(14)
    expect(reachOf(100)).toBe(12)
  })

  it('is not said when one result has none, or no one has a result', () => {
    const { scores } = profileOf('D')
    expect(averageRanges([person(60, 50, 70), { scores, ranges: null }])).toBeNull()
    expect(averageRanges([])).toBeNull()
  })

  it('holds the average and stays on the scale, for any team', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { minLength: 1, maxLength: 40 }), (team) => {
        const ranges = averageRanges(team)
        const averages = averageScores(team)
        for (const letter of LETTERS) {
          const { low, high } = ranges?.[letter] ?? { low: 1, high: 0 }
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(100)
          expect(low).toBeLessThanOrEqual(averages[letter])
          expect(high).toBeGreaterThanOrEqual(averages[letter])
        }
      }),
      { seed: 28, numRuns: 200 },
    )
  })
})
