/**
 * How sure the averages of a team are. The team is exactly these people, so nothing is said of others: what
 * counts is only how well each of them was measured.
 */

import { type PerLetter, perLetter } from '../letters'
import type { Interval } from '../model/certainty'
import type { TeamProfile } from './findings'

/**
 * How far the errors of two members go together, as a correlation. A statement that appeals to everybody moves
 * all of them alike, and the scores of people who are alike lean to the middle together: neither cancels out
 * in an average. Were errors taken for unrelated, the ranges of 30 people would hold fewer than 80 of 100
 * averages. With this value they hold 96 to 99 where people are drawn from everybody, 95 to 96 where they have
 * a fifth of their variance in common, as colleagues may, and 94 to 98 where one letter leads all of them
 * (`lib/study/average-range.test.ts`).
 */
const SHARED_ERROR = 0.12

/**
 * The 95 % range of each letter's average, whole numbers from 0 to 100; null as soon as one member's result has
 * no ranges, and without members. Averages are of scores, so errors are taken on their scale, each side of the
 * score for itself, because ranges lean to the middle. With h a member's distance to one end of their range in
 * points (1.96 standard errors) and n members, the average reaches that way
 *
 *   √((1 − ρ) Σh² + ρ (Σh)²) / n
 *
 * the variance of a mean whose parts correlate by ρ, √Σse²/n where ρ is 0 (the design effect 1 + (n − 1)ρ of
 * Kish 1965, Survey Sampling). Of one person it is their own range, of many never narrower than √ρ of the mean one.
 */
export function averageIntervals(
  team: readonly Pick<TeamProfile, 'scores' | 'intervals'>[],
): PerLetter<Interval> | null {
  const known = team.flatMap(({ scores, intervals }) => (intervals ? { scores, intervals } : []))
  if (known.length === 0 || known.length < team.length) return null
  return perLetter((letter) => {
    const mean = sumOf(known.map(({ scores }) => scores[letter])) / known.length
    const below = known.map(({ scores, intervals }) => scores[letter] - intervals[letter].low)
    const above = known.map(({ scores, intervals }) => intervals[letter].high - scores[letter])
    return { low: Math.round(mean - reachOf(below)), high: Math.round(mean + reachOf(above)) }
  })
}

/** How far the average reaches to one side, by how far each member's range does. */
function reachOf(distances: readonly number[]): number {
  const own = sumOf(distances.map((distance) => distance * distance))
  const variance = (1 - SHARED_ERROR) * own + SHARED_ERROR * sumOf(distances) ** 2
  return Math.sqrt(variance) / distances.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
