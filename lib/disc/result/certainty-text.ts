/** Ranges in words. */

import type { Interval } from '../model/certainty'

/** "68 to 84". */
export function rangeText({ low, high }: Interval): string {
  return `${low} to ${high}`
}

/** "77, probably 68 to 84": what a screen reader hears where the range is drawn. */
export function scoreText(score: number, range: Interval | null): string {
  return range ? `${score}, probably ${rangeText(range)}` : String(score)
}

/** Said once where ranges are printed. */
export const RANGE_NOTE = 'Eight times out of ten, the true score is inside its range.'

/** The study's worst world beside its kindest, before anything is learned. */
export const MEMBER_RANGE_NOTE =
  'The range beside a score shows how sure it is: in our simulations it holds the true score 91 to 98 times out of 100.'

/** The same for the averages of a team. */
export const AVERAGE_RANGE_NOTE =
  'A range shows how sure an average is. In our main simulation the true average is inside it at least 94 times out of 100.'

/** Where averages stand without ranges. */
export const NO_AVERAGE_RANGE_NOTE =
  'There is no range, because at least one result is from before we measured how sure a score is.'
