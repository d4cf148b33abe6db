import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../circle/geometry'
import { placeLabels, quarterPoints } from './labels'

const HALF: Point = [0.2, 0.14]
const labels = (places: readonly Point[]) => places.map((at) => ({ at, half: HALF }))

describe('labels on the circle', () => {
  it('stay where they are with room around them', () => {
    const places: Point[] = [
      [-0.5, 0.5],
      [0.5, -0.5],
    ]
    expect(placeLabels(labels(places))).toEqual(places)
  })

  it('never overlap, and stay near, wherever people are', () => {
    const coordinate = fc.integer({ min: -6, max: 6 }).map((value) => value / 10)
    const places = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 9 })
    let placed = 0
    fc.assert(
      fc.property(places, (all) => {
        const spots = placeLabels(labels(all))
        if (!spots) return
        placed += 1
        for (const [i, [x, y]] of spots.entries()) {
          const [homeX = 0, homeY = 0] = all[i] ?? []
          expect(Math.max(Math.abs(x - homeX), Math.abs(y - homeY))).toBeLessThan(0.31)
          for (const [otherX, otherY] of spots.slice(i + 1)) {
            const isApart =
              Math.abs(x - otherX) > 2 * HALF[0] - 1e-3 || Math.abs(y - otherY) > 2 * HALF[1] - 1e-3
            expect(isApart).toBe(true)
          }
        }
      }),
      { seed: 48, numRuns: 300 },
    )
    expect(placed).toBeGreaterThan(200)
  })

  it('are given up where too many stand in one place', () => {
    expect(placeLabels(labels(Array.from({ length: 14 }, () => [0.3, 0.3] as Point)))).toBeNull()
  })
})

it.each([0, 1, 7, 40, 200])('%d shapes have room in a quarter', (count) => {
  const { points, step } = quarterPoints(count)
  expect(points).toHaveLength(count)
  for (const [x, y] of points) {
    expect(Math.min(x, y)).toBeGreaterThan(step / 2)
    expect(Math.hypot(x, y)).toBeLessThan(1)
  }
})
