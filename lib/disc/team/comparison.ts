/** A team as a whole: who leads with what, the averages, and what stands out. */

import type { PerLetter } from '../letters'
import type { Interval } from '../model/certainty'
import { averageRanges } from './average-range'
import { sentencesOf, wordsOf } from './finding-words'
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

/** Compares the members of a team. What stands out may come from a group’s own list; with fewer than two there is nothing. */
export function compareTeam(
  team: readonly MeasuredProfile[],
  findings: readonly Finding[] = findingsOf(team),
): TeamComparison {
  return {
    typeDistribution: countLeads(team),
    averages: averageScores(team),
    averageRanges: averageRanges(team),
    findings,
  }
}

/** What a team is good at; all other situations are where it rubs or what it lacks. */
const STRENGTHS: readonly Finding['kind'][] = ['mix', 'gift', 'alike', 'lean', 'peak']

/** The findings as three lists: what the mix is good at, what it lacks or where it rubs, and one thing to do about each. */
export function dynamicsOf(findings: readonly Finding[], names: readonly string[]) {
  const words = findings.map((finding) => ({ ...finding, ...wordsOf(finding, names) }))
  const isStrength = ({ kind }: Finding) => STRENGTHS.includes(kind)
  return {
    strengths: words.filter(isStrength).map(sentencesOf),
    challenges: words.filter((one) => !isStrength(one)).map(sentencesOf),
    recommendations: words.map(({ todo }) => todo),
  }
}
