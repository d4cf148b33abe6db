import { describe, expect, it } from 'vitest'
import { perLetter } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { chanceOf, drawTogether, isSure, type Measured } from './claims'
import { normalShare } from './normal'

/** Someone with these scores in circle order, so sure of each letter. */
function person(error: number | null, ...[D = 50, I = 50, S = 50, C = 50]: number[]): Measured {
  const scores = { D, I, S, C }
  return { scores, certainty: error === null ? null : { theta: sampleTheta(scores, error) } }
}

describe('the chance of a claim', () => {
  it('is what the normal says, of one letter and of a difference', () => {
    // D stands at the middle of the scale, .6 standard deviations below 73 of 100.
    const draws = drawTogether([person(0.4, 73, 50)])
    expect(chanceOf(draws, ([one]) => one !== undefined && one.D > 50)).toBeCloseTo(
      normalShare(0.613 / 0.4),
      1,
    )
    expect(chanceOf(draws, ([one]) => one !== undefined && one.D > one.I)).toBeCloseTo(
      normalShare(0.613 / (0.4 * Math.SQRT2)),
      1,
    )
  })

  it('is high enough with narrow ranges and not with wide ones', () => {
    const leads = (error: number | null) =>
      isSure(drawTogether([person(error, 70, 60)]), ([one]) => one !== undefined && one.D > one.I)
    expect([0.1, 0.2, 0.45].map(leads)).toEqual([true, true, false])
    // Results of plain counting say nothing of how sure they are: their scores are taken at their word.
    expect(leads(null)).toBe(true)
  })

  it('takes two people’s errors to go together as SHARED_ERROR says', () => {
    const same = drawTogether([person(0.5), person(0.5)])
    const both = chanceOf(same, (people) => people.every(({ S }) => S > 50))
    // ¼ + asin(.35) / 2π
    expect(both).toBeGreaterThan(0.29)
    expect(both).toBeLessThan(0.33)
  })

  it('is the same each time, for one and for a crowd', () => {
    for (const size of [1, 12, 150]) {
      const team = Array.from({ length: size }, (_, at) => person(0.4, 20 + (at % 60)))
      expect(drawTogether(team)).toEqual(drawTogether(team))
      expect(drawTogether(team)[0]).toHaveLength(size)
    }
  })

  it('keeps every draw on the scale', () => {
    for (const [one] of drawTogether([person(0.9, 99, 1)])) {
      for (const score of Object.values(one ?? perLetter(() => -1))) {
        expect(score).toBeGreaterThan(0)
        expect(score).toBeLessThan(100)
      }
    }
  })
})
