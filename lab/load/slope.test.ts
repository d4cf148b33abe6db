import { describe, expect, it } from 'vitest'
import { growsBeyond, slopeOf } from './slope'

const points = (count: number, value: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => [at, value(at)] as const)

describe('issue 18, row 12: a slope', () => {
  it('is what a straight line grows by, with no error', () => {
    const { growth, error } = slopeOf(points(20, (at) => 300 + 2.5 * at))
    expect(growth).toBeCloseTo(2.5)
    expect(error).toBeCloseTo(0)
  })

  it('tells growth from scatter', () => {
    const scatter = (at: number) => (at % 2 === 0 ? 8 : -8)
    expect(growsBeyond(slopeOf(points(60, (at) => 300 + scatter(at))), 0.1)).toBe(false)
    expect(growsBeyond(slopeOf(points(60, (at) => 300 + scatter(at) + at)), 0.1)).toBe(true)
  })
})
