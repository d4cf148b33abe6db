/** The two weeks for which two people agree on something. */

import { DAY_MS } from './when'

export const TWO_WEEKS = 14

/** Which day of the two weeks it is, from 1 on; null once they are over. */
export function dayOf(from: Date, now: Date): number | null {
  const day = Math.max(0, Math.floor((now.getTime() - from.getTime()) / DAY_MS)) + 1
  return day > TWO_WEEKS ? null : day
}
