/**
 * Scores a set of responses by a model of how people choose, and says how sure it is. Its figures come from
 * `npm run study` (docs/study.md); docs/decisions/019 says why it is as it is.
 */

import type { Response } from '../form/responses'
import { LETTERS, type PerLetter, perLetter } from '../letters'
import { rankLetters, type Style } from '../styles'
import type { Certainty } from './certainty'
import { type Estimate, estimate, priorOf } from './estimate'
import { identity } from './linear'
import { normalPoint, normalShare } from './normal'
import { normalPoints } from './points'
import { answersFrom, PRODUCT_DESIGN } from './product-form'
import { chancesOf, styleAmong } from './style-chances'

/** Stored with every result; a result keeps the numbers of the version that made it. */
export const SCORER_VERSION = 'logit-2'

/**
 * Standard errors are this much wider than the model says, because it does not know the statements' own
 * loadings and appeal. One factor for everyone, found by the study.
 */
export const WIDENING = 1.1

/** Of 100 people, an interval holds this many. */
const INTERVAL_PERCENT = 95

export interface Scored extends Certainty {
  /** Whole numbers, 0 to 100. */
  scores: PerLetter<number>
  /** Responses that entered the scores: all but untouched suggestions. */
  counted: number
  /** `primary` and `secondary` are the two highest of `scores`; of equal ones the first in circle order: D, I, S, C. */
  style: Style
}

const SIZE = LETTERS.length
export const PRIOR = priorOf(identity(SIZE), SIZE)
const DRAWS = normalPoints(1024, SIZE)
const INTERVAL_REACH = normalPoint(0.5 + INTERVAL_PERCENT / 200)

/**
 * Every answered, confirmed tetrad enters by the chance of its two picks (`model/likelihood.ts`); the
 * letters' prior is a standard normal each, unrelated. A score is the share of that prior below the estimate,
 * in percent. With no counted tetrad every score is 50 and every interval reaches almost from 0 to 100.
 */
export function score(responses: readonly Response[]): Scored {
  const answers = answersFrom(responses)
  const found = estimate(PRODUCT_DESIGN, PRIOR, answers)
  const chances = chancesOf(found, DRAWS)
  const theta = placesOf(found)
  const scores = perLetter((letter) => percentOf(theta[letter].value))
  const style = styleAmong(chances, rankLetters(scores))
  return {
    scores,
    counted: answers.length,
    intervals: perLetter((letter) => {
      const { value, error } = theta[letter]
      const reach = INTERVAL_REACH * error
      return { low: percentOf(value - reach), high: percentOf(value + reach) }
    }),
    style,
    styleProbability: chances.styles[style.code],
    primaryChances: chances.primary,
    primaryProbability: chances.primary[style.primary],
    theta,
  }
}

/** The score printed for a place: the share of the prior below it, in whole percent. */
export function percentOf(place: number): number {
  return Math.round(100 * normalShare(place))
}

function placesOf({ theta, covariance }: Estimate): Certainty['theta'] {
  return perLetter((letter) => {
    const place = LETTERS.indexOf(letter)
    return {
      value: theta[place] as number,
      error: WIDENING * Math.sqrt(covariance[place * SIZE + place] as number),
    }
  })
}
