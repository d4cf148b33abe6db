/** Where people stand on a large circle with their names: as near to their places as their labels have room. */

import { MAX_PLACE, type Point } from '../circle/geometry'

/** Half of a label's width and height, in map units (the circle's radius is 1). */
export interface Labeled {
  at: Point
  half: Point
}

const ROUNDS = 400
/** A label further from its place than this would say something else. */
const MOST_DRIFT = 0.3
/** A place this far from an axis stays on its side. */
const CLEAR = 0.1

/** The middle of each label; null where there is no room for all of them. */
export function placeLabels(labels: readonly Labeled[]): Point[] | null {
  const spots = labels.map(({ at }): [number, number] => [...at])
  for (let round = 0; round < ROUNDS; round++) {
    let isMoved = false
    for (let i = 0; i < labels.length; i++) {
      for (let j = i + 1; j < labels.length; j++) isMoved = part(labels, spots, i, j) || isMoved
    }
    for (const [i, spot] of spots.entries()) hold(spot, labels[i]?.at ?? [0, 0])
    if (!isMoved) return spots
  }
  return null
}

/** Moves two labels that overlap apart, the shorter way, half of it each. */
function part(
  labels: readonly Labeled[],
  spots: [number, number][],
  i: number,
  j: number,
): boolean {
  const [one, other] = [spots[i], spots[j]] as [[number, number], [number, number]]
  const overlaps = ([0, 1] as const).map((axis) => {
    const room = (labels[i]?.half[axis] ?? 0) + (labels[j]?.half[axis] ?? 0)
    return room - Math.abs(one[axis] - other[axis])
  }) as [number, number]
  if (Math.min(...overlaps) <= 1e-6) return false
  const axis = overlaps[0] < overlaps[1] ? 0 : 1
  // Those in one place part by their order.
  const side = one[axis] === other[axis] ? 1 : Math.sign(other[axis] - one[axis])
  const by = (overlaps[axis] / 2 + 1e-4) * side
  one[axis] -= by
  other[axis] += by
  return true
}

function hold(spot: [number, number], home: Point): void {
  for (const axis of [0, 1] as const) {
    const drift = Math.max(-MOST_DRIFT, Math.min(MOST_DRIFT, spot[axis] - home[axis]))
    spot[axis] = home[axis] + drift
    if (Math.abs(home[axis]) >= CLEAR && spot[axis] * home[axis] < 0) spot[axis] = 0
  }
  const away = Math.hypot(...spot)
  if (away <= MAX_PLACE) return
  spot[0] *= MAX_PLACE / away
  spot[1] *= MAX_PLACE / away
}

/** This many points within a quarter of a circle of radius 1, from its middle outward, evenly apart: both axes from 0 up. */
export function quarterPoints(count: number): { points: Point[]; step: number } {
  for (let step = 0.2; ; step *= 0.9) {
    const side = Array.from({ length: Math.ceil(1 / step) }, (_, at) => (at + 0.75) * step)
    const inside = side
      .flatMap((y) => side.map((x): Point => [x, y]))
      .filter(([x, y]) => Math.hypot(x, y) < 1 - step * 0.6)
    if (inside.length >= count) {
      const away = ([x, y]: Point) => Math.hypot(x - 0.45, y - 0.45)
      return { points: inside.toSorted((a, b) => away(a) - away(b)).slice(0, count), step }
    }
  }
}
