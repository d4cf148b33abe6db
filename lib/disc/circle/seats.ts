/** Where the shapes of a heap lie: packed from the center like rows of seats. */

import type { Letter } from '../letters'
import { type Point, QUADRANT, round2 } from './geometry'

/** The first row is this much nearer to the center than a whole row. */
const NEARER = 0.28
/** A row of the usual depth, as a share of the circle's radius. */
const DEPTH = 0.18
/** Shapes keep clear of the axes, by this share of a row. */
const CLEAR = 0.1

/** The row of the nth shape of a quarter, from 1: each row has one seat more than the one before. */
function rowOf(nth: number): number {
  return Math.ceil((Math.sqrt(8 * nth + 1) - 1) / 2)
}

/** The depth of a row, as a share of the radius: less where the fullest quarter would leave the circle. */
export function rowDepth(letters: readonly Letter[]): number {
  const fullest = Math.max(
    0,
    ...[...'DISC'].map((one) => letters.filter((it) => it === one).length),
  )
  return Math.min(DEPTH, 0.98 / Math.max(1, rowOf(fullest)))
}

/** The seat of each of these letters, from the center, in shares of the radius. */
export function seatsOf(letters: readonly Letter[]): Point[] {
  const depth = rowDepth(letters)
  return letters.map((letter, at) => {
    const nth = letters.slice(0, at + 1).filter((one) => one === letter).length
    const row = rowOf(nth)
    const place = nth - (row * (row - 1)) / 2
    const angle = ((place - 0.5) / row) * (Math.PI / 2)
    const reach = (row - NEARER) * depth
    const [sx, sy] = QUADRANT[letter]
    const along = (by: number) => reach * by + CLEAR * depth
    return [
      round2(sx * along(Math.cos(angle)) * 100) / 100,
      round2(sy * along(Math.sin(angle)) * 100) / 100,
    ]
  })
}
