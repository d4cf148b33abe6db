/** What a score is said to lie between, wherever a person reads a range. */

import type { Certainty, Interval } from '../model/certainty'
import { normalShare } from '../model/normal'

/** Eight of ten people with these answers are this many errors or less away. */
const REACH = 1.2816

/** "Probably between" two scores from 1 to 99, for a letter's place. */
export function probably({ value, error }: Certainty['theta']['D']): Interval {
  const printed = (place: number) => Math.min(99, Math.max(1, Math.round(100 * normalShare(place))))
  return { low: printed(value - REACH * error), high: printed(value + REACH * error) }
}
