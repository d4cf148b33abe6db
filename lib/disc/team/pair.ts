/**
 * "How these two work together", for any two of the 16 styles: composed from what each leading letter should
 * know about the other, the second letters, and what is sure enough about the two. It draws on public texts
 * only, because its reader has not paid for either person's report.
 */

import { place } from '../circle/geometry'
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
import { LETTER_NAMES, LETTERS, type PerLetter } from '../letters'
import { chanceOf, drawTogether, SURE } from '../model/claims'
import { fillNames } from '../names'
import type { MeasuredProfile, TeamStyle } from './profile'

export interface PairPerson extends MeasuredProfile {
  /** As people call them. */
  name: string
}

/** Who leads with what, without a score. */
export type NamedStyle = TeamStyle & Pick<PairPerson, 'name'>

export interface PairDirection extends PairText {
  /** Who reads it, and about whom. */
  reader: string
  other: string
}

export interface PairSheet {
  /** Pace, focus, widest gap and common ground, each with its heading, as far as they are sure. */
  facts: readonly TitledText[]
  /** What the first should know about the second, and the other way around. */
  directions: readonly [PairDirection, PairDirection]
}

/** On one axis of the map (0 to 0.9 each way), people further apart than this differ. */
const APART = 0.1
/** From this score on a letter is at a person's command, also where it does not lead. */
const COMMAND_SCORE = 50

/** The sheet about two people. The order of the two does not change what is said. */
export function pairSheet(one: PairPerson, two: PairPerson): PairSheet {
  return {
    facts: one.name <= two.name ? sureFacts(one, two) : sureFacts(two, one),
    directions: [direction(one, two), direction(two, one)],
  }
}

/** What one should know about the other; styles alone decide it. */
export function direction(reader: NamedStyle, other: NamedStyle): PairDirection {
  const text = PAIR_TEXTS[reader.primary][other.primary]
  const know = isPair(other) ? `${text.know} ${UNDERTONE[other.secondary]}` : text.know
  return { ...text, know, reader: reader.name, other: other.name }
}

/** Whether the second letter is part of the style. */
export const isPair = ({ code }: Pick<TeamStyle, 'code'>) => code?.length === 2

/** Of each title the surest fact, where it is sure enough. */
function sureFacts(one: PairPerson, two: PairPerson): TitledText[] {
  const draws = drawTogether([one, two])
  return pairFacts(one.name, two.name).flatMap(({ title, candidates }) => {
    const [surest] = candidates
      .map(({ text, isTrue }) => ({ text, chance: chanceOf(draws, (two) => isTrue(...two)) }))
      .sort((a, b) => b.chance - a.chance)
    return surest && surest.chance >= SURE ? [{ title, text: surest.text }] : []
  })
}

interface PairFact {
  text: string
  isTrue: (...two: readonly PerLetter<number>[]) => boolean
}

type Scores = PerLetter<number>

/** All that could be said of two people, by its title. */
export function pairFacts(one: string, two: string): { title: string; candidates: PairFact[] }[] {
  const about = (text: string, isTrue: (a: Scores, b: Scores) => boolean): PairFact => ({
    text,
    isTrue: (a, b) => a !== undefined && b !== undefined && isTrue(a, b),
  })
  /** Said of the one or of the other, whose scores then come first. */
  const either = (
    text: (first: string, second: string) => string,
    isTrue: (first: Scores, second: Scores) => boolean,
  ) => [about(text(one, two), isTrue), about(text(two, one), (a, b) => isTrue(b, a))]
  const x = (scores: Scores) => place(scores)[0]
  const y = (scores: Scores) => place(scores)[1]
  return [
    {
      title: 'Pace',
      candidates: [
        about(PAIR_PACE.fast, (a, b) => Math.min(y(a), y(b)) > 0),
        about(PAIR_PACE.measured, (a, b) => Math.max(y(a), y(b)) < 0),
        ...either(
          (fast) => fillNames(PAIR_PACE.apart, { fast }),
          (a, b) => y(a) - y(b) > APART,
        ),
      ],
    },
    {
      title: 'Focus',
      candidates: [
        about(PAIR_FOCUS.people, (a, b) => Math.min(x(a), x(b)) > 0),
        about(PAIR_FOCUS.task, (a, b) => Math.max(x(a), x(b)) < 0),
        ...either(
          (people, task) => fillNames(PAIR_FOCUS.apart, { people, task }),
          (a, b) => x(a) > 0 && x(b) < 0,
        ),
      ],
    },
    {
      title: 'Widest gap',
      candidates: LETTERS.flatMap((letter) =>
        either(
          (high) =>
            `${LETTER_NAMES[letter]}: ${fillNames('{high}', { high })} is higher. ${GAP_TOPIC[letter]}`,
          (a, b) => {
            const gap = a[letter] - b[letter]
            return LETTERS.every((other) => gap >= Math.abs(a[other] - b[other]))
          },
        ),
      ),
    },
    {
      title: 'Common ground',
      candidates: LETTERS.map((letter) =>
        about(
          `${LETTER_NAMES[letter]}: ${SHARED[letter]}`,
          (a, b) => Math.min(a[letter], b[letter]) >= COMMAND_SCORE,
        ),
      ),
    },
  ]
}
