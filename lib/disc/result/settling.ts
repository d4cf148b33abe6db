/**
 * Settling the tie as its person sees it: how open the lead still is, in steps and words, and what the result was called
 * before and is called now. Nothing here gives an exact score away, and nothing on the way says which letter is ahead.
 */

import { type Chances, isOpen, OPEN_BELOW, SETTLED_FROM, settlable } from '../model/settling'
import type { StyleCode } from '../styles'
import type { Doubt } from './doubt'
import { type LeadLine, OPENNESS_STEPS } from './lead-line'
import { type Nameable, resultName } from './result-name'
import { freeStyle } from './texts-by-level'

/**
 * `clear`: nothing was open, and nothing is asked. `open`: there is more to ask. `settled`: the further answers made the
 * lead clear. `undecided`: as many were asked as may be, and it is open still.
 */
export const SETTLING_STATES = ['clear', 'open', 'settled', 'undecided'] as const
export type SettlingState = (typeof SETTLING_STATES)[number]

/** At this chance of the lead, that of four letters with two almost even, it is wide open. */
const WIDE_OPEN = 0.35

/** How a result is called, and which letters lead it: what a guest may see. */
export interface Lead {
  /** Null where too few answers give no name: then there is no nickname and no summary either. */
  code: StyleCode | null
  name: string
  nickname: string
  summary: string
  doubt: Doubt
  line: LeadLine | null
}

/** How it stands after so many further answers. */
export function settlingState(certainty: Chances, more: number): SettlingState {
  if (isOpen(settlable(certainty), more)) return 'open'
  if (more === 0) return 'clear'
  // Settled is what the result itself says: a lead that is not open.
  return certainty.primaryProbability >= OPEN_BELOW ? 'settled' : 'undecided'
}

/** How open the lead is, in whole steps: too coarse to tell a score by. */
export function opennessOf(certainty: Chances): number {
  const chance = settlable(certainty)
  if (chance >= SETTLED_FROM) return 0
  const share = (SETTLED_FROM - chance) / (SETTLED_FROM - WIDE_OPEN)
  return Math.min(OPENNESS_STEPS, Math.max(1, Math.ceil(share * OPENNESS_STEPS)))
}

/** Who leads a result; null when its style code is unknown. */
export function leadOf(result: Nameable): Lead | null {
  const named = resultName(result)
  if (!named) return null
  const { code, title, doubt, leadLine: line } = named
  const style = code && freeStyle(code)
  const { name, nickname, summary } = style || { name: title, nickname: '', summary: '' }
  return { code, name, nickname, summary, doubt, line }
}
