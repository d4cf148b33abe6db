/**
 * The geometry of the visual language: pure numbers and SVG path strings, so that the screen, the
 * share image and the PDF draw the same picture.
 *
 * Orientation is the same everywhere: D top left, I top right, S bottom right, C bottom left.
 * Up is fast, down is measured; left is task, right is people. Lengths are in the units of the
 * caller's viewBox, y grows downward as in SVG (only `place` counts y upward, like a map), and
 * every number in a path is rounded to two decimals so that server and browser print the same text.
 */
import { type Letter, type PerLetter, perLetter } from '../letters'

/** A pair [x, y]. */
export type Point = readonly [x: number, y: number]

/** The direction of each letter's quarter, seen from the center: -1 is left or up, 1 is right or down. */
export const QUADRANT: PerLetter<Point> = {
  D: [-1, -1],
  I: [1, -1],
  S: [1, 1],
  C: [-1, 1],
}

/** The fixed, unequal scores of the logo: unequal so that it is not a plain four-color disc. */
export const LOGO_SCORES: PerLetter<number> = { D: 100, I: 62, S: 81, C: 46 }

/** The longest distance from the center that `place` returns: a marker never leaves the circle. */
export const MAX_PLACE = 0.9

/** How far scores spread on the map. Real profiles sit close to the center; 1.5 uses the room. */
const PLACE_SPREAD = 1.5

const QUARTER_TURN = Math.PI / 2

/** Rounds to two decimals, enough for a sharp picture and the same text on every machine. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100
}

/** Radius of the quarter for a score of 0 to 100 in a rose of radius `maxRadius`: its area is the score. */
export function roseRadius(score: number, maxRadius: number): number {
  return maxRadius * Math.sqrt(score / 100)
}

/**
 * Position of a profile on the map: x from -1 (task) to 1 (people), y from -1 (measured) to 1 (fast,
 * counted upward). `scores` are 0 to 100 each; the distance from the center is at most `MAX_PLACE`.
 */
export function place({ D, I, S, C }: PerLetter<number>): Point {
  const x = ((I + S - (D + C)) / 200) * PLACE_SPREAD
  const y = ((D + I - (S + C)) / 200) * PLACE_SPREAD
  const distance = Math.hypot(x, y)
  if (distance <= MAX_PLACE) return [x, y]
  return [(x * MAX_PLACE) / distance, (y * MAX_PLACE) / distance]
}

/** The corner of a quarter and its radius from there: `gap` pushes the corner away from the center. */
interface Corner {
  x: number
  y: number
  sx: number
  sy: number
  radius: number
}

function corner(cx: number, cy: number, r: number, letter: Letter, gap: number): Corner {
  const [sx, sy] = QUADRANT[letter]
  return { x: cx + sx * gap, y: cy + sy * gap, sx, sy, radius: Math.max(0, r - gap) }
}

/** The point at `distance` from a quarter's corner; angle 0 is along the x axis, a quarter turn along y. */
function pointAt({ x, y, sx, sy }: Corner, distance: number, angle: number): Point {
  return [x + sx * distance * Math.cos(angle), y + sy * distance * Math.sin(angle)]
}

/** Prints a point for a path. */
function xy([x, y]: Point): string {
  return `${round2(x)} ${round2(y)}`
}

/** Prints an arc to `to`. Going from the x axis to the y axis is clockwise in two of the quarters only. */
function arcTo(radius: number, to: Point, clockwise: boolean, large = false): string {
  return `A${round2(radius)} ${round2(radius)} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0} ${xy(to)}`
}

function isClockwise({ sx, sy }: Corner): boolean {
  return sx * sy > 0
}

/**
 * Path of a letter's quarter disc of radius `r` around (cx, cy). `gap` moves its square corner away
 * from the center (about 0.8% of the picture's size) while the round edge keeps its place.
 * A quarter with no room is the empty path.
 */
export function sector(cx: number, cy: number, r: number, letter: Letter, gap = 0): string {
  const at = corner(cx, cy, r, letter, gap)
  if (at.radius === 0) return ''
  const { x, y, sx, sy, radius } = at
  return `M${xy([x, y])}H${round2(x + sx * radius)}${arcTo(radius, [x, y + sy * radius], isClockwise(at))}Z`
}

/**
 * Path of an open arc, clockwise. `from` and `to` are turns from 12 o'clock (0 to 1); a full circle
 * stops just short of its start, because an SVG arc between two equal points is nothing.
 */
export function arcPath(cx: number, cy: number, r: number, from: number, to: number): string {
  const end = Math.min(to, from + 0.9999)
  const at = (turn: number): Point => [
    cx + r * Math.sin(turn * 2 * Math.PI),
    cy - r * Math.cos(turn * 2 * Math.PI),
  ]
  return `M${xy(at(from))}${arcTo(r, at(end), true, end - from > 0.5)}`
}

/**
 * The four mark shapes as paths in a 40 x 40 viewBox, all relatives of the circle: D a rounded
 * (Reuleaux) triangle, I a circle, S a squircle, C a diamond with rounded corners.
 */
export const MARK_PATHS: PerLetter<string> = {
  D: 'M20 4.2A31.6 31.6 0 0 1 35.8 31.6 31.6 31.6 0 0 1 4.2 31.6 31.6 31.6 0 0 1 20 4.2Z',
  I: 'M20 3.4A16.6 16.6 0 0 1 20 36.6 16.6 16.6 0 0 1 20 3.4Z',
  S: 'M20 3.6C32.6 3.6 36.4 7.4 36.4 20S32.6 36.4 20 36.4 3.6 32.6 3.6 20 7.4 3.6 20 3.6Z',
  C: 'M16.46 6A5 5 0 0 1 23.54 6L34 16.46A5 5 0 0 1 34 23.54L23.54 34A5 5 0 0 1 16.46 34L6 23.54A5 5 0 0 1 6 16.46Z',
}

/** One piece of a texture. `width` is a stroke width; `size` is the side of a square. */
export type TextureShape =
  | { kind: 'path'; mode: 'fill'; d: string }
  | { kind: 'path'; mode: 'stroke'; d: string; width: number }
  | { kind: 'circle'; mode: 'fill'; cx: number; cy: number; r: number }
  | { kind: 'rect'; mode: 'fill'; x: number; y: number; size: number }

/** Opacity of white texture over the letter's fill. Dots are small, so they need to be stronger. */
export const TEXTURE_OPACITY: PerLetter<number> = { D: 0.22, I: 0.48, S: 0.22, C: 0.22 }

/** Rays from the center to the round edge. */
function rays(at: Corner): TextureShape[] {
  const count = 11
  const { x, y, radius } = at
  return Array.from({ length: count }, (_, i) => {
    const start = pointAt(at, radius, ((i + 0.22) / count) * QUARTER_TURN)
    const end = pointAt(at, radius, ((i + 0.62) / count) * QUARTER_TURN)
    const d = `M${xy([x, y])}L${xy(start)}${arcTo(radius, end, isClockwise(at))}Z`
    return { kind: 'path', mode: 'fill', d }
  })
}

/**
 * One halftone dot of radius `r` whose center lies `distance` along `angle`: whole when it fits, else
 * the lens it shares with the quarter, else nothing.
 */
function dot(at: Corner, distance: number, angle: number, r: number): TextureShape | undefined {
  const [cx, cy] = pointAt(at, distance, angle)
  if (distance + r <= at.radius) {
    return { kind: 'circle', mode: 'fill', cx: round2(cx), cy: round2(cy), r: round2(r) }
  }
  if (distance - r >= at.radius) return undefined
  // The two circles cross on a line at `along` from the corner, half a chord to each side of the angle.
  const along = (distance ** 2 + at.radius ** 2 - r ** 2) / (2 * distance)
  const side = Math.acos(Math.min(1, along / at.radius))
  const near = pointAt(at, at.radius, angle - side)
  const far = pointAt(at, at.radius, angle + side)
  const rim = arcTo(at.radius, far, isClockwise(at))
  const back = arcTo(r, near, isClockwise(at), along > distance)
  return { kind: 'path', mode: 'fill', d: `M${xy(near)}${rim}${back}Z` }
}

/** Halftone dots on circles around the corner, growing toward the round edge. */
function halftone(at: Corner, scale: number): TextureShape[] {
  const step = (at.radius / 10.5) * scale
  const shapes: TextureShape[] = []
  for (let distance = step; distance < at.radius * 1.02; distance += step) {
    const count = Math.max(1, Math.round((distance * QUARTER_TURN) / step))
    const r = step * (0.08 + (0.27 * distance) / at.radius)
    for (let j = 0; j < count; j++) {
      const shape = dot(at, distance, ((j + 0.5) / count) * QUARTER_TURN, r)
      if (shape) shapes.push(shape)
    }
  }
  return shapes
}

/** Ripples: arcs around the corner, heavier toward the round edge; the last keeps its outer half inside. */
function ripples(at: Corner, scale: number): TextureShape[] {
  const { x, y, sx, sy, radius } = at
  const step = (radius / 9) * scale
  const shapes: TextureShape[] = []
  // Well short of the edge: whether one more fits there must not hang on the last bit of a sum.
  for (let middle = step; middle < radius - step / 100; middle += step) {
    const thickness = step * (0.14 + (0.2 * middle) / radius)
    const inner = middle - thickness / 2
    const outer = Math.min(radius, middle + thickness / 2)
    const r = (inner + outer) / 2
    const d = `M${xy([x + sx * r, y])}${arcTo(r, [x, y + sy * r], isClockwise(at))}`
    shapes.push({ kind: 'path', mode: 'stroke', d, width: round2(outer - inner) })
  }
  return shapes
}

/** A grid parallel to the quarter's straight edges, with some of its crossings filled. */
function grid(at: Corner, scale: number): TextureShape[] {
  const { x, y, sx, sy, radius } = at
  const step = (radius / 9) * scale
  const width = Math.max(0.7, step * 0.1)
  const shapes: TextureShape[] = []
  for (let line = step; line + width / 2 < radius; line += step) {
    // Measured at the line's far side, so that its square end stays under the round edge.
    const end = Math.sqrt(radius ** 2 - (line + width / 2) ** 2)
    const across = `M${xy([x, y + sy * line])}H${round2(x + sx * end)}`
    const down = `M${xy([x + sx * line, y])}V${round2(y + sy * end)}`
    shapes.push({ kind: 'path', mode: 'stroke', d: across + down, width: round2(width) })
  }
  return [...shapes, ...crossings(at, step)]
}

/** Small squares on the grid crossings that a fixed rule picks; only those that fit as a whole. */
function crossings({ x, y, sx, sy, radius }: Corner, step: number): TextureShape[] {
  const half = step * 0.16
  const count = Math.floor(radius / step)
  const shapes: TextureShape[] = []
  for (let i = 1; i <= count; i++) {
    for (let j = 1; j <= count; j++) {
      const isPicked = (i * 3 + j * 5) % 7 === 0
      if (!isPicked || Math.hypot(i * step + half, j * step + half) > radius) continue
      const left = round2(x + sx * i * step - half)
      const top = round2(y + sy * j * step - half)
      shapes.push({ kind: 'rect', mode: 'fill', x: left, y: top, size: round2(half * 2) })
    }
  }
  return shapes
}

const TEXTURES: PerLetter<(at: Corner, scale: number) => TextureShape[]> = {
  D: rays,
  I: halftone,
  S: ripples,
  C: grid,
}

/**
 * The texture of a letter's quarter, already cut to the same sector as `sector(cx, cy, r, letter,
 * gap)`: no clip path needed. `scale` is the grain, 1 or more; quarters of different radius share
 * one grain with `scale = maxRadius / r`. Rays have no grain. Draw all shapes in one color, in one
 * group with `TEXTURE_OPACITY`, because grid lines cross.
 */
export function texturePaths(
  letter: Letter,
  cx: number,
  cy: number,
  r: number,
  gap = 0,
  scale = 1,
): TextureShape[] {
  const at = corner(cx, cy, r, letter, gap)
  return at.radius === 0 ? [] : TEXTURES[letter](at, scale)
}

/**
 * Corners of the radar, one per letter on its diagonal: `scores` of 0 to 100 reach from the center
 * to `reach` along x and along y. Join them in circle order.
 */
export function radarPoints(
  cx: number,
  cy: number,
  reach: number,
  scores: PerLetter<number>,
): PerLetter<Point> {
  return perLetter((letter) => {
    const [sx, sy] = QUADRANT[letter]
    const length = (reach * scores[letter]) / 100
    return [round2(cx + sx * length), round2(cy + sy * length)]
  })
}
