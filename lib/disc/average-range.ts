/**
 * How sure the averages of a team are. The team is exactly these people, so nothing is said of others: what
 * counts is only how well each of them was measured.
 */
import type { Interval } from './certainty'
import { type PerLetter, perLetter } from './letters'
import type { TeamProfile } from './team-findings'

/**
 * How far the errors of two members go together, as a correlation. A statement that appeals to everybody moves
 * all of them alike, and the scores of people who are alike lean to the middle together: neither cancels out
 * in an average. Were errors taken for unrelated, the ranges of 30 people would hold fewer than 80 of 100
 * averages. With this value they hold 97 to 99 where people are drawn from everybody, and 95 to 96 where they
 * have a fifth of their variance in common, as colleagues may (`lib/study/average-range.test.ts`).
 */
const SHARED_ERROR = 0.1

/**
 * The 95 % range of each letter's average, whole numbers from 0 to 100; null as soon as one member's result has
 * no ranges, and without members. Averages are of scores, so errors are taken on their scale: with h half the
 * width of a member's interval in points (1.96 standard errors) and n members, the average reaches
 *
 *   √((1 − ρ) Σh² + ρ (Σh)²) / n
 *
 * to either side: the variance of a mean whose parts correlate by ρ, √Σse²/n where ρ is 0 (the design effect
 * 1 + (n − 1)ρ of Kish 1965, Survey Sampling). Of one person it is as wide as their own range, of many never
 * narrower than √ρ of the mean one.
 */
export function averageIntervals(
  team: readonly Pick<TeamProfile, 'scores' | 'intervals'>[],
): PerLetter<Interval> | null {
  const known = team.flatMap(({ scores, intervals }) => (intervals ? { scores, intervals } : []))
  if (known.length === 0 || known.length < team.length) return null
  return perLetter((letter) => {
    const mean = sumOf(known.map(({ scores }) => scores[letter])) / known.length
    const halves = known.map(
      ({ intervals }) => (intervals[letter].high - intervals[letter].low) / 2,
    )
    const own = sumOf(halves.map((half) => half * half))
    const variance = (1 - SHARED_ERROR) * own + SHARED_ERROR * sumOf(halves) ** 2
    const reach = Math.sqrt(variance) / known.length
    return {
      low: Math.max(0, Math.round(mean - reach)),
      high: Math.min(100, Math.round(mean + reach)),
    }
  })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
