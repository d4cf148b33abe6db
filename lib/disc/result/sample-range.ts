import type { Interval } from '../model/certainty'

/** For samples and tests: a range such as a score of 0 to 100 has, wide in the middle and narrow at the ends. */
export function sampleRange(score: number): Interval {
  const reach = Math.round(6 + (score * (100 - score)) / 150)
  return { low: Math.max(0, score - reach), high: Math.min(100, score + reach) }
}
