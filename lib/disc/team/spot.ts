/** Where colleagues see a person on the circle who shows a style, but no scores. */

import { type Point, place, QUADRANT, round2 } from '../circle/geometry'
import { type PerLetter, perLetter } from '../letters'
import type { Measured } from '../model/claims'
import { normalPoint } from '../model/normal'

/** Steps of the grid, in map units (the circle's radius is 1): one step is some 13 points between two sums of scores. */
const STEP = 0.1

/** The place of four scores (0 to 100 each) on the map, so coarse that no score can be worked out from it. */
export function coarsePlace(scores: PerLetter<number>): Point {
  const [x, y] = place(scores)
  return [snap(x), snap(y)]
}

/** Never -0, which JSON would turn into another number. */
const snap = (value: number): number => round2(Math.round(value / STEP) * STEP) + 0

/** How far a score may be off that was made of a place: in the middle the place by .27, near the rim by .16. */
const ERROR = 0.45
/** How many points of each score a place of 1 stands for. */
const POINTS = 100 / 3

/** Someone whose place is known, as claims about pace and sides need them. The scores are made up; only their place is right. */
export function measuredAt([x, y]: Point): Measured {
  const scores = perLetter((letter) => {
    const [toX, toY] = QUADRANT[letter]
    // The quarters count downward, as SVG does.
    return 50 + POINTS * (toX * x - toY * y)
  })
  const theta = perLetter((letter) => ({ value: normalPoint(scores[letter] / 100), error: ERROR }))
  return { scores, certainty: { theta } }
}
