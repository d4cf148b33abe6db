/**
 * How sure a result is, in one sentence of four grades: the same wherever the style is named. It says no number, so it
 * may stand where exact scores may not. The letters are those of the printed scores; the chances say how it is said.
 */

import { LETTERS, type Letter } from '../letters'
import type { Certainty } from '../model/certainty'
import { LEADS_FROM, type Style } from '../styles'

/** From this chance of being truly the highest on, a letter leads clearly; from `LEADS_FROM` on, it leads. */
const CLEAR_FROM = 0.95
/** Of two that may lead, the first is the likelier from this chance on. */
const LIKELIER_FROM = 0.6

/**
 * `either`, `even`: one of two letters leads; the first is a good deal likelier, or is not. Both say the same. `none`: a third
 * may lead, too. `few`: too few answers for a name. `unknown`: the result is from before we could say how sure it is.
 */
export const DOUBT_KINDS = ['clear', 'leads', 'either', 'even', 'none', 'few', 'unknown'] as const
export type DoubtKind = (typeof DOUBT_KINDS)[number]

export interface Doubt {
  kind: DoubtKind
  /** The highest printed score. */
  first: Letter
  /** The second-highest. */
  second: Letter
  text: string
}

/** Which letter leads a result, how surely, and which one comes next. */
export function doubtOf(
  certainty: Pick<Certainty, 'primaryChances'> | null,
  { primary: first, secondary: second }: Pick<Style, 'primary' | 'secondary'>,
): Doubt {
  const kind = certainty ? kindOf(certainty, first, second) : 'unknown'
  return { kind, first, second, text: SENTENCES[kind](first, second) }
}

/** In place of a style's headline, where too few answers are the person's own. */
export const NO_NAME = 'Not a name yet'

/** The same of a result of so few answers that its style has no name yet. */
export function soFar({ first, second }: Pick<Doubt, 'first' | 'second'>): Doubt {
  return { kind: 'few', first, second, text: SENTENCES.few(first, second) }
}

function kindOf(
  { primaryChances }: Pick<Certainty, 'primaryChances'>,
  first: Letter,
  second: Letter,
): DoubtKind {
  const chance = primaryChances[first]
  if (chance >= CLEAR_FROM) return 'clear'
  if (chance >= LEADS_FROM) return 'leads'
  if (chance + primaryChances[second] < LEADS_FROM) return 'none'
  return chance >= LIKELIER_FROM ? 'either' : 'even'
}

/** Whether another letter may lead as well. */
export function isOpenLead({ kind }: Pick<Doubt, 'kind'>): boolean {
  return isBetweenTwo({ kind }) || kind === 'none'
}

/** Whether one of two letters leads. */
export function isBetweenTwo({ kind }: Pick<Doubt, 'kind'>): boolean {
  return kind === 'either' || kind === 'even'
}

/** The letters that stand for a result: two, or all where no one leads. */
export function markedLetters({
  kind,
  first,
  second,
}: Pick<Doubt, 'kind' | 'first' | 'second'>): readonly Letter[] {
  return kind === 'none' ? LETTERS : [first, second]
}

const SENTENCES: Record<DoubtKind, (first: Letter, second: Letter) => string> = {
  clear: (first) => `${first} leads clearly`,
  leads: (first) => `${first} leads`,
  either: (first, second) => `${first} or ${second} leads`,
  even: (first, second) => `${first} or ${second} leads`,
  few: (first) => `${first} so far`,
  none: () => 'No one letter leads',
  unknown: (first, second) => `${first} comes first, ${second} second`,
}
