import { type PerLetter, perLetter } from '../letters'
import type { Certainty, Interval } from '../model/certainty'
import { normalPoint } from '../model/normal'

/** For samples and tests: a range such as a score of 0 to 100 has, wide in the middle and narrow at the ends. */
export function sampleRange(score: number): Interval {
  const reach = Math.round(6 + (score * (100 - score)) / 150)
  return { low: Math.max(0, score - reach), high: Math.min(100, score + reach) }
}

/** Where such scores lie on the model's scale, and how sure that is there. */
export function sampleTheta(scores: PerLetter<number>, error = 0.45): Certainty['theta'] {
  return perLetter((letter) => ({
    value: normalPoint(Math.min(99, Math.max(1, scores[letter])) / 100),
    error,
  }))
}
