/**
 * What a person reads about a colleague and about themself, from what colleagues show: their styles and their places on
 * the circle (docs/decisions/021). No score goes in and nothing of how sure one is, so none can come
 * out: a claim is made by how sure a place usually is.
 */

import { type Point, QUADRANT } from '../circle/geometry'
import { BRINGS, BRINGS_TOO, SHORT_ON, YOUR_FOCUS, YOUR_PACE } from '../content/colleague'
import { PAIR_FOCUS, PAIR_PACE, PAIR_TEXTS, UNDERTONE } from '../content/pair'
import type { Point as TitledText } from '../content/types'
import { WITH_LETTER } from '../content/with-letter'
import { LETTERS, type Letter } from '../letters'
import { SHARED_ERROR, SURE } from '../model/claims'
import { normalShare } from '../model/normal'
import { fillNames } from '../names'
import { direction, isPair, type NamedStyle, type PairSheet } from './pair'
import { middleOf } from './profile'

/** A person who shows style and place. */
export interface ShownPerson extends NamedStyle {
  /** On the map: x from task to people, y from measured to fast, -1 to 1 each. */
  at: Point
}

export interface ColleagueCard {
  /** Pace and focus, each with its heading, as far as they are sure. */
  facts: readonly TitledText[]
  /** What helps the reader with this colleague. */
  helps: string
  /** To be said, and better not. */
  say: string
  avoid: string
}

/** How far a place is off on either axis, in map units: .16 in the study’s kind world, more in others. */
const PLACE_ERROR = 0.18

/** "You and Amara", said to the first about the second. */
export function colleagueCard(me: ShownPerson, colleague: ShownPerson): ColleagueCard {
  const facts = factsOf(me, colleague, YOUR_PACE, YOUR_FOCUS)
  return {
    facts: facts.map(({ title, text }) => ({
      title,
      text: fillNames(text, { name: colleague.name }),
    })),
    ...wordsFor(me, colleague),
  }
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
  pace: Record<keyof typeof YOUR_PACE, string>,
  focus: Record<keyof typeof YOUR_FOCUS, string>,
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

/** By the reader's style and the colleague's first letter, then the second where it is part of the style. */
function wordsFor(me: ShownPerson, colleague: ShownPerson) {
  const { helps, open } = WITH_LETTER[me.code ?? me.primary][colleague.primary]
  const undertone = isPair(colleague) ? ` ${UNDERTONE[colleague.secondary]}` : ''
  const { avoid } = PAIR_TEXTS[me.primary][colleague.primary]
  return { helps: `${helps}${undertone}`, say: open, avoid }
}

/** The chance that what was found to be `value` is truly above 0, where so many places went into it. */
function isAbove(value: number, places = 1): number {
  return normalShare(value / (PLACE_ERROR * Math.sqrt(places)))
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
