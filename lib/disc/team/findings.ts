/**
 * What stands out in a team, as situations: what the people who sit in these quarters are good at together, where they
 * rub, and what no one picks up. A finding is made where its chance is high enough (lib/disc/model/claims.ts), once, for
 * every page and paper. Its words stand in content/team.ts.
 */

import { place, QUADRANT } from '../circle/geometry'
import type { LetterGap, LetterPair, SITUATIONS } from '../content/team'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { drawTogether, isSure } from '../model/claims'
import { rankLetters } from '../styles'
import { averageScores, countLeads, middleOf } from './profile'
import { QUALITIES, type Quality } from './qualities'
import { type Seated, seatsOf, sits } from './seats'

type Situations = typeof SITUATIONS
type Kind = keyof Situations

/** A situation and its people by their places in the team, each for one of its letters. */
export type Finding = {
  [K in Kind]: { kind: K; of: keyof Situations[K]; people: readonly number[] }
}[Kind]

/** The same finding about the same group has the same key: “rub.DS”. */
export const keyOf = ({ kind, of }: Pick<Finding, 'kind' | 'of'>) => `${kind}.${of}`

/** More would not be read. */
const MOST_CHALLENGES = 2
/** Of more people no few are named. */
const MOST_NAMED = 30
/** Fewer people are not "the rest of you". */
const REST = 5
/** From so far off the middle on (map units) a team leans to one half of the circle. */
const LEANS_FROM = 0.1

const NEAR: readonly LetterPair[] = ['DC', 'IS', 'DI', 'SC']
const OPPOSITE: readonly LetterPair[] = ['DS', 'IC']
/** Whether these two letters lie across from each other on the circle. */
export const isOpposite = (of: string) => OPPOSITE.some((pair) => pair === of)
const THREE = ['DIS', 'DIC', 'DSC', 'ISC'] as const

/** What may be said of a team. */
interface Allowed {
  /** `places`: only places are known (`measuredAt`), so nothing is said of who leads with a letter. */
  from?: 'scores' | 'places'
  /** False for a part of a team: nothing is said that the others could change. */
  isWhole?: boolean
  /** Findings by their keys: others that hold take their places. */
  without?: { has(key: string): boolean }
}

/** Situations of one kind, best first, of which one may be said; `named` are people who are in another one by now. */
type Slot = (named: ReadonlySet<number>) => readonly Finding[]

/** What stands out in a team, best first: see `rankTeam`. */
export const findingsOf = (team: readonly Seated[], allowed?: Allowed): Finding[] =>
  rankTeam(team, allowed).findings

interface RankedTeam {
  findings: Finding[]
  /** Those left out that would have a place. */
  replaced: Finding[]
}

/**
 * What stands out in a team: what it is good at, then where it rubs or what it lacks. None for fewer than two. Two
 * opposites are always among it where they are sure, and so is a letter that no one leads with.
 */
export function rankTeam(
  team: readonly Seated[],
  { from = 'scores', isWhole = true, without = new Set() }: Allowed = {},
): RankedTeam {
  const replaced: Finding[] = []
  if (team.length < 2) return { findings: [], replaced }
  const draws = drawTogether(team)
  function isTold(finding: Finding): boolean {
    if (!isSure(draws, (people) => isTrue(finding, people))) return false
    const isLeft = !without.has(keyOf(finding))
    if (!isLeft) replaced.push(finding)
    return isLeft
  }
  const named = new Set<number>()
  const pick = (slots: readonly Slot[], most: number) => {
    const picked: Finding[] = []
    for (const slot of slots) {
      const finding = picked.length < most && slot(named).find(isTold)
      if (!finding) continue
      picked.push(finding)
      for (const at of finding.people) named.add(at)
    }
    return picked
  }
  const known = readTeam(team, from === 'scores' && isWhole)
  const all = isWhole ? pick([whole('same', known)], 1) : []
  if (all.length > 0) return { findings: [...pick([whole('alike', known)], 1), ...all], replaced }
  const challenges = pick(challengesOf(known), MOST_CHALLENGES)
  const strengths = pick(
    [...strengthsOf(known, challenges), ...(isWhole ? [leaning(known)] : []), peak(known)],
    challenges.length > 0 ? 1 : 2,
  )
  return { findings: [...strengths, ...challenges], replaced }
}

/** A team as its situations are looked for. */
interface Known {
  scores: readonly PerLetter<number>[]
  /** Who sits with each letter; no one where too many would have to be looked at. */
  seats: PerLetter<readonly number[]>
  /** How many lead with each letter, as printed. */
  leads: PerLetter<number>
  /** By their averages, highest first; none where nothing may be said of who leads with a letter. */
  letters: readonly Letter[]
}

function readTeam(team: readonly Seated[], hasLetters: boolean): Known {
  return {
    scores: team.map(({ scores }) => scores),
    seats: team.length > MOST_NAMED ? { D: [], I: [], S: [], C: [] } : seatsOf(team),
    leads: countLeads(team),
    letters: hasLetters ? rankLetters(averageScores(team)) : [],
  }
}

/** What a team lacks, and where it rubs, most telling first. */
const challengesOf = (known: Known): Slot[] => [
  gap(0, known),
  only(known),
  seated('rub', OPPOSITE, known),
  gap(1, known),
  seated('relay', THREE, known),
  seated('rub', NEAR, known),
]

/** What some of a team are good at, most telling first: other letters than those that rub, where there are some. */
function strengthsOf(known: Known, challenges: readonly Finding[]): Slot[] {
  const rubbing = challenges.flatMap(({ kind, of }) => (kind === 'rub' ? [of] : []))
  const mix = (of: readonly LetterPair[]) => seated('mix', of, known)
  return [
    mix(rubbing.some(isOpposite) ? [] : OPPOSITE),
    mix(NEAR.filter((of) => !rubbing.includes(of))),
    mix([...OPPOSITE, ...NEAR]),
    seated('gift', LETTERS, known),
  ]
}

/** Situations of people who sit with these letters; the letters that most sit with come first. */
function seated<K extends 'mix' | 'rub' | 'relay' | 'gift'>(
  kind: K,
  of: readonly (keyof Situations[K] & string)[],
  { seats }: Known,
): Slot {
  return (named) =>
    bySize(of, seats).flatMap((letters) =>
      [named, NO_ONE].flatMap((but) => {
        const people = cast(letters, seats, but)
        return people ? ({ kind, of: letters, people } as Finding) : []
      }),
    )
}

/** Situations of a team in which all lead with one letter. Two have a page of their own, so these are named. */
function whole(kind: 'alike' | 'same', { leads, scores: { length } }: Known): Slot {
  const letters = LETTERS.filter((letter) => leads[letter] === length)
  return () => letters.map((of): Finding => ({ kind, of, people: length === 2 ? [0, 1] : [] }))
}

/** Situations without a letter that no one leads with, the one with the lowest average or the next. */
function gap(place: number, { letters, leads, seats }: Known): Slot {
  const letter = letters.toReversed().filter((one) => leads[one] === 0)[place]
  if (!letter) return () => []
  return (named) => [
    ...bySize(LETTERS, seats).flatMap((one) =>
      (cast(one, seats, named) ?? []).map(
        (at): Finding => ({ kind: 'lacks', of: `${one}${letter}` as LetterGap, people: [at] }),
      ),
    ),
    { kind: 'missing', of: letter, people: [] },
  ]
}

/** Situations of a letter that one person alone leads with. */
function only({ letters, leads, seats, scores }: Known): Slot {
  if (scores.length < REST) return () => []
  const alone = LETTERS.filter((letter) => letters.includes(letter) && leads[letter] === 1)
  return () =>
    alone.flatMap((of) => seats[of].map((at): Finding => ({ kind: 'only', of, people: [at] })))
}

/** The half of the circle that a team leans to, farthest first. */
function leaning({ scores }: Known): Slot {
  const halves = Object.keys(QUALITIES) as Quality[]
  const far = halves.toSorted((one, other) => leanOf(scores, other) - leanOf(scores, one))
  return () => far.map((of): Finding => ({ kind: 'lean', of, people: [] }))
}

const peak =
  ({ letters }: Known): Slot =>
  () =>
    letters.map((of): Finding => ({ kind: 'peak', of, people: [] }))

/** The letters with most people first. */
function bySize<Of extends string>(of: readonly Of[], seats: Known['seats']): Of[] {
  const size = (letters: string) =>
    lettersIn(letters).reduce((sum, one) => sum + seats[one].length, 0)
  return of.toSorted((one, other) => size(other) - size(one))
}

/** One person for each letter, someone new where there is one, else the one farthest out; null where a seat is empty. */
function cast(
  letters: string,
  seats: Known['seats'],
  named: ReadonlySet<number>,
): readonly number[] | null {
  const people = lettersIn(letters).flatMap(
    (letter) => seats[letter].find((at) => !named.has(at)) ?? seats[letter][0] ?? [],
  )
  return people.length === letters.length ? people : null
}

const NO_ONE: ReadonlySet<number> = new Set()

const lettersIn = (of: string) => [...of] as Letter[]

/** Whether a finding holds for people with these scores. */
export function isTrue({ kind, of, people }: Finding, team: readonly PerLetter<number>[]): boolean {
  const first = (scores: PerLetter<number>) => rankLetters(scores)[0]
  const [own, other] = lettersIn(of)
  const areSeated = people.every((at, place) => {
    const [scores, letter] = [team[at], lettersIn(of)[place]]
    return scores && letter && sits(scores, letter)
  })
  switch (kind) {
    case 'lacks':
      return areSeated && team.every((scores) => first(scores) !== other)
    case 'only':
      return areSeated && team.every((scores, at) => people.includes(at) || first(scores) !== own)
    case 'missing':
      return team.every((scores) => first(scores) !== of)
    case 'alike':
    case 'same':
      return team.every((scores) => sits(scores, of))
    case 'lean':
      return leanOf(team, of) > LEANS_FROM
    case 'peak':
      return LETTERS.every((letter) => {
        const lead = ({ [of]: high, [letter]: low }: PerLetter<number>) => high - low
        return letter === of || sumOf(team.map(lead)) > 0
      })
    default:
      return areSeated
  }
}

/** How far the middle of a team is in one half of the circle, in map units; less than 0 in the other one. */
function leanOf(team: readonly PerLetter<number>[], of: Quality): number {
  const [x, y] = middleOf(team.map(place))
  // The two letters of a half have one direction in common. The quarters count downward, as SVG does.
  const [toX, down] = middleOf(QUALITIES[of].map((letter) => QUADRANT[letter]))
  return x * toX - y * down
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
