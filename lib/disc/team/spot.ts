/** Where colleagues see a person on the circle who shows a style, but no scores. */

import { type Point, place, round2 } from '../circle/geometry'
import type { PerLetter } from '../letters'

/** Steps of the grid, in map units (the circle's radius is 1): one step is some 13 points between two sums of scores. */
const STEP = 0.1

/** The place of four scores (0 to 100 each) on the map, so coarse that no score can be worked out from it. */
export function coarsePlace(scores: PerLetter<number>): Point {
  const [x, y] = place(scores)
  return [snap(x), snap(y)]
}

/** Never -0, which JSON would turn into another number. */
const snap = (value: number): number => round2(Math.round(value / STEP) * STEP) + 0
