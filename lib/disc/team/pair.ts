/**
 * "How these two work together", for any two of the 16 styles: composed from what each leading letter should
 * know about the other, the second letters, and the real difference of the scores. It draws on public texts
 * only, because its reader has not paid for either person's report.
 */

import { place } from '../circle/geometry'
import { focusOf, paceOf } from '../circle/leaning'
import { STYLE_CONTENT } from '../content/all'
import {
  GAP_TOPIC,
  PAIR_FOCUS,
  PAIR_PACE,
  PAIR_TEXTS,
  type PairText,
  SHARED,
  UNDERTONE,
} from '../content/pair'
import type { Point as TitledText } from '../content/types'
import { LETTER_NAMES, LETTERS, type Letter } from '../letters'
import type { Style } from '../styles'
import { COMMAND_SCORE, type TeamProfile } from './findings'

export interface PairPerson extends TeamProfile {
  /** As people call them. */
  name: string
}

/** Who leads with what, without a score. */
export type NamedStyle = Style & Pick<PairPerson, 'name'>

export interface PairDirection extends PairText {
  /** Who reads it, and about whom. */
  reader: string
  other: string
  /** The other one's style in public words. */
  style: { name: string; pace: string; perspective: string }
}

export interface PairSheet {
  /** Pace, focus, widest gap and common ground, each with its heading. */
  facts: readonly TitledText[]
  /** What the first should know about the second, and the other way around. */
  directions: readonly [PairDirection, PairDirection]
}

/** On one axis of the map (0 to 0.9 each way), people further apart than this differ. */
export const APART = 0.3
/** Below this many points two scores of a letter count as alike. */
const SMALL_GAP = 15

/** The sheet about two people. The order of the two does not change what is said. */
export function pairSheet(one: PairPerson, two: PairPerson): PairSheet {
  return {
    facts: [
      { title: 'Pace', text: paceText(one, two) },
      { title: 'Focus', text: focusText(one, two) },
      { title: 'Widest gap', text: gapText(one, two) },
      { title: 'Common ground', text: sharedText(one, two) },
    ],
    directions: [direction(one, two), direction(two, one)],
  }
}

/** A name in a sentence, whichever way it is written and whatever it holds: kept apart for the reading order. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

/** What one should know about the other; styles alone decide it. */
export function direction(reader: NamedStyle, other: NamedStyle): PairDirection {
  const text = PAIR_TEXTS[reader.primary][other.primary]
  const { name, preview } = STYLE_CONTENT[other.code]
  const hasUndertone = other.code.length > 1
  const know = hasUndertone ? `${text.know} ${UNDERTONE[other.secondary]}` : text.know
  const { pace, perspective } = preview.coreTraits
  return {
    ...text,
    know,
    reader: reader.name,
    other: other.name,
    style: { name, pace: pace.title, perspective: perspective.title },
  }
}

function paceText(one: PairPerson, two: PairPerson): string {
  const [higher, lower] = inOrder(one, two, ({ scores }) => place(scores)[1])
  if (place(higher.scores)[1] - place(lower.scores)[1] > APART)
    return fillNames(PAIR_PACE.apart, { fast: higher.name, slow: lower.name })
  const pace = paceOf(one.scores)
  return PAIR_PACE[pace && pace === paceOf(two.scores) ? pace : 'level']
}

function focusText(one: PairPerson, two: PairPerson): string {
  const [right, left] = inOrder(one, two, ({ scores }) => place(scores)[0])
  if (place(right.scores)[0] - place(left.scores)[0] > APART)
    return fillNames(PAIR_FOCUS.apart, { task: left.name, people: right.name })
  const focus = focusOf(one.scores)
  return PAIR_FOCUS[focus && focus === focusOf(two.scores) ? focus : 'level']
}

function gapText(one: PairPerson, two: PairPerson): string {
  const gaps = (letter: Letter) => Math.abs(one.scores[letter] - two.scores[letter])
  const letter = topOf(gaps)
  if (gaps(letter) < SMALL_GAP) {
    return `In every letter you are within ${SMALL_GAP} points of each other. You are likely to want the same things, and to miss the same things.`
  }
  const [high, low] = inOrder(one, two, ({ scores }) => scores[letter])
  const numbers = `${isolate(high.name)} ${high.scores[letter]}, ${isolate(low.name)} ${low.scores[letter]}`
  return `${LETTER_NAMES[letter]} (${numbers}). Expect to differ about ${GAP_TOPIC[letter]}.`
}

function sharedText(one: PairPerson, two: PairPerson): string {
  const lower = (letter: Letter) => Math.min(one.scores[letter], two.scores[letter])
  const letter = topOf(lower)
  if (lower(letter) < COMMAND_SCORE) {
    return `No letter reaches ${COMMAND_SCORE} for both of you. Together you cover a lot of ground, so let each of you take what comes easily.`
  }
  return `${LETTER_NAMES[letter]}, at ${COMMAND_SCORE} or more in both of you: ${SHARED[letter]}.`
}

/** The letter with the highest value; the first in circle order where several share it. */
function topOf(value: (letter: Letter) => number): Letter {
  return LETTERS.reduce((top, letter) => (value(letter) > value(top) ? letter : top))
}

/** The two people, the one with the higher value first. */
function inOrder(
  one: PairPerson,
  two: PairPerson,
  value: (person: PairPerson) => number,
): [PairPerson, PairPerson] {
  return value(one) >= value(two) ? [one, two] : [two, one]
}

/** Puts names into a text, each kept apart for the reading order. */
export function fillNames(text: string, names: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, key) => isolate(names[key] ?? ''))
}
