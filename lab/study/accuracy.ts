/** How right estimates are about simulated people: what every table of the study says in the same way. */
import { LETTERS } from '@/lib/disc/letters'
import type { Estimate } from '@/lib/disc/model/estimate'
import { WIDENING } from '@/lib/disc/model/widening'
import { correlation, mean } from '@/lib/numbers/figures'

type Found = Pick<Estimate, 'theta' | 'covariance'>

/** A person's true places, and where they were found. */
export interface Judged {
  truth: Float64Array
  found: Found
}

const SIZE = LETTERS.length
/** 95 of 100 are within so many standard errors. */
const REACH = 1.959_964

/** The share of true places inside their printed 95 % ranges, 0 to 1. */
export function coverageOf(people: readonly Judged[]): number {
  return mean(
    people.flatMap(({ truth, found: { theta, covariance } }) =>
      LETTERS.map((_, at) => {
        const error = WIDENING.first * Math.sqrt(covariance[at * SIZE + at] as number)
        return Number(Math.abs((theta[at] as number) - (truth[at] as number)) < REACH * error)
      }),
    ),
  )
}

/** The mean correlation of found and true places, over letters and worlds: within worlds, as everywhere in the study. */
export function recoveryOf(worlds: readonly (readonly Judged[])[]): number {
  return mean(
    worlds.flatMap((people) =>
      LETTERS.map(
        (_, at) =>
          correlation(
            people.map(({ truth }) => truth[at] as number),
            people.map(({ found }) => found.theta[at] as number),
          ) ?? 0,
      ),
    ),
  )
}
