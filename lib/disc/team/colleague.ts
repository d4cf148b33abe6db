/**
 * What a person reads about a colleague and about themself, from what colleagues show: their styles and their places on
 * the circle (docs/decisions/021). No score goes in and nothing of how sure one is, so none can come
 * out: a claim is made by how sure a place usually is.
 */

import { type Point, QUADRANT } from '../circle/geometry'
import { BRINGS, BRINGS_TOO, SHORT_ON } from '../content/colleague'
import { PAIR_FOCUS, PAIR_PACE, PAIR_TEXTS } from '../content/pair'
import type { Point as TitledText } from '../content/types'
import { WITH_LETTER } from '../content/with-letter'
import { LETTERS, type Letter } from '../letters'
import { SHARED_ERROR, SURE } from '../model/claims'
import { fillNames } from '../names'
import { direction, isPair, type NamedStyle, type PairSheet } from './pair'
import { isAbove } from './place-error'
import { middleOf } from './profile'

/** A person who shows style and place. */
export interface ShownPerson extends NamedStyle {
  /** On the map: x from task to people, y from measured to fast, -1 to 1 each. */
  at: Point
}

/** What one of two reads about working with the other. */
export interface Direction {
  /** Where the two meet or miss each other, and what helps. */
  helps: string
  /** To be said, and better not. */
  say: string
  avoid: string
}

/** Said to the first about the second: by the first one's style and the letter that the second leads with. */
export function directionFor(me: NamedStyle, other: NamedStyle): Direction {
  const { helps } = WITH_LETTER[me.code ?? me.primary][other.primary]
  const { say, avoid } = PAIR_TEXTS[me.primary][other.primary]
  return { helps, say, avoid }
}

/** The sheet about two people who show each other their styles and places, without a group. */
export function shownPairSheet(one: ShownPerson, two: ShownPerson): PairSheet {
  const apart = ([first, second]: readonly [ShownPerson, ShownPerson]) => ({
    fast: fillNames(PAIR_PACE.apart, { fast: first.name }),
    people: fillNames(PAIR_FOCUS.apart, { people: first.name, task: second.name }),
  })
  const [either, other] = [apart([one, two]), apart([two, one])]
  const pace = { ...PAIR_PACE, faster: either.fast, slower: other.fast }
  const focus = {
    people: either.people,
    work: other.people,
    bothPeople: PAIR_FOCUS.people,
    bothWork: PAIR_FOCUS.task,
  }
  return {
    facts: factsOf(one, two, pace, focus),
    directions: [direction(one, two), direction(two, one)],
  }
}

/** Pace and focus of two people, as far as they are sure, in words from the first one’s side. */
function factsOf(
  { at: [x, y] }: ShownPerson,
  { at: [theirX, theirY] }: ShownPerson,
  pace: Record<'faster' | 'slower' | 'fast' | 'measured', string>,
  focus: Record<'people' | 'work' | 'bothPeople' | 'bothWork', string>,
): TitledText[] {
  const facts = [
    {
      title: 'Pace',
      text: surest([
        [pace.faster, isAbove(y - theirY, 2)],
        [pace.slower, isAbove(theirY - y, 2)],
        [pace.fast, isAbove(y) * isAbove(theirY)],
        [pace.measured, isAbove(-y) * isAbove(-theirY)],
      ]),
    },
    {
      title: 'Focus',
      text: surest([
        [focus.people, isAbove(x) * isAbove(-theirX)],
        [focus.work, isAbove(-x) * isAbove(theirX)],
        [focus.bothPeople, isAbove(x) * isAbove(theirX)],
        [focus.bothWork, isAbove(-x) * isAbove(-theirX)],
      ]),
    },
  ]
  return facts.flatMap(({ title, text }) => (text ? { title, text } : []))
}

function surest(claims: readonly (readonly [text: string, chance: number])[]): string | null {
  const [text, chance] = claims.reduce((best, one) => (one[1] > best[1] ? one : best))
  return chance >= SURE ? text : null
}

/** What a person brings, and what the people on the circle are short on. */
export interface Contribution {
  brings: { letter: Letter; text: string }
  /** Null while fewer than four show their style, or where it is too close to tell. */
  shortOn: { letter: Letter; text: string; ask: readonly string[] } | null
}

/** Fewer than this many say nothing about what a group is short on. */
const ENOUGH = 4
/** So many colleagues are named at most. */
const MOST_ASKED = 2

/** What a member brings to those who show their styles; `others` are these without the member. */
export function contributionOf(me: ShownPerson, others: readonly ShownPerson[]): Contribution {
  const all = [me, ...others]
  const { primary, secondary } = me
  const second = isPair(me) ? BRINGS_TOO[secondary] : '.'
  return {
    brings: { letter: primary, text: `${BRINGS[primary]}${second}` },
    shortOn: all.length < ENOUGH ? null : shortOf(all, others),
  }
}

/** The letter across from where the group's middle lies. */
function shortOf(
  all: readonly ShownPerson[],
  others: readonly ShownPerson[],
): Contribution['shortOn'] {
  const [x, y] = middleOf(all.map(({ at }) => at))
  const places = SHARED_ERROR + (1 - SHARED_ERROR) / all.length
  // The quarters count downward, as SVG does.
  const letter = LETTERS.find(
    (one) => isAbove(-x * QUADRANT[one][0], places) * isAbove(y * QUADRANT[one][1], places) >= SURE,
  )
  if (!letter) return null
  const first = others.filter(({ primary }) => primary === letter)
  const next = others.filter(
    (one) => one.primary !== letter && isPair(one) && one.secondary === letter,
  )
  const ask = [...first, ...next].slice(0, MOST_ASKED).map(({ name }) => name)
  return { letter, text: SHORT_ON[letter], ask }
}
