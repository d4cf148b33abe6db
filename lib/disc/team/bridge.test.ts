import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../circle/geometry'
import { BRIDGE } from '../content/bridge'
import { bridgeOf } from './bridge'

const textOf = (mine: Point, theirs: Point) => bridgeOf(mine, theirs).text

describe('what lies between two people', () => {
  it('is the axis on which they are surely further apart', () => {
    expect(textOf([-0.3, -0.7], [0.1, 0.8])).toBe(`${BRIDGE.pace} ${BRIDGE.nearFocus}`)
    expect(textOf([-0.7, 0.2], [0.7, 0.4])).toBe(`${BRIDGE.focus} ${BRIDGE.nearPace}`)
    expect(textOf([-0.6, -0.6], [0.6, 0.7])).toBe(BRIDGE.both)
    expect(textOf([-0.3, -0.7], [0.4, 0.8])).toBe(BRIDGE.pace)
  })

  it('is little where they are close on both', () => {
    expect(textOf([0.2, 0.3], [0.1, 0.3])).toBe(BRIDGE.alike)
    expect(textOf([0.2, 0.3], [0.5, 0])).toBe(BRIDGE.neighbors)
  })

  it('is drawn only where it is sure who is further along', () => {
    const { pace, focus } = bridgeOf([0.1, 0.1], [0.2, 0.5])
    expect([pace.isSure, focus.isSure]).toEqual([true, false])
  })

  const axis = fc.integer({ min: -9, max: 9 }).map((tenths) => tenths / 10)
  const point = fc.tuple(axis, axis)

  it('is the same for both', () => {
    fc.assert(fc.property(point, point, (a, b) => textOf(a, b) === textOf(b, a)))
  })

  it('holds no score', () => {
    for (const text of Object.values(BRIDGE)) expect(text).not.toMatch(/\d/)
  })
})
