/** The lead line: which of two letters leads, as a range over three zones, without a number. */

import type { Certainty } from '../model/certainty'
import type { Doubt, DoubtKind } from './doubt'

/** Steps 0 to 2: the first letter leads; 3 to 5: shared; 6 to 8: the second leads. No score can be read off nine steps. */
export const LEAD_STEPS = 9

/** How open a lead is: from 0, settled, to 8, wide open. */
export const OPENNESS_STEPS = 8

export interface LeadLine {
  /** Steps from 0 to 8, `low` at most `middle` at most `high`. */
  low: number
  middle: number
  high: number
}

/** Eight of ten people with these answers lie inside the range. */
const REACH = 1.2816
/** So many standard deviations between two letters end the zone of a shared lead, and the line. */
const EVEN = 0.2
const END = 1.5

/** The dot keeps to the zone of the sentence, and within it to its grade. */
const MIDDLES: Record<Exclude<DoubtKind, 'unknown'>, number> = {
  clear: 1,
  leads: 2,
  close: 3,
  shared: 4,
}
/** Where a letter leads clearly, the range stays in its zone. */
const LAST_OF_FIRST = 2

/** Draws a lead; null where it is unknown. */
export function leadLine(
  certainty: Certainty | null,
  { kind, first, second }: Pick<Doubt, 'kind' | 'first' | 'second'>,
): LeadLine | null {
  if (!certainty || kind === 'unknown') return null
  const [one, other] = [certainty.theta[first], certainty.theta[second]]
  const lead = one.value - other.value
  const reach = REACH * Math.hypot(one.error, other.error)
  const middle = MIDDLES[kind]
  const high = Math.max(middle, stepOf(lead - reach))
  return {
    low: Math.min(middle, stepOf(lead + reach)),
    middle,
    high: kind === 'clear' ? Math.min(LAST_OF_FIRST, high) : high,
  }
}

/** The step of a lead of the first letter, in standard deviations. Each zone is a third of the line. */
function stepOf(lead: number): number {
  const far = Math.min(Math.abs(lead), END)
  const part = far < EVEN ? far / EVEN / 3 : 1 / 3 + (2 / 3) * ((far - EVEN) / (END - EVEN))
  const share = (1 - Math.sign(lead) * part) / 2
  return Math.min(LEAD_STEPS - 1, Math.max(0, Math.floor(share * LEAD_STEPS)))
}
