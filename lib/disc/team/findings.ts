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

/** More would not be read. */
const MOST_CHALLENGES = 2
/** Of more people no few are named. */
const MOST_NAMED = 30
/** Two have a page of their own, so they are named also where all are meant. */
const PAIR = 2
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
interface Known {
  /** `places`: only places are known (`measuredAt`), so nothing is said of who leads with a letter. */
  from?: 'scores' | 'places'
  /** False for a part of a team: nothing is said that the others could change. */
  isWhole?: boolean
}

/** Situations of one kind, best first, of which one may be said; `named` are people who are in another one by now. */
type Slot = (named: ReadonlySet<number>) => readonly Finding[]

/**
 * What stands out in a team: what it is good at, then where it rubs or what it lacks. None for fewer than two. Two
 * opposites are always among it where they are sure, and so is a letter that no one leads with.
 */
export function findingsOf(
  team: readonly Seated[],
  { from = 'scores', isWhole = true }: Known = {},
): Finding[] {
  if (team.length < 2) return []
  const draws = drawTogether(team)
  const isTold = (finding: Finding) => isSure(draws, (people) => isTrue(finding, people))
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
  const { same, alike, ...slots } = slotsOf(team, { from, isWhole })
  const all = pick([same], 1)
  if (all.length > 0) return [...pick([alike], 1), ...all]
  const challenges = pick(slots.challenges, MOST_CHALLENGES)
  const strengths = pick(slots.strengthsBut(challenges), challenges.length > 0 ? 1 : 2)
  return [...strengths, ...challenges]
}

function slotsOf(team: readonly Seated[], { from, isWhole }: Required<Known>) {
  const hasLetters = from === 'scores' && isWhole
  const scores = team.map((one) => one.scores)
  const ranked = rankLetters(averageScores(team))
  const leads = countLeads(team)
  const seats = team.length > MOST_NAMED ? NO_SEATS : seatsOf(team)
  /** The letters that most people sit in come first. */
  const size = (letters: string) =>
    lettersIn(letters).reduce((sum, one) => sum + seats[one].length, 0)
  const bySize = <Of extends string>(of: readonly Of[]) => of.toSorted((a, b) => size(b) - size(a))
  /** One for each letter, someone new where there is one, else the one farthest out; null where a seat is empty. */
  const cast = (letters: string, named: ReadonlySet<number>) => {
    const people = lettersIn(letters).flatMap(
      (letter) => seats[letter].find((at) => !named.has(at)) ?? seats[letter][0] ?? [],
    )
    return people.length === letters.length ? people : null
  }
  const each =
    <K extends 'mix' | 'rub' | 'relay' | 'gift'>(
      kind: K,
      of: readonly (keyof Situations[K] & string)[],
    ): Slot =>
    (named) =>
      bySize(of).flatMap((letters) =>
        [named, NO_ONE].flatMap((but) => {
          const people = cast(letters, but)
          return people ? ({ kind, of: letters, people } as Finding) : []
        }),
      )
  const whole =
    (kind: 'alike' | 'same'): Slot =>
    () =>
      isWhole
        ? LETTERS.filter((letter) => leads[letter] === team.length).map(
            (of): Finding => ({ kind, of, people: team.length === PAIR ? [0, 1] : [] }),
          )
        : []
  const gap =
    (place: number): Slot =>
    (named) => {
      const letter = hasLetters && ranked.toReversed().filter((one) => leads[one] === 0)[place]
      if (!letter) return []
      const actors = bySize(LETTERS).flatMap((one) =>
        (cast(one, named) ?? []).map(
          (at): Finding => ({ kind: 'lacks', of: `${one}${letter}` as LetterGap, people: [at] }),
        ),
      )
      return [...actors, { kind: 'missing', of: letter, people: [] }]
    }
  const only: Slot = () =>
    hasLetters && team.length >= REST
      ? LETTERS.filter((letter) => leads[letter] === 1).flatMap((of) =>
          seats[of].map((at): Finding => ({ kind: 'only', of, people: [at] })),
        )
      : []
  const leans: Slot = () =>
    isWhole
      ? (Object.keys(QUALITIES) as Quality[])
          .toSorted((one, other) => leanOf(scores, other) - leanOf(scores, one))
          .map((of): Finding => ({ kind: 'lean', of, people: [] }))
      : []
  const peaks: Slot = () =>
    hasLetters ? ranked.map((of): Finding => ({ kind: 'peak', of, people: [] })) : []
  return {
    alike: whole('alike'),
    same: whole('same'),
    challenges: [
      gap(0),
      only,
      each('rub', OPPOSITE),
      gap(1),
      each('relay', THREE),
      each('rub', NEAR),
    ],
    strengthsBut(challenges: readonly Finding[]) {
      const rubbing = challenges.flatMap(({ kind, of }) => (kind === 'rub' ? [of] : []))
      const isSaid = (of: LetterPair) => rubbing.includes(of)
      return [
        each('mix', rubbing.some(isOpposite) ? [] : OPPOSITE),
        each(
          'mix',
          NEAR.filter((of) => !isSaid(of)),
        ),
        each('mix', [...OPPOSITE, ...NEAR].filter(isSaid)),
        each('gift', LETTERS),
        leans,
        peaks,
      ]
    },
  }
}

const NO_SEATS: PerLetter<readonly number[]> = { D: [], I: [], S: [], C: [] }
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
