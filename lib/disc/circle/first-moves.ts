/**
 * How the dot on the landing page moves after its two questions. It is a picture of a direction: no score, no letter, no
 * style comes of it, and the scorer knows nothing of it.
 */
import type { Letter } from '../letters'
import { type Point, QUADRANT } from './geometry'

/** A share of the radius: one pick moves the dot so far along each axis. */
const PULL = 0.09

/** A question of the landing page. */
export interface FirstQuestion {
  group: number
  options: {
    id: string
    text: string
    /** The corner that the statement draws the dot to. */
    pull: Point
  }[]
}

/** To which corner of the circle a statement pulls: 1 or -1 for right or left, then for down or up, as in SVG. */
export function pullOf({ letter, keyed }: { letter: Letter; keyed: 1 | -1 }): Point {
  const [x, y] = QUADRANT[letter]
  return [x * keyed, y * keyed]
}

/** The move for one question: toward what is most like the person and away from what is least. In shares of the radius. */
export function moveOf(most: Point, least: Point): Point {
  return [(most[0] - least[0]) * PULL, (most[1] - least[1]) * PULL]
}

/** Where the dot has been: the middle, then one place for each move. */
export function trailOf(moves: readonly Point[]): Point[] {
  const trail: Point[] = [[0, 0]]
  for (const [x, y] of moves) {
    const [fromX, fromY] = trail.at(-1) ?? [0, 0]
    trail.push([fromX + x, fromY + y])
  }
  return trail
}

export type Toward = Letter | 'fast' | 'measured' | 'task' | 'people'

/** The corner or the side that a move leads to; null for one that leads nowhere. */
export function towardOf([x, y]: Point): Toward | null {
  if (x === 0 && y === 0) return null
  if (x === 0) return y < 0 ? 'fast' : 'measured'
  if (y === 0) return x < 0 ? 'task' : 'people'
  if (y < 0) return x < 0 ? 'D' : 'I'
  return x < 0 ? 'C' : 'S'
}
