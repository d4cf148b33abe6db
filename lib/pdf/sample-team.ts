/** A team for the tests. */
import { type PerLetter, perLetter } from '../disc/letters'
import { sampleRange, sampleTheta } from '../disc/result/sample-range'
import { styleOf } from '../disc/styles'
import { SAMPLE_SCORES } from './sample-scores'
import { buildTeamReport, type TeamReport, type TeamReportMember } from './team'

/** Their names are in scripts that the PDF's fonts must have. */
const NAMES = [
  ['Marisol', 'Vega'],
  ['Tomás', 'Ortega'],
  ['Łukasz', 'Żółć'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Дмитрий', 'Щербаков'],
  ['Luca', 'Ferri'],
  ['Amara', 'Kone'],
  ['Ben', 'Nguyễn'],
] as const

export function teamMember(
  first_name: string,
  last_name: string,
  scores: PerLetter<number>,
): TeamReportMember {
  const ranges = perLetter((letter) => sampleRange(scores[letter]))
  return {
    first_name,
    last_name,
    called: first_name,
    full_name: `${first_name} ${last_name}`.trim(),
    scores,
    ranges,
    certainty: { theta: sampleTheta(scores) },
    ...styleOf(scores),
  }
}

/** Eight people with profiles in a group of nine. */
export function sampleTeam(change: Partial<TeamReport> = {}): TeamReport {
  const members = SAMPLE_SCORES.map((scores, at) => {
    const [first, last] = NAMES[at] ?? ['', '']
    return teamMember(first, last, scores)
  })
  const team = { groupName: 'Product launch', memberCount: 9, day: '2026-11-20', members }
  return buildTeamReport({ ...team, ...change })
}
