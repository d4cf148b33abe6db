/**
 * How sure a result is, in one sentence: the same wherever the style is named. It says no number, so it may stand
 * where exact scores may not. The letters are those of the printed scores; the chances only decide how it is said.
 */

import { LETTERS, type Letter } from '../letters'
import type { Certainty } from '../model/certainty'
import type { Style } from '../styles'

/** From this chance of being truly the highest on, a letter leads clearly. */
const CLEAR_FROM = 0.8
/** Below that, a letter leads by a little when its chance is more than this above every other's; else two share the lead. */
const LEANING_GAP = 0.15

/** `unknown`: the result is from before we could say how sure it is. */
export const DOUBT_KINDS = ['clear', 'leaning', 'shared', 'unknown'] as const
type DoubtKind = (typeof DOUBT_KINDS)[number]

export interface Doubt {
  kind: DoubtKind
  /** The highest printed score. */
  first: Letter
  /** The second highest. */
  second: Letter
  text: string
}

/** Which of its two leading letters a result belongs to, and how clearly. */
export function doubtOf(
  certainty: Pick<Certainty, 'primaryChances'> | null,
  { primary: first, secondary: second }: Pick<Style, 'primary' | 'secondary'>,
): Doubt {
  const kind = certainty ? kindOf(certainty, first) : 'unknown'
  return { kind, first, second, text: SENTENCES[kind](first, second) }
}

function kindOf({ primaryChances }: Pick<Certainty, 'primaryChances'>, first: Letter): DoubtKind {
  if (primaryChances[first] >= CLEAR_FROM) return 'clear'
  const others = LETTERS.filter((letter) => letter !== first)
  const rival = Math.max(...others.map((letter) => primaryChances[letter]))
  return primaryChances[first] - rival > LEANING_GAP ? 'leaning' : 'shared'
}

const SENTENCES: Record<DoubtKind, (first: Letter, second: Letter) => string> = {
  clear: (first, second) => `${first} leads clearly, ${second} comes second`,
  leaning: (first, second) => `Leaning toward ${first}, with ${second} close behind`,
  shared: (first, second) => `${first} and ${second} share the lead`,
  unknown: (first, second) => `${first} comes first, ${second} second`,
}
