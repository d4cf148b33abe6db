/**
 * What stands out in a team: who carries what, which letter no one leads with, who faces whom. A finding is made where
 * its chance is high enough (lib/disc/model/claims.ts). What is said of it stands in content/team.ts.
 */

import { place } from '../circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { drawTogether, isSure, type Measured } from '../model/claims'
import { rankLetters } from '../styles'
import { averageScores } from './profile'

/** What a few may carry for all: the pace, and what three of the letters give a team. */
const CARRIED = ['pace', 'talk', 'calm', 'checks'] as const
type Carried = (typeof CARRIED)[number]

/** People by their places in the team. */
export type Finding =
  /** They have more of it than all others together. */
  | { kind: 'carried'; what: Carried; people: readonly number[] }
  /** No one leads with it. */
  | { kind: 'missing'; letter: Letter; people: readonly [] }
  /** They stand in opposite quarters of the circle. */
  | { kind: 'across'; people: readonly [number, number] }
  /** The highest average. */
  | { kind: 'peak'; letter: Letter; people: readonly [] }

/** More would not be read. */
const MOST_FINDINGS = 3
const MOST_CARRIED = 2
/** So many people carry something at most, and never more than a third of a team … */
const MOST_CARRIERS = 3
/** … and the last of them this many times what the next one does, who would have to be named as well. */
const BEFORE_NEXT = 1.25
/** Fewer people than four letters cannot lead with all of them. */
const FOUR = 4
/** Two have a page of their own; of more than thirty, no few stand out. */
const NAMED = { from: 3, to: 30 } as const
/** So many pairs are looked at, the ones farthest apart first. */
const MOST_PAIRS = 20

/** What may be said of a team. */
interface Known {
  /** `places`: only places are known (`measuredAt`), so pace and sides are said, and nothing about a letter. */
  from?: 'scores' | 'places'
  /** False for a part of a team: nothing is said that the others could change. */
  isWhole?: boolean
}

/** What stands out in a team, most telling first. */
export function findingsOf(
  team: readonly Measured[],
  { from = 'scores', isWhole = true }: Known = {},
): Finding[] {
  if (team.length < 2) return []
  const draws = drawTogether(team)
  const isTold = (finding: Finding) => isSure(draws, (people) => isTrue(finding, people))
  const first = (candidates: readonly Finding[]) => candidates.filter(isTold).slice(0, 1)
  const hasNames = team.length >= NAMED.from && team.length <= NAMED.to
  const carried = from === 'scores' ? CARRIED : (['pace'] as const)
  const few =
    hasNames && isWhole
      ? carried.flatMap((what) => first(carriersOf(team, what))).slice(0, MOST_CARRIED)
      : []
  const letters = from === 'scores' && isWhole ? [...rankLetters(averageScores(team))] : []
  const missing = team.length < FOUR ? [] : letters.toReversed().map(lacks)
  const across = hasNames ? pairsOf(team) : []
  return [...few, ...first(missing), ...first(across), ...first(letters.map(peaks))].slice(
    0,
    MOST_FINDINGS,
  )
}

const lacks = (letter: Letter): Finding => ({ kind: 'missing', letter, people: [] })
const peaks = (letter: Letter): Finding => ({ kind: 'peak', letter, people: [] })

/** Whether a finding holds for people with these scores. */
export function isTrue(finding: Finding, team: readonly PerLetter<number>[]): boolean {
  switch (finding.kind) {
    case 'carried': {
      const parts = team.map((scores) => partOf(finding.what, scores))
      return 2 * sum(finding.people.map((at) => parts[at] ?? 0)) > sum(parts)
    }
    case 'missing':
      return team.every((scores) => rankLetters(scores)[0] !== finding.letter)
    case 'across': {
      const [[x = 0, y = 0] = [], [otherX = 0, otherY = 0] = []] = finding.people.map((at) => {
        const scores = team[at]
        return scores ? place(scores) : []
      })
      return x * otherX < 0 && y * otherY < 0
    }
    case 'peak':
      return LETTERS.every((letter) => {
        const lead = ({ [finding.letter]: own, [letter]: other }: PerLetter<number>) => own - other
        return letter === finding.letter || sum(team.map(lead)) > 0
      })
  }
}

/** What someone adds to the pace, to the talk, to the calm or to the checks of a team: nothing below the middle. */
function partOf(what: Carried, { D, I, S, C }: PerLetter<number>): number {
  const above = { pace: D + I - S - C, talk: I - 50, calm: S - 50, checks: C - 50 }
  return Math.max(0, above[what])
}

/** The one, two or three who have most of it. */
function carriersOf(team: readonly Measured[], what: Carried): Finding[] {
  const ranked = team
    .map(({ scores }, at) => ({ at, part: partOf(what, scores) }))
    .sort((one, other) => other.part - one.part)
  const most = Math.min(MOST_CARRIERS, Math.floor(team.length / 3))
  const partAt = (place: number) => ranked[place]?.part ?? 0
  return Array.from({ length: most }, (_, at) => at + 1)
    .filter((count) => partAt(count - 1) > BEFORE_NEXT * partAt(count))
    .map((count) => ({
      kind: 'carried',
      what,
      people: ranked
        .slice(0, count)
        .map(({ at }) => at)
        .sort((one, other) => one - other),
    }))
}

function pairsOf(team: readonly Measured[]): Finding[] {
  const points = team.map(({ scores }) => place(scores))
  return points
    .flatMap((a, one) =>
      points.slice(one + 1).map((b, at) => ({
        people: [one, one + 1 + at] as const,
        distance: Math.hypot(a[0] - b[0], a[1] - b[1]),
      })),
    )
    .sort((one, other) => other.distance - one.distance)
    .slice(0, MOST_PAIRS)
    .map(({ people }) => ({ kind: 'across', people }))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
