/** A team as a whole: who leads with what, the averages, and what stands out. */

import type { PerLetter } from '../letters'
import type { Interval } from '../model/certainty'
import { averageRanges } from './average-range'
import { sentenceOf, wordsOf } from './finding-words'
import { type Finding, findingsOf } from './findings'
import { averageScores, countLeads, type MeasuredProfile } from './profile'

export interface TeamComparison {
  /** Members by the letter they lead with. */
  typeDistribution: PerLetter<number>
  /** Whole points, 0 to 100. */
  averages: PerLetter<number>
  /** How sure the averages are; null unless every member's result says so of itself. */
  averageRanges: PerLetter<Interval> | null
  findings: readonly Finding[]
}

/** Compares the members of a team. With fewer than two there are no findings. */
export function compareTeam(team: readonly MeasuredProfile[]): TeamComparison {
  return {
    typeDistribution: countLeads(team),
    averages: averageScores(team),
    averageRanges: averageRanges(team),
    findings: findingsOf(team),
  }
}

/** The findings as three lists: what the mix gives, what it lacks, and what to do. `names` are those of the team. */
export function dynamicsOf(findings: readonly Finding[], names: readonly string[]) {
  const words = findings.map((finding) => {
    const one = wordsOf(finding, namesOf(finding, names))
    return { kind: finding.kind, text: sentenceOf(one), todo: one.todo }
  })
  const gives = ({ kind }: (typeof words)[number]) => kind === 'carried' || kind === 'peak'
  return {
    strengths: words.filter(gives).map(({ text }) => text),
    challenges: words.filter((one) => !gives(one)).map(({ text }) => text),
    recommendations: words.map(({ todo }) => todo),
  }
}

/** The names of a finding's people. */
export function namesOf({ people }: Finding, names: readonly string[]): string[] {
  return people.map((at) => names[at] ?? '')
}
