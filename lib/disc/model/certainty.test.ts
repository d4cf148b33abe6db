import { describe, expect, it } from 'vitest'
import { LETTERS, perLetter } from '../letters'
import { answersOf } from '../result/sample-answers'
import { certaintyOf, covarianceOf, rangeOf } from './certainty'
import { estimate } from './estimate'
import { answersFrom } from './product-form'
import { makeAgain } from './scorers'
import { MODEL, score } from './scoring'

const at = (value: number, error: number) => ({ theta: perLetter(() => ({ value, error })) })

describe('the range that people read', () => {
  it('holds 80 of 100 and ends at 1 and 99, whatever scorer found the place', () => {
    expect(rangeOf(at(0, 1), 'D')).toEqual({ low: 10, high: 90 })
    expect(rangeOf(at(0.5, 0.5), 'I')).toEqual({ low: 44, high: 87 })
    expect(rangeOf(at(3, 1), 'S')).toEqual({ low: 96, high: 99 })
    expect(rangeOf(at(-4, 0.5), 'C')).toEqual({ low: 1, high: 1 })
  })

  it('lies inside the 95 % interval', () => {
    const { intervals, ...certainty } = certaintyOf(score(answersOf('SC')))
    for (const letter of LETTERS) {
      const { low, high } = rangeOf(certainty, letter)
      expect(low).toBeGreaterThanOrEqual(intervals[letter].low)
      expect(high).toBeLessThanOrEqual(intervals[letter].high)
    }
  })
})

describe('the covariance of a stored certainty', () => {
  it('is the widened one of the estimate', () => {
    const answers = answersOf('DI')
    const { covariance } = estimate(MODEL.design, MODEL.prior, answersFrom(answers))
    const kept = JSON.parse(JSON.stringify(certaintyOf(score(answers))))
    for (const [place, value] of covarianceOf(kept).entries()) {
      expect(value).toBeCloseTo(MODEL.widening ** 2 * (covariance[place] as number), 12)
    }
  })

  it('is its diagonal where no correlations were kept', () => {
    const made = makeAgain({ scorerVersion: 'logit-3', calibration: 'none' }, answersOf('DI'))
    const { correlations, ...kept } = made?.certainty ?? (undefined as never)
    const matrix = covarianceOf(kept)
    expect(matrix[0]).toBe(kept.theta.D.error ** 2)
    expect(matrix.filter((value) => value !== 0)).toHaveLength(4)
  })
})
