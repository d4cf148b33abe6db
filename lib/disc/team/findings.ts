/**
 * What is true of a team, found by rules on its members' profiles. Every number that decides has a name
 * here; docs/decisions/029 says why. What is said about a finding stands in content/team.ts.
 */

import { type Point, place } from '../circle/geometry'
import { type Focus, focusOf, type Pace, paceOf } from '../circle/leaning'
import { LETTERS, type Letter, type PerLetter, perLetter } from '../letters'
import type { Interval } from '../model/certainty'
import { rankLetters, type Style } from '../styles'

/** One person of a team: the style and the four scores, 0 to 100 each. */
export interface TeamProfile extends Style {
  scores: PerLetter<number>
  /** How sure the scores are; null for results of plain counting. */
  intervals: PerLetter<Interval> | null
}

/** From this score on a letter is at a person's command, also where it does not lead. */
export const COMMAND_SCORE = 50
/** A letter is a majority when more than this share leads with it, in teams of three or more. */
const MAJORITY_SHARE = 1 / 2
/** Two opposite letters pull at a team when each has this share of it. */
const OPPOSITE_SHARE = 1 / 5
/** A half of the circle sets the tone of a team when this share is in it … */
const LEAN_SHARE = 2 / 3
/** … and two halves are in balance when each has this share, in teams of four or more. */
const BALANCE_SHARE = 2 / 5
/** Mean distance from the team's middle, in map units (0 to 0.9): below it profiles lie close … */
const CLOSE_DISTANCE = 0.22
/** … and from here on far apart. */
const FAR_DISTANCE = 0.5
/** Sizes from which a team works differently. */
const FOUR = 4
const THIN_FROM = 6
const LARGE_FROM = 12
const CROWD_FROM = 31

/** Letters that face each other across the circle. */
const OPPOSITES = [
  ['D', 'S'],
  ['I', 'C'],
] as const

export type Finding =
  | { rule: 'complete' }
  | { rule: 'majority'; letter: Letter; count: number }
  /** `reserve`: how many score high in the letter although it leads no one's style. */
  | { rule: 'missing'; letter: Letter; reserve: number }
  | { rule: 'thin'; letter: Letter }
  | { rule: 'opposites'; pair: (typeof OPPOSITES)[number]; counts: readonly [number, number] }
  | { rule: 'pace'; side: Pace; count: number }
  | { rule: 'focus'; side: Focus; count: number }
  | { rule: 'paceBalance' | 'focusBalance'; counts: readonly [number, number] }
  | { rule: 'close' | 'far' }
  | { rule: 'size'; kind: 'pair' | 'small' | 'large' | 'crowd' }
  /** The highest and the lowest average. */
  | { rule: 'peak'; letter: Letter; average: number }
  | { rule: 'valley'; letter: Letter; average: number }

/** How many members lead with each letter. */
export function countLeads(team: readonly TeamProfile[]): PerLetter<number> {
  return perLetter((letter) => team.filter(({ primary }) => primary === letter).length)
}

/** The mean of each letter's scores, rounded to whole points; 0 without members. */
export function averageScores(team: readonly TeamProfile[]): PerLetter<number> {
  return perLetter((letter) => {
    const sum = team.reduce((total, { scores }) => total + scores[letter], 0)
    return Math.round(sum / Math.max(1, team.length))
  })
}

/** All findings about a team, most telling first. One person alone is no team: nothing is found. */
export function findingsOf(team: readonly TeamProfile[]): Finding[] {
  if (team.length < 2) return []
  const leads = countLeads(team)
  const averages = averageScores(team)
  return [
    ...findMix(team, leads, averages),
    ...findOpposites(team.length, leads),
    ...findHalves(team),
    ...findDistance(team),
    ...findSize(team.length),
    ...findEnds(averages),
  ]
}

/** Which letters lead, and which are missing or rest on one person. */
function findMix(
  team: readonly TeamProfile[],
  leads: PerLetter<number>,
  averages: PerLetter<number>,
): Finding[] {
  const size = team.length
  const found: Finding[] = []
  if (LETTERS.every((letter) => leads[letter] > 0)) found.push({ rule: 'complete' })
  const most = LETTERS.find((letter) => leads[letter] > size * MAJORITY_SHARE)
  if (most && size > 2) found.push({ rule: 'majority', letter: most, count: leads[most] })
  const weakestFirst = [...rankLetters(averages)].reverse()
  for (const letter of weakestFirst) {
    if (leads[letter] > 0) continue
    const reserve = team.filter(({ scores }) => scores[letter] >= COMMAND_SCORE).length
    // Fewer than four people cannot lead with four letters: there only a weak letter is missing.
    if (size >= FOUR || reserve === 0) found.push({ rule: 'missing', letter, reserve })
  }
  const thin = weakestFirst.find((letter) => leads[letter] === 1)
  if (thin && size >= THIN_FROM) found.push({ rule: 'thin', letter: thin })
  return found
}

function findOpposites(size: number, leads: PerLetter<number>): Finding[] {
  return OPPOSITES.map((pair) => ({ pair, counts: [leads[pair[0]], leads[pair[1]]] as const }))
    .filter(({ counts }) => counts.every((count) => count > 0 && count >= size * OPPOSITE_SHARE))
    .map((opposites) => ({ rule: 'opposites', ...opposites }))
}

/** Where the team leans on each axis, or that it leans nowhere. */
function findHalves(team: readonly TeamProfile[]): Finding[] {
  const paces = team.map(({ scores }) => paceOf(scores))
  const focuses = team.map(({ scores }) => focusOf(scores))
  const count = <Side>(all: readonly Side[], side: Side) => all.filter((one) => one === side).length
  const fast = count(paces, 'fast')
  const measured = count(paces, 'measured')
  const task = count(focuses, 'task')
  const people = count(focuses, 'people')
  const leans = (some: number) => some >= team.length * LEAN_SHARE
  const isBalanced = (one: number, other: number) =>
    team.length >= FOUR && Math.min(one, other) >= team.length * BALANCE_SHARE
  const found: Finding[] = []
  if (leans(fast)) found.push({ rule: 'pace', side: 'fast', count: fast })
  if (leans(measured)) found.push({ rule: 'pace', side: 'measured', count: measured })
  if (isBalanced(fast, measured)) found.push({ rule: 'paceBalance', counts: [fast, measured] })
  if (leans(task)) found.push({ rule: 'focus', side: 'task', count: task })
  if (leans(people)) found.push({ rule: 'focus', side: 'people', count: people })
  if (isBalanced(task, people)) found.push({ rule: 'focusBalance', counts: [task, people] })
  return found
}

/** The mean of some points on the map; the middle without any. */
export function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0)
  const size = Math.max(1, points.length)
  return [sum(0) / size, sum(1) / size]
}

function findDistance(team: readonly TeamProfile[]): Finding[] {
  const points = team.map(({ scores }) => place(scores))
  const [x, y] = middleOf(points)
  const total = points.reduce((sum, point) => sum + Math.hypot(point[0] - x, point[1] - y), 0)
  const mean = total / points.length
  if (mean < CLOSE_DISTANCE) return [{ rule: 'close' }]
  return mean >= FAR_DISTANCE ? [{ rule: 'far' }] : []
}

function findSize(size: number): Finding[] {
  if (size === 2) return [{ rule: 'size', kind: 'pair' }]
  if (size <= FOUR) return [{ rule: 'size', kind: 'small' }]
  if (size >= CROWD_FROM) return [{ rule: 'size', kind: 'crowd' }]
  return size >= LARGE_FROM ? [{ rule: 'size', kind: 'large' }] : []
}

function findEnds(averages: PerLetter<number>): Finding[] {
  const ranked = rankLetters(averages)
  const [peak, valley] = [ranked[0], ranked[3]]
  return [
    { rule: 'peak', letter: peak, average: averages[peak] },
    { rule: 'valley', letter: valley, average: averages[valley] },
  ]
}
