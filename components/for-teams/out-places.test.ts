import { describe, expect, it } from 'vitest'
import { outPlaces } from './out-places'

describe('where those stand who were lifted out', () => {
  it('is outside of their own quarter', () => {
    const [[x, y] = [0, 0]] = outPlaces([{ letter: 'C', at: [-0.7, -0.2] }])
    expect(Math.hypot(x, y)).toBeGreaterThan(1.1)
    expect([x < 0, y < 0]).toEqual([true, true])
  })

  it('is a place of their own, also for two from one quarter', () => {
    const one = { letter: 'S', at: [0.5, -0.4] } as const
    const [[x, y] = [0, 0], [otherX, otherY] = [0, 0]] = outPlaces([one, one])
    expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(0.5)
  })

  it('is by the letter for someone on an axis', () => {
    const [[x, y] = [0, 0]] = outPlaces([{ letter: 'D', at: [0, 0] }])
    expect([x < 0, y > 0]).toEqual([true, true])
  })
})
