/**
 * How sure the averages of a team are. The team is exactly these people, so nothing is said of others: what
 * counts is only how well each of them was measured.
 */

import { type PerLetter, perLetter } from '../letters'
import type { Interval } from '../model/certainty'
import { SHARED_ERROR } from '../model/claims'
import type { TeamProfile } from './profile'

/**
 * The range of each letter's average, of the level of the members' own, whole numbers; null as soon as one member's
 * result has none, and without members. Averages are of scores, so errors are taken on their scale, each side of the
 * score for itself, because ranges lean to the middle. With h a member's distance to one end of their range in
 * points and n members, the average reaches that way
 *
 *   √((1 − ρ) Σh² + ρ (Σh)²) / n
 *
 * the variance of a mean whose parts correlate by ρ, √Σse²/n where ρ is 0 (the design effect 1 + (n − 1)ρ of
 * Kish 1965, Survey Sampling). Of one person it is their own range, of many never narrower than √ρ of the mean one.
 */
export function averageRanges(
  team: readonly Pick<TeamProfile, 'scores' | 'ranges'>[],
): PerLetter<Interval> | null {
  const known = team.flatMap(({ scores, ranges }) => (ranges ? { scores, ranges } : []))
  if (known.length === 0 || known.length < team.length) return null
  return perLetter((letter) => {
    const mean = sumOf(known.map(({ scores }) => scores[letter])) / known.length
    const below = known.map(({ scores, ranges }) => scores[letter] - ranges[letter].low)
    const above = known.map(({ scores, ranges }) => ranges[letter].high - scores[letter])
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
