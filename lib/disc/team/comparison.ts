/** A team as a whole: who leads with what, the averages, and what follows for working together. */

import * as texts from '../content/team'
import type { Letter, PerLetter } from '../letters'
import type { Interval } from '../model/certainty'
import { averageIntervals } from './average-range'
import { averageScores, countLeads, type Finding, findingsOf, type TeamProfile } from './findings'

export type { TeamProfile } from './findings'

interface GroupDynamics {
  strengths: string[]
  challenges: string[]
  recommendations: string[]
}

export interface TeamComparison {
  /** Members by the letter they lead with. */
  typeDistribution: PerLetter<number>
  /** Whole points, 0 to 100. */
  averages: PerLetter<number>
  /** How sure the averages are; null unless every member's result says so of itself. */
  averageIntervals: PerLetter<Interval> | null
  dynamics: GroupDynamics
  headline: Headline | null
}

/** The finding that stands above the others, and its letter where it is about one. */
export interface Headline {
  letter: Letter | null
  text: string
}

/** More would not be read; the most telling come first. */
const MOST_SAID = 4

/** Compares the members of a team. With fewer than two there are no dynamics. */
export function compareTeam(team: readonly TeamProfile[]): TeamComparison {
  const findings = findingsOf(team)
  return {
    typeDistribution: countLeads(team),
    averages: averageScores(team),
    averageIntervals: averageIntervals(team),
    dynamics: dynamicsOf(findings, team.length),
    headline: headlineOf(findings),
  }
}

function dynamicsOf(findings: readonly Finding[], size: number): GroupDynamics {
  const said = findings.map((finding) => textOf(finding, size))
  const pick = (part: keyof texts.TeamText) => said.flatMap((text) => text[part] ?? [])
  const { challenge, recommendation } = valleyText(findings)
  const orElse = (all: string[], last: string | undefined) =>
    all.length > 0 || !last ? all.slice(0, MOST_SAID) : [last]
  return {
    strengths: pick('strength').slice(0, MOST_SAID),
    challenges: orElse(pick('challenge'), challenge),
    recommendations: orElse(pick('recommendation'), recommendation),
  }
}

/** The lowest average speaks only where nothing else does. */
function valleyText(findings: readonly Finding[]): texts.TeamText {
  const valley = findings.find((finding) => finding.rule === 'valley')
  if (!valley) return {}
  const { letter, average } = valley
  const { recommendation } = texts.MISSING[letter]
  return { challenge: fill(texts.VALLEY[letter], { average }), recommendation }
}

/** What is said about one finding. */
function textOf(finding: Finding, size: number): texts.TeamText {
  switch (finding.rule) {
    case 'complete':
      return texts.COMPLETE
    case 'majority':
      return fillAll(texts.MAJORITY[finding.letter], { of: ofYou(finding.count, size) })
    case 'missing':
      return missingText(finding.letter, finding.reserve)
    case 'thin':
      return fillAll(texts.THIN[finding.letter], { size })
    case 'opposites':
      return fillAll(oppositeText(finding.pair), inOrder(finding.counts))
    case 'pace':
      return fillAll(texts.PACE[finding.side], { of: ofYou(finding.count, size) })
    case 'focus':
      return fillAll(texts.FOCUS[finding.side], { of: ofYou(finding.count, size) })
    case 'paceBalance':
      return fillAll(texts.PACE_BALANCE, inOrder(finding.counts))
    case 'focusBalance':
      return fillAll(texts.FOCUS_BALANCE, inOrder(finding.counts))
    case 'close':
      return texts.CLOSE
    case 'far':
      return texts.FAR
    case 'size':
      return fillAll(texts.SIZE[finding.kind], { size })
    case 'peak':
      return { strength: fill(texts.PEAK[finding.letter], { average: finding.average }) }
    case 'valley':
      return {}
  }
}

function missingText(letter: Letter, reserve: number): texts.TeamText {
  const { challenge, recommendation } = texts.MISSING[letter]
  if (reserve === 0) return { challenge, recommendation }
  const standIn = reserve === 1 ? texts.RESERVE.one : fill(texts.RESERVE.many, { reserve })
  return { challenge: `${challenge} ${standIn}`, recommendation }
}

function oppositeText(pair: readonly Letter[]): texts.TeamText {
  return texts.OPPOSITE_TEXTS[pair[0] === 'D' ? 'DS' : 'IC']
}

function headlineOf(findings: readonly Finding[]): Headline | null {
  for (const rule of ['missing', 'thin', 'majority'] as const) {
    const found = findings.find((finding) => finding.rule === rule)
    if (found && 'letter' in found)
      return { letter: found.letter, text: texts.HEADLINES[rule][found.letter] }
  }
  if (findings.length === 0) return null
  const isComplete = findings.some(({ rule }) => rule === 'complete')
  return { letter: null, text: texts.HEADLINES[isComplete ? 'complete' : 'even'] }
}

/** "4 of 6 of you", "All 6 of you", "Both of you". */
function ofYou(count: number, size: number): string {
  if (count < size) return `${count} of ${size} of you`
  return size === 2 ? 'Both of you' : `All ${size} of you`
}

type Values = Record<string, string | number>

const inOrder = ([first, second]: readonly [number, number]): Values => ({ first, second })

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
}

function fillAll(text: texts.TeamText, values: Values): texts.TeamText {
  return Object.fromEntries(
    Object.entries(text).map(([part, words]) => [part, fill(words, values)]),
  )
}
