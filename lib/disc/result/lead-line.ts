/** The lead line: which of two letters leads, as a range over three zones, without a number. */

import type { Certainty } from '../model/certainty'
import type { Doubt } from './doubt'

/** Steps 0 to 2: the first letter leads; 3 to 5: shared; 6 to 8: the second leads. No score can be read off nine steps. */
export const LEAD_STEPS = 9

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

/**
 * Draws a lead that is open; null where it is clear, or nobody can say. `middle` keeps to the zone of the sentence:
 * the middle of *shared*, or its edge toward the letter it leans to.
 */
export function leadLine(
  certainty: Certainty | null,
  { kind, first, second }: Doubt,
): LeadLine | null {
  if (!certainty || kind === 'clear' || kind === 'unknown') return null
  const [one, other] = [certainty.theta[first], certainty.theta[second]]
  const lead = one.value - other.value
  const reach = REACH * Math.hypot(one.error, other.error)
  const middle = kind === 'shared' ? 4 : 3
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
