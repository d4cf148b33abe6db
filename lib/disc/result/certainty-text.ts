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
export const RANGE_NOTE =
  'In our simulations, the true score is inside its range about eight times out of ten, often more.'

/** Where averages stand without ranges. */
export const NO_AVERAGE_RANGE_NOTE =
  'There is no range, because at least one result is from before we measured how sure a score is.'
