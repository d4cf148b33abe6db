/** How sure a place on the circle usually is, for what is said from places alone. */
import { normalShare } from '../model/normal'

/** How far a place is off on either axis, in map units: .16 in the study’s kind world, more in others. */
const PLACE_ERROR = 0.18

/** The chance that what was found to be `value` is truly above 0, where so many places went into it. */
export function isAbove(value: number, places = 1): number {
  return normalShare(value / (PLACE_ERROR * Math.sqrt(places)))
}
