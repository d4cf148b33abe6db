import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter, perLetter } from '../letters'
import {
  arcPath,
  MARK_PATHS,
  MAX_PLACE,
  place,
  QUADRANT,
  radarPoints,
  roseRadius,
  sector,
  type TextureShape,
  texturePaths,
} from './geometry'

const NUMBER = /-?\d+(?:\.\d+)?/g

function numbersOf(path: string): number[] {
  return (path.match(NUMBER) ?? []).map(Number)
}

/** Area of a quarter disc read back from its own path: the radius is the first number after `A`. */
function areaOf(path: string): number {
  const radius = numbersOf(path.slice(path.indexOf('A')))[0] ?? Number.NaN
  return (Math.PI * radius ** 2) / 4
}

/** End points of a path made of M, L, H, V and A commands. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = []
  let x = 0
  let y = 0
  for (const [, command, args] of path.matchAll(/([MLHVA])([^MLHVAZ]*)/g)) {
    const numbers = numbersOf(args ?? '')
    if (command === 'H') x = numbers[0] ?? x
    else if (command === 'V') y = numbers[0] ?? y
    else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y]
    points.push([x, y])
  }
  return points
}

/** The outermost points of a shape, with the reach of its stroke or radius as a margin. */
function extentOf(shape: TextureShape): { points: [number, number][]; margin: number } {
  if (shape.kind === 'circle') return { points: [[shape.cx, shape.cy]], margin: shape.r }
  if (shape.kind === 'path') return { points: pointsOf(shape.d), margin: 0 }
  const { x, y, size } = shape
  return {
    points: [
      [x, y],
      [x + size, y],
      [x, y + size],
      [x + size, y + size],
    ],
    margin: 0,
  }
}

describe('sector', () => {
  it('has an area proportional to the score', () => {
    const full = areaOf(sector(0, 0, roseRadius(100, 500), 'D'))
    for (const score of [1, 12, 40, 69, 70, 93]) {
      const area = areaOf(sector(0, 0, roseRadius(score, 500), 'D'))
      expect(area / full).toBeCloseTo(score / 100, 4)
    }
  })

  it.each([
    ['D', 'M0 0H-10A10 10 0 0 1 0 -10Z'],
    ['I', 'M0 0H10A10 10 0 0 0 0 -10Z'],
    ['S', 'M0 0H10A10 10 0 0 1 0 10Z'],
    ['C', 'M0 0H-10A10 10 0 0 0 0 10Z'],
  ] as const)('puts %s in its own quarter', (letter, path) => {
    expect(sector(0, 0, 10, letter)).toBe(path)
  })

  it('moves the corner away from the center and keeps the round edge', () => {
    expect(sector(50, 50, 40, 'S', 2)).toBe('M52 52H90A38 38 0 0 1 52 90Z')
  })

  it('is empty when the gap leaves no room', () => {
    expect(sector(0, 0, roseRadius(0, 50), 'D', 1)).toBe('')
  })
})

describe('place', () => {
  it.each([
    ['D', -1, 1],
    ['I', 1, 1],
    ['S', 1, -1],
    ['C', -1, -1],
  ] as const)('puts a pure %s in its quarter, y counted upward', (letter, signX, signY) => {
    const [x, y] = place(perLetter((other) => (other === letter ? 60 : 30)))
    expect(Math.sign(x)).toBe(signX)
    expect(Math.sign(y)).toBe(signY)
    expect(QUADRANT[letter]).toEqual([signX, -signY])
  })

  it('puts equal scores in the center', () => {
    expect(place({ D: 50, I: 50, S: 50, C: 50 })).toEqual([0, 0])
  })

  it('uses the documented spread', () => {
    const [x, y] = place({ D: 40, I: 60, S: 50, C: 50 })
    expect(x).toBeCloseTo((20 / 200) * 1.5)
    expect(y).toBeCloseTo(0)
  })

  it('never leaves 0.9 of the circle, and keeps the direction when it clamps', () => {
    const [x, y] = place({ D: 0, I: 100, S: 100, C: 0 })
    expect([x, y]).toEqual([MAX_PLACE, 0])
    for (const letter of LETTERS) {
      const [px, py] = place(perLetter((other) => (other === letter ? 100 : 0)))
      expect(Math.hypot(px, py)).toBeCloseTo(MAX_PLACE)
      expect(Math.abs(px)).toBeCloseTo(Math.abs(py))
    }
  })
})

describe('texturePaths', () => {
  const cx = 200
  const cy = 200
  const gap = 3
  /** Rounding to two decimals moves a point by up to 0.01. */
  const tolerance = 0.011

  function expectInside(letter: Letter, r: number, shape: TextureShape): void {
    const [sx, sy] = QUADRANT[letter]
    const { points, margin } = extentOf(shape)
    for (const [x, y] of points) {
      const dx = sx * (x - cx) - gap
      const dy = sy * (y - cy) - gap
      expect(dx).toBeGreaterThanOrEqual(margin - tolerance)
      expect(dy).toBeGreaterThanOrEqual(margin - tolerance)
      expect(Math.hypot(dx, dy) + margin).toBeLessThanOrEqual(r - gap + tolerance)
    }
  }

  it.each(LETTERS)(
    'keeps every shape of %s inside the sector, at any score and grain',
    (letter) => {
      for (let score = 5; score <= 100; score += 5) {
        const r = roseRadius(score, 190)
        const shapes = texturePaths(letter, cx, cy, r, gap, 190 / r)
        for (const shape of shapes) expectInside(letter, r, shape)
      }
    },
  )

  it.each(LETTERS)('draws something for %s', (letter) => {
    expect(texturePaths(letter, cx, cy, 100, gap).length).toBeGreaterThan(5)
  })

  it('keeps the whole width of a ripple inside', () => {
    for (let r = 40; r <= 190; r += 7) {
      for (const shape of texturePaths('S', 0, 0, r, 0, 190 / r)) {
        if (shape.kind !== 'path' || shape.mode !== 'stroke') throw new Error('not a ripple')
        const middle = pointsOf(shape.d)[0]?.[0] ?? Number.NaN
        expect(middle + shape.width / 2).toBeLessThanOrEqual(r + 0.02)
      }
    }
  })

  it('draws the same ripples at every size', () => {
    for (let r = 40; r <= 400; r++) expect(texturePaths('S', 0, 0, r)).toHaveLength(8)
  })

  it('is empty when there is no sector', () => {
    expect(LETTERS.flatMap((letter) => texturePaths(letter, 0, 0, 0, 1, 2))).toEqual([])
  })
})

describe('arcPath', () => {
  it('starts at 12 o’clock and goes clockwise', () => {
    expect(arcPath(50, 50, 40, 0, 0.25)).toBe('M50 10A40 40 0 0 1 90 50')
    expect(arcPath(50, 50, 40, 0, 0.75)).toBe('M50 10A40 40 0 1 1 10 50')
  })

  it('still draws a full turn', () => {
    const [start, end] = pointsOf(arcPath(50, 50, 40, 0, 1))
    expect(end).not.toEqual(start)
  })
})

describe('marks and radar', () => {
  it.each(LETTERS)('keeps the mark of %s inside its 40 x 40 box', (letter) => {
    for (const [x, y] of pointsOf(MARK_PATHS[letter].replace(/[CS][^A-Z]*/g, ''))) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y)).toBeLessThanOrEqual(40)
    }
  })

  it('puts the radar corners on the diagonals', () => {
    const points = radarPoints(100, 100, 80, { D: 100, I: 50, S: 25, C: 0 })
    expect(points).toEqual({ D: [20, 20], I: [140, 60], S: [120, 120], C: [100, 100] })
  })
})
