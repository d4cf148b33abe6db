/** A team for the tests. */
import { type PerLetter, perLetter } from '../disc/letters'
import { sampleRange } from '../disc/sample-range'
import { styleOf } from '../disc/styles'
import { buildTeamReport, type TeamReport, type TeamReportMember } from './team'

const PEOPLE: readonly [string, string, number, number, number, number][] = [
  ['Marisol', 'Vega', 82, 58, 22, 40],
  ['Tomás', 'Ortega', 56, 84, 38, 24],
  ['Łukasz', 'Żółć', 30, 78, 64, 28],
  ['Ελένη', 'Παπαδοπούλου', 20, 36, 86, 60],
  ['Дмитрий', 'Щербаков', 26, 60, 80, 34],
  ['Luca', 'Ferri', 18, 54, 74, 48],
  ['Amara', 'Kone', 38, 22, 58, 88],
  ['Ben', 'Nguyễn', 62, 20, 30, 84],
]

export function teamMember(
  first_name: string,
  last_name: string,
  scores: PerLetter<number>,
): TeamReportMember {
  const intervals = perLetter((letter) => sampleRange(scores[letter]))
  return { first_name, last_name, scores, intervals, ...styleOf(scores) }
}

/** Eight people with profiles in a group of nine. */
export function sampleTeam(change: Partial<TeamReport> = {}): TeamReport {
  const members = PEOPLE.map(([first, last, D, I, S, C]) => teamMember(first, last, { D, I, S, C }))
  const team = { groupName: 'Product launch', memberCount: 9, day: '2026-11-20', members }
  return buildTeamReport({ ...team, ...change })
}
