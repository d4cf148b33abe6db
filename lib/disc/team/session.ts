/**
 * A session of an hour with a team: which steps it has, how long each takes, and the exercises that this circle gives.
 * It knows of people what their colleagues see of them.
 */

import type { Point } from '../circle/geometry'
import { LETTERS, type Letter, type PerLetter, perLetter } from '../letters'

/** What the presenter view shows of a group: who is where; how many lead with each letter, without names; or neither. */
export type Presented = 'names' | 'shapes' | 'nothing'

/** With more people there is no room for all names in one picture, and exercises go by letters. */
export const MOST_NAMED = 14

export const SESSION_MINUTES = 60

type StepKind = 'opening' | 'circle' | 'cross' | 'corners' | 'finding' | 'closing'

export interface SessionStep {
  kind: StepKind
  minutes: number
  /** Which of the findings, or of the two exercises, counted from 0. */
  at: number
}

const MINUTES: Record<StepKind, number> = {
  opening: 5,
  circle: 10,
  cross: 15,
  corners: 12,
  finding: 5,
  closing: 8,
}
/** Who gets the minutes of steps that a group does not have, by turns. */
const TAKES_MORE: readonly StepKind[] = ['cross', 'corners', 'closing']

/** The steps of a session, in an hour together. */
export function sessionSteps(shows: Presented, findings: number): SessionStep[] {
  const kinds: { kind: StepKind; at?: number }[] = [
    { kind: 'opening' },
    ...(shows === 'nothing' ? [] : [{ kind: 'circle' as const }]),
    { kind: 'cross' },
    { kind: 'corners', at: 1 },
    ...Array.from({ length: findings }, (_, at) => ({ kind: 'finding' as const, at })),
    { kind: 'closing' },
  ]
  const steps = kinds.map(({ kind, at = 0 }) => ({ kind, at, minutes: MINUTES[kind] }))
  const left = SESSION_MINUTES - steps.reduce((sum, { minutes }) => sum + minutes, 0)
  for (let minute = 0; minute < left; minute++) {
    const kind = TAKES_MORE[minute % TAKES_MORE.length]
    const step = steps.find((one) => one.kind === kind)
    if (step) step.minutes += 1
  }
  return steps
}

interface OnCircle {
  at: Point
}

/** Two who work together; `third` joins them. */
export interface SessionPair<Person> {
  two: readonly [Person, Person]
  third: Person | null
}

/**
 * Pairs of people who stand far apart, farthest first. Of an odd number, the one in the midst of all others joins the
 * pair nearest to them. No pair for someone alone.
 */
export function pairsAcross<Person extends OnCircle>(
  people: readonly Person[],
): SessionPair<Person>[] {
  const odd = people.length % 2 === 1 ? centralOf(people) : null
  const pairs = farthest(people.filter((one) => one !== odd))
  const near = ([one, two]: Two<Person>) => (odd ? apart(odd, one) + apart(odd, two) : 0)
  const nearest = odd && pairs.toSorted((a, b) => near(a) - near(b))[0]
  return pairs.map((two) => ({ two, third: two === nearest ? odd : null }))
}

type Two<Person> = [Person, Person]

const apart = ({ at: [x, y] }: OnCircle, { at: [otherX, otherY] }: OnCircle) =>
  Math.hypot(x - otherX, y - otherY)

function centralOf<Person extends OnCircle>(people: readonly Person[]): Person | null {
  const toAll = (one: Person) => people.reduce((sum, other) => sum + apart(one, other), 0)
  return people.toSorted((one, other) => toAll(one) - toAll(other))[0] ?? null
}

/** How much a pair has to talk about. By the root, two pairs at half a circle are worth more than a far and a near one. */
const worth = (pair: Two<OnCircle>) => Math.sqrt(apart(...pair))

/** Takes the two farthest apart until no one is left, then lets pairs swap as long as both together gain by it. */
function farthest<Person extends OnCircle>(people: readonly Person[]): Two<Person>[] {
  const left = people
    .flatMap((one, at) => people.slice(at + 1).map((two): Two<Person> => [one, two]))
    .sort((a, b) => apart(...b) - apart(...a))
  const taken = new Set<Person>()
  const pairs = left.filter(([one, two]) => {
    if (taken.has(one) || taken.has(two)) return false
    taken.add(one).add(two)
    return true
  })
  while (swapOnce(pairs)) {
    // Each swap adds to what all pairs are worth, so there is a last one.
  }
  return pairs.sort((a, b) => apart(...b) - apart(...a))
}

function swapOnce<Person extends OnCircle>(pairs: Two<Person>[]): boolean {
  for (const [i, [a, b]] of pairs.entries()) {
    for (const [j, [c, d]] of pairs.entries()) {
      if (j <= i) continue
      const now = worth([a, b]) + worth([c, d]) + 1e-9
      const others: [Two<Person>, Two<Person>][] = [
        [
          [a, c],
          [b, d],
        ],
        [
          [a, d],
          [b, c],
        ],
      ]
      const better = others.find(([one, two]) => worth(one) + worth(two) > now)
      if (!better) continue
      ;[pairs[i], pairs[j]] = better
      return true
    }
  }
  return false
}

/** Who leads with each letter, in the order of the circle. */
export function cornersOf<Person extends { letter: Letter | null }>(
  people: readonly Person[],
): PerLetter<Person[]> {
  return perLetter((letter) => people.filter((one) => one.letter === letter))
}

/** One sheet of the presenter view; several may belong to one step. */
export interface Slide {
  /** Of the steps. */
  step: number
  /** The quarter of the circle whose names it lists; null for another sheet. */
  letter: Letter | null
  /** Which page of the agreements, counted from 0. */
  page: number
}

/** The sheets of a session. Of many people, the names on the circle come when they are asked for, a quarter a sheet. */
export function slidesOf(
  steps: readonly SessionStep[],
  { letters, withNames, pages }: { letters: PerLetter<number>; withNames: boolean; pages: number },
): Slide[] {
  return steps.flatMap(({ kind }, step): Slide[] => {
    const sheet = { step, letter: null, page: 0 }
    if (kind === 'circle' && withNames) {
      const quarters = LETTERS.filter((letter) => letters[letter] > 0)
      return [sheet, ...quarters.map((letter) => ({ ...sheet, letter }))]
    }
    if (kind === 'closing') return Array.from({ length: pages }, (_, page) => ({ ...sheet, page }))
    return [sheet]
  })
}

/** Where a session is: at which sheet, and as which of them, for when that sheet is gone. */
export interface Place {
  key: string
  at: number
}

/** The place among the sheets that there are by now: a withdrawal may have taken some out before it, or the sheet itself. */
export function placeIn(keys: readonly string[], { key, at }: Place): Place {
  const found = keys.indexOf(key)
  const now = found < 0 ? Math.min(at, keys.length - 1) : found
  return { key: keys[now] ?? key, at: now }
}

/** The people of each page of agreements: as few pages as there can be, about equally long. Never without a page. */
export function agreementPages<Person>(people: readonly Person[]): (readonly Person[])[] {
  const count = Math.max(1, Math.ceil(people.length / MOST_NAMED))
  const size = Math.max(1, Math.ceil(people.length / count))
  return Array.from({ length: count }, (_, page) => people.slice(page * size, (page + 1) * size))
}
