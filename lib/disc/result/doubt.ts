/**
 * How sure a result is, in one sentence of four grades: the same wherever the style is named. It says no number, so it
 * may stand where exact scores may not. The letters are those of the printed scores; the chances say how it is said.
 */

import { LETTERS, type Letter } from '../letters'
import type { Certainty } from '../model/certainty'
import type { Style } from '../styles'

/** From this chance of being truly the highest on, a letter leads clearly; from this one on, it leads. */
const CLEAR_FROM = 0.95
const LEADS_FROM = 0.8
/** Below that, another letter is close; it shares the lead when its chance is at most this much smaller. */
const SHARED_WITHIN = 0.15

/** `unknown`: the result is from before we could say how sure it is. */
export const DOUBT_KINDS = ['clear', 'leads', 'close', 'shared', 'unknown'] as const
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
  const kind = certainty ? kindOf(certainty, first) : 'unknown'
  return { kind, first, second, text: SENTENCES[kind](first, second) }
}

function kindOf({ primaryChances }: Pick<Certainty, 'primaryChances'>, first: Letter): DoubtKind {
  const chance = primaryChances[first]
  if (chance >= CLEAR_FROM) return 'clear'
  if (chance >= LEADS_FROM) return 'leads'
  const others = LETTERS.filter((letter) => letter !== first)
  const rival = Math.max(...others.map((letter) => primaryChances[letter]))
  return chance - rival > SHARED_WITHIN ? 'close' : 'shared'
}

/** Whether another letter may lead as well. */
export function isOpenLead({ kind }: Pick<Doubt, 'kind'>): boolean {
  return kind === 'close' || kind === 'shared'
}

const SENTENCES: Record<DoubtKind, (first: Letter, second: Letter) => string> = {
  clear: (first) => `${first} leads clearly`,
  leads: (first) => `${first} leads`,
  close: (first, second) => `${first} leads, ${second} is close`,
  shared: (first, second) => `${first} and ${second} share the lead`,
  unknown: (first, second) => `${first} comes first, ${second} second`,
}
