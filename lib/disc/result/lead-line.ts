/** The lead line: which of two letters leads, as a range over three zones, without a number. */

import type { Certainty } from '../model/certainty'
import type { Doubt } from './doubt'

/** Steps 0 to 2: the first letter leads; 3 to 5: either; 6 to 8: the second leads. No score can be read off nine steps. */
export const LEAD_STEPS = 9

/** How open a lead is: from 0, settled, to 8, wide open. */
export const OPENNESS_STEPS = 8

export interface LeadLine {
  /** Steps from 0 to 8, `low` at most `middle` at most `high`. */
  low: number
  middle: number
  high: number
}

/** So many standard errors of both letters the range goes to either side, as far as the grade lets it. */
const REACH = 1.2816
/** So many standard deviations between two letters end the zone where either may lead, and the line. */
const EVEN = 0.4
const END = 1.5

/** By grade, where the dot is, and how far the range may go: neither leaves what the sentence says. */
const MIDDLES = { clear: 1, leads: 2, either: 3, even: 4, none: 4 } as const
const LAST = { clear: 2, leads: 5, either: 8, even: 8, none: 8 } as const

/** Draws a lead; null where it is unknown. */
export function leadLine(
  certainty: Certainty | null,
  { kind, first, second }: Pick<Doubt, 'kind' | 'first' | 'second'>,
): LeadLine | null {
  if (!certainty || kind === 'unknown' || kind === 'few') return null
  const [one, other] = [certainty.theta[first], certainty.theta[second]]
  const lead = one.value - other.value
  const reach = REACH * Math.hypot(one.error, other.error)
  const middle = MIDDLES[kind]
  const high = Math.max(middle, stepOf(lead - reach))
  return {
    low: Math.min(middle, stepOf(lead + reach)),
    middle,
    high: Math.min(LAST[kind], high),
  }
}

/** The step of a lead of the first letter, in standard deviations. Each zone is a third of the line. */
function stepOf(lead: number): number {
  const far = Math.min(Math.abs(lead), END)
  const part = far < EVEN ? far / EVEN / 3 : 1 / 3 + (2 / 3) * ((far - EVEN) / (END - EVEN))
  const share = (1 - Math.sign(lead) * part) / 2
  return Math.min(LEAD_STEPS - 1, Math.max(0, Math.floor(share * LEAD_STEPS)))
}
