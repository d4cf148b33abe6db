/** How sure a result is. It is kept with the result; results that were scored by counting have none. */
import type { PerLetter } from '../letters'

/** Whole numbers, 0 to 100. A type, because an interface is no JSON to the database client. */
export type Interval = { low: number; high: number }

export interface Certainty {
  /** By the model, 95 % of people with these answers lie between, per letter. */
  intervals: PerLetter<Interval>
  /** The chance of the style's own first letter: of so many people with these answers it is the highest. */
  primaryProbability: number
  /** How probable the style's code is; null where it was renamed after it was scored, by its printed scores. */
  styleProbability: number | null
  /** How probable each letter is as the highest. */
  primaryChances: PerLetter<number>
  /** Where the letters lie in standard deviations of the prior, with their widened standard errors: for comparing two results. */
  theta: PerLetter<{ value: number; error: number }>
}

/** Only that part of what a scorer says. */
export function certaintyOf(scored: Certainty): Certainty {
  return {
    intervals: scored.intervals,
    primaryProbability: scored.primaryProbability,
    styleProbability: scored.styleProbability,
    primaryChances: scored.primaryChances,
    theta: scored.theta,
  }
}
