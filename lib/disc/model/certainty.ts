/** How sure a result is. It is kept with the result; results that were scored by counting have none. */
import { LETTERS, type Letter, type PerLetter, perLetter } from '../letters'
import type { Estimate } from './estimate'
import type { Matrix } from './linear'
import { normalPoint, percentOf } from './normal'

/** Whole numbers, 0 to 100. A type, because an interface is no JSON to the database client. */
export type Interval = { low: number; high: number }

export interface Certainty {
  /** By the model, 95 % of people with these answers lie between, per letter. People read `rangesOf`. */
  intervals: PerLetter<Interval>
  /** The chance of the style's own first letter: of so many people with these answers it is the highest. */
  primaryProbability: number
  /** How probable the style's code is; null where it was renamed after it was scored, by its printed scores. */
  styleProbability: number | null
  /**
   * The first letter's chance, were it known how well each letter is liked: what further questions of the same person can
   * settle. Not kept of earlier results, and not of several sittings together.
   */
  ownChance?: number | undefined
  /** How probable each letter is as the highest. */
  primaryChances: PerLetter<number>
  /** Where the letters lie in standard deviations of the prior, with their widened standard errors: for comparing two results. */
  theta: PerLetter<{ value: number; error: number }>
  /** How the errors of two letters go together: D with I, S and C, I with S and C, S with C. Not kept before `logit-4`. */
  correlations?: number[] | undefined
}

/** Only that part of what a scorer says. */
export function certaintyOf(scored: Certainty): Certainty {
  return {
    intervals: scored.intervals,
    primaryProbability: scored.primaryProbability,
    styleProbability: scored.styleProbability,
    primaryChances: scored.primaryChances,
    ownChance: scored.ownChance,
    theta: scored.theta,
    correlations: scored.correlations,
  }
}

/** Of 100 people, a range that people read holds this many: a letter is probably between its ends. */
export const RANGE_PERCENT = 80
const RANGE_REACH = 1.2816
const INTERVAL_REACH = normalPoint(0.975)

/** The range of a letter, whatever scorer found it. */
export function rangeOf({ theta }: Pick<Certainty, 'theta'>, letter: Letter): Interval {
  return between(theta[letter], RANGE_REACH)
}

export function rangesOf(certainty: Pick<Certainty, 'theta'>): PerLetter<Interval> {
  return perLetter((letter) => rangeOf(certainty, letter))
}

/** The 95 % interval of a place, as a scorer prints it. */
export function intervalOf(place: Place, lowest: number): Interval {
  return between(place, INTERVAL_REACH, lowest)
}

type Place = Certainty['theta'][Letter]

function between({ value, error }: Place, reach: number, lowest?: number): Interval {
  return {
    low: percentOf(value - reach * error, lowest),
    high: percentOf(value + reach * error, lowest),
  }
}

const SIZE = LETTERS.length
const PAIRS = LETTERS.flatMap((_, row) =>
  LETTERS.flatMap((_, column) => (row < column ? [[row, column] as const] : [])),
)

/** As `correlations` keeps them. */
export function correlationsOf(covariance: Estimate['covariance']): number[] {
  const at = (row: number, column: number) => covariance[row * SIZE + column] as number
  return PAIRS.map(([one, other]) => at(one, other) / Math.sqrt(at(one, one) * at(other, other)))
}

/** The widened covariance of the letters' places, row by row; of results that kept no correlations, its diagonal alone. */
export function covarianceOf({
  theta,
  correlations,
}: Pick<Certainty, 'theta' | 'correlations'>): Matrix {
  const errors = LETTERS.map((letter) => theta[letter].error)
  const matrix = new Float64Array(SIZE * SIZE)
  const set = (row: number, column: number, correlation: number) => {
    matrix[row * SIZE + column] = correlation * (errors[row] as number) * (errors[column] as number)
  }
  for (const row of errors.keys()) set(row, row, 1)
  for (const [at, [one, other]] of PAIRS.entries()) {
    set(one, other, correlations?.[at] ?? 0)
    set(other, one, correlations?.[at] ?? 0)
  }
  return matrix
}
