/** A team as its pictures and tables need it: who leads with what, and the averages. */

import type { Point } from '../circle/geometry'
import { type PerLetter, perLetter } from '../letters'
import type { Interval } from '../model/certainty'
import type { Measured } from '../model/claims'
import type { Style, StyleCode } from '../styles'

/** The letters of a person, and the style that they make. */
export interface TeamStyle extends Pick<Style, 'primary' | 'secondary'> {
  /** Null where too few answers give no name. */
  code: StyleCode | null
}

/** One person of a team: the style and the four scores, 0 to 100 each. */
export interface TeamProfile extends TeamStyle {
  scores: PerLetter<number>
  /** What each score is probably between; null for results of plain counting. */
  ranges: PerLetter<Interval> | null
}

/** … and as claims about people need it. */
export interface MeasuredProfile extends TeamProfile, Measured {}

/** How many members lead with each letter. */
export function countLeads(team: readonly Pick<Style, 'primary'>[]): PerLetter<number> {
  return perLetter((letter) => team.filter(({ primary }) => primary === letter).length)
}

/** The mean of each letter's scores, rounded to whole points; 0 without members. */
export function averageScores(team: readonly Pick<TeamProfile, 'scores'>[]): PerLetter<number> {
  return perLetter((letter) => {
    const sum = team.reduce((total, { scores }) => total + scores[letter], 0)
    return Math.round(sum / Math.max(1, team.length))
  })
}

/** The mean of some points on the map; the middle without any. */
export function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0)
  const size = Math.max(1, points.length)
  return [sum(0) / size, sum(1) / size]
}
