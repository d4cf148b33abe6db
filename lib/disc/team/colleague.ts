/**
 * What a member of a group reads about a colleague and about themself, from what colleagues show: their styles and
 * their places on the circle (docs/decisions/021). No score goes in, so none can come out.
 */

import type { Point } from '../circle/geometry'
import { focusAt, paceAt } from '../circle/leaning'
import { BRINGS, BRINGS_TOO, SHORT_ON, YOUR_FOCUS, YOUR_PACE } from '../content/colleague'
import type { Point as TitledText } from '../content/types'
import { LETTER_NAMES, LETTERS, type Letter } from '../letters'
import { APART, direction, fillNames, type NamedStyle, type PairDirection } from './pair'

/** A person who shows style and place. */
export interface ShownPerson extends NamedStyle {
  /** On the map: x from task to people, y from measured to fast, -1 to 1 each. */
  at: Point
}

export interface ColleagueCard {
  /** Pace and focus, each with its heading. */
  facts: readonly TitledText[]
  /** What the reader should know about the colleague. */
  about: PairDirection
}

/** "You and Amara", said to the first about the second. */
export function colleagueCard(me: ShownPerson, colleague: ShownPerson): ColleagueCard {
  const told = (text: string) => fillNames(text, { name: colleague.name })
  return {
    facts: [
      { title: 'Pace', text: told(YOUR_PACE[paceBetween(me.at, colleague.at)]) },
      { title: 'Focus', text: told(YOUR_FOCUS[focusBetween(me.at, colleague.at)]) },
    ],
    about: direction(me, colleague),
  }
}

function paceBetween(mine: Point, theirs: Point): keyof typeof YOUR_PACE {
  const lead = mine[1] - theirs[1]
  if (Math.abs(lead) > APART) return lead > 0 ? 'faster' : 'slower'
  const pace = paceAt(mine)
  return pace !== null && pace === paceAt(theirs) ? pace : 'level'
}

function focusBetween(mine: Point, theirs: Point): keyof typeof YOUR_FOCUS {
  const lead = mine[0] - theirs[0]
  if (Math.abs(lead) > APART) return lead > 0 ? 'people' : 'work'
  const focus = focusAt(mine)
  if (focus === null || focus !== focusAt(theirs)) return 'level'
  return focus === 'people' ? 'bothPeople' : 'bothWork'
}

/** What a person brings, and what the people on the circle have least of. */
export interface Contribution {
  brings: { letter: Letter; text: string; count: string | null }
  /** Null while fewer than four show their style, or where no letter is rare. */
  shortOn: { letter: Letter; text: string; ask: readonly string[] } | null
}

/** Fewer than this many say nothing about what a group is short on. */
const ENOUGH = 4
/** A letter is rare when at most this share leads with it. */
const RARE_SHARE = 1 / 5
/** So many colleagues are named at most. */
const MOST_ASKED = 2

/** What a member brings to those who show their styles; `others` are these without the member. */
export function contributionOf(me: NamedStyle, others: readonly NamedStyle[]): Contribution {
  const all = [me, ...others]
  const { primary, secondary, code } = me
  const second = code.length > 1 ? BRINGS_TOO[secondary] : '.'
  const alike = all.filter((one) => one.primary === primary).length
  return {
    brings: {
      letter: primary,
      text: `${BRINGS[primary]}${second}`,
      count: all.length < ENOUGH ? null : countText(alike, all.length, primary),
    },
    shortOn: all.length < ENOUGH ? null : rarest(all, others),
  }
}

function countText(alike: number, size: number, letter: Letter): string {
  const name = LETTER_NAMES[letter]
  if (alike === 1) return `Of the ${size} people on the circle, only you lead with ${name}.`
  return `${alike} of the ${size} people on the circle lead with ${name}, and you’re one of them.`
}

function rarest(
  all: readonly NamedStyle[],
  others: readonly NamedStyle[],
): Contribution['shortOn'] {
  const leads = (letter: Letter) => all.filter(({ primary }) => primary === letter).length
  const letter = LETTERS.reduce((least, one) => (leads(one) < leads(least) ? one : least))
  if (leads(letter) > all.length * RARE_SHARE) return null
  const first = others.filter(({ primary }) => primary === letter)
  const next = others.filter((one) => one.primary !== letter && one.code[1] === letter)
  const ask = [...first, ...next].slice(0, MOST_ASKED).map(({ name }) => name)
  return { letter, text: SHORT_ON[letter], ask }
}
