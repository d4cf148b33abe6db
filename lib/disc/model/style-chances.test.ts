import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalPoint, normalShare } from './normal'
import { isPair } from './style-chances'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 })

it('two places make a pair as by their shares, also at the limits', () => {
  const plain = (first: number, second: number) => {
    const percent = 100 * normalShare(second)
    return percent >= 50 && 100 * normalShare(first) - percent <= 15
  }
  const atGap = (second: number) => normalPoint(normalShare(second) + 0.15)
  const second = fc.oneof(fc.double({ min: -3, max: 1, noNaN: true }), fc.constant(0))
  const off = fc.oneof(
    fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
    fc.double({ min: -2, max: 2, noNaN: true }),
  )
  fc.assert(
    fc.property(second, off, off, (place, one, other) => {
      const low = place + one
      const high = atGap(Math.min(place, 1)) + other
      expect(isPair(high, low)).toBe(plain(high, low))
    }),
    { numRuns: 2000 },
  )
})
