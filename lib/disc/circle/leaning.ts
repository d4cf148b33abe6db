/** To which half of the circle four scores lean: fast or measured, task or people. */

import type { PerLetter } from '../letters'
import { type Point, place } from './geometry'

/** Closer to an axis than this (map units, 0 to 0.9) counts as level. */
const LEVEL = 0.08

export type Pace = 'fast' | 'measured'
export type Focus = 'task' | 'people'

/** The pace of a profile; null where neither half outweighs the other. */
export function paceOf(scores: PerLetter<number>): Pace | null {
  return paceAt(place(scores))
}

/** The same for a place on the map, -1 to 1 each way. */
export function paceAt([, y]: Point): Pace | null {
  if (Math.abs(y) <= LEVEL) return null
  return y > 0 ? 'fast' : 'measured'
}

/** What a profile looks at first; null where neither half outweighs the other. */
export function focusOf(scores: PerLetter<number>): Focus | null {
  return focusAt(place(scores))
}

/** The same for a place on the map, -1 to 1 each way. */
export function focusAt([x]: Point): Focus | null {
  if (Math.abs(x) <= LEVEL) return null
  return x > 0 ? 'people' : 'task'
}
