/** The lead line: which of two letters leads, as a range over three zones, without a number. */

import type { Certainty } from '../model/certainty'
import type { Doubt } from './doubt'

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
/** So many standard deviations between two letters are the end of the line. */
const END = 1.5

/** Draws a lead that is open; null where it is clear or unknown. */
export function leadLine(certainty: Certainty | null, doubt: Doubt): LeadLine | null {
  return doubt.kind === 'clear' ? null : drawLead(certainty, doubt)
}

/** By how surely a letter leads: the first letter's zone, the edge of *shared* toward it, the middle of *shared*. */
const MIDDLES = { clear: 1, leaning: 3, shared: 4 }

/** Draws any lead; null where it is unknown. `middle` keeps to the zone of the sentence. */
export function drawLead(
  certainty: Certainty | null,
  { kind, first, second }: Doubt,
): LeadLine | null {
  if (!certainty || kind === 'unknown') return null
  const [one, other] = [certainty.theta[first], certainty.theta[second]]
  const lead = one.value - other.value
  const reach = REACH * Math.hypot(one.error, other.error)
  const middle = MIDDLES[kind]
  return {
    low: Math.min(middle, stepOf(lead + reach)),
    middle,
    high: Math.max(middle, stepOf(lead - reach)),
  }
}

/** The step of a lead of the first letter, in standard deviations. */
function stepOf(lead: number): number {
  const share = (1 - lead / END) / 2
  return Math.min(LEAD_STEPS - 1, Math.max(0, Math.floor(share * LEAD_STEPS)))
}
