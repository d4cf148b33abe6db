import { describe, expect, it } from 'vitest'
import { normalPoint, normalShare } from './normal'

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [1.959963984540054, 0.975],
    [-3, 0.00134989803163009],
    [-8, 6.22096057427178e-16],
  ])('has %s at %s', (z, share) => {
    expect(normalShare(z) / share).toBeCloseTo(1, 7)
    expect(normalPoint(share)).toBeCloseTo(z, 8)
  })
})
