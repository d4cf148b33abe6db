/** A session in which people take part by phone: its steps in their order, and what stands where on the wall. */
import { type Point, QUADRANT } from '../circle/geometry'
import type { Presented } from './session'

/** `paper` is a step of the session without phones. `of` is a person’s id, a finding’s key, or which step on paper. */
export interface RoomStep {
  kind: 'join' | 'guess' | 'reveal' | 'colleague' | 'paper' | 'finding' | 'agree'
  of: string
}

const MINUTES: Record<RoomStep['kind'], number> = {
  join: 5,
  guess: 4,
  reveal: 8,
  colleague: 3,
  paper: 12,
  finding: 5,
  agree: 8,
}

export const minutesOf = ({ kind }: RoomStep): number => MINUTES[kind]

interface Room {
  shows: Presented
  /** Ids of people who offered to be guessed, and keys of findings. */
  colleagues: readonly string[]
  findings: readonly string[]
}

/** The steps of a session with phones. Counts without names have a circle of their own, since no phone adds to it. */
export function roomSteps({ shows, colleagues, findings }: Room): RoomStep[] {
  return [
    { kind: 'join', of: '' },
    { kind: 'guess', of: '' },
    { kind: 'reveal', of: '' },
    ...(shows === 'shapes' ? [{ kind: 'paper', of: 'circle' } as const] : []),
    ...colleagues.map((of) => ({ kind: 'colleague', of }) as const),
    { kind: 'paper', of: 'cross' },
    { kind: 'paper', of: 'corners' },
    ...findings.map((of) => ({ kind: 'finding', of }) as const),
    { kind: 'agree', of: '' },
  ]
}

export const isSameStep = (one: RoomStep, other: RoomStep) =>
  one.kind === other.kind && one.of === other.of

const ORDER = Object.keys(MINUTES)

/**
 * The steps that there are by now, and the one that the room is at also where it is gone from them: in the place that it
 * had before, so that what came next still does.
 */
export function stepsWith(
  before: readonly RoomStep[],
  now: readonly RoomStep[],
  current: RoomStep,
): { steps: RoomStep[]; at: number } {
  const found = now.findIndex((step) => isSameStep(step, current))
  if (found >= 0) return { steps: [...now], at: found }
  const was = before.findIndex((step) => isSameStep(step, current))
  const isIn = (step: RoomStep) => now.some((one) => isSameStep(one, step))
  const previous = before.slice(0, Math.max(0, was)).findLast(isIn)
  const after = previous
    ? now.findIndex((step) => isSameStep(step, previous))
    : now.findLastIndex(({ kind }) => ORDER.indexOf(kind) < ORDER.indexOf(current.kind))
  return { steps: now.toSpliced(after + 1, 0, current), at: after + 1 }
}

/** A rectangle: its middle, and half of its width and height. */
export interface Box {
  at: Point
  half: Point
}

const EDGE = 1.15

/**
 * The middle of each name beside its dot, where it covers nothing else: below, above, right or left of it. Null where there
 * is no name, or no room for it.
 */
export function namePlaces(
  dots: readonly { at: Point; radius: number; name: Point | null }[],
  taken: readonly Box[] = [],
): (Point | null)[] {
  const boxes: Box[] = [
    ...taken,
    ...dots.map(({ at, radius }) => ({ at, half: [radius, radius] as const })),
  ]
  return dots.map(({ at: [x, y], radius, name }) => {
    if (!name) return null
    const [wide, high] = name
    const free = (
      [
        [x, y - radius - high],
        [x, y + radius + high],
        [x + radius + wide, y],
        [x - radius - wide, y],
      ] as const
    ).find((at) => {
      if (Math.abs(at[0]) + wide > EDGE || Math.abs(at[1]) + high > EDGE) return false
      return !boxes.some((box) => overlaps({ at, half: name }, box))
    })
    if (!free) return null
    boxes.push({ at: free, half: name })
    return free
  })
}

const overlaps = (one: Box, other: Box) =>
  ([0, 1] as const).every(
    (axis) => Math.abs(one.at[axis] - other.at[axis]) < one.half[axis] + other.half[axis] - 1e-6,
  )

/** Within a quarter of a circle of radius 1, from its middle outward, in rows of one, two, three …: both axes from 0 up. */
export function fanOf(count: number): { points: Point[]; step: number } {
  const rows = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2)
  const step = Math.min(0.22, 0.68 / Math.max(1, rows))
  const points: Point[] = []
  for (let row = 1; points.length < count; row++) {
    const inRow = Math.min(row, count - points.length)
    for (let at = 0; at < inRow; at++) {
      const angle = (((at + 0.5) / row) * Math.PI) / 2
      const away = (row - 0.26) * step
      points.push([away * Math.cos(angle) + 0.03, away * Math.sin(angle) + 0.03])
    }
  }
  return { points, step }
}

const quarterOf = ({ x, y }: { x: number; y: number }) => `${x < 0} ${y < 0}`

/** How many guessed another quarter than the one in which their answers put them. */
export function guessedElsewhere(
  dots: readonly { at: { x: number; y: number }; spot: { x: number; y: number } | null }[],
): number {
  return dots.filter(({ at, spot }) => spot && quarterOf(at) !== quarterOf(spot)).length
}

/** A place in the quarter of a letter, `away` from both axes. */
export function cornerPlace(letter: keyof typeof QUADRANT, away: number): Point {
  const [toX, toY] = QUADRANT[letter]
  return [toX * away, -toY * away]
}
