import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  discountCents,
  formatCents,
  formatShort,
  fromDollars,
  PREVIEW_COUPONS,
  previewDiscount,
  REPORT_CENTS,
  toDollars,
  totalCents,
} from './pricing'

describe('prices', () => {
  it('have one source', () => {
    expect(REPORT_CENTS).toBe(1900)
    expect(formatCents(REPORT_CENTS)).toBe('$19.00')
    expect(formatShort(REPORT_CENTS)).toBe('$19')
    expect(formatShort(1650)).toBe('$16.50')
    expect(formatCents(1900, 'eur')).toBe('€19.00')
    expect(formatCents(1900, 'cad')).toBe('CA$19.00')
  })

  it('give the report away for FREE, whatever it costs', () => {
    expect(previewDiscount('FREE')).toBe(REPORT_CENTS)
    expect(
      PREVIEW_COUPONS.map(({ code }) => totalCents(REPORT_CENTS, previewDiscount(code) ?? 0)),
    ).toEqual([1400, 1650, 0, 1500])
    expect(previewDiscount('NONE')).toBeUndefined()
  })

  it.each([
    [{ amountOffCents: 500, percentOff: null }, 1400],
    [{ amountOffCents: 250, percentOff: null }, 1650],
    [{ amountOffCents: 1900, percentOff: null }, 0],
    [{ amountOffCents: 5000, percentOff: null }, 0],
    [{ amountOffCents: 1851, percentOff: null }, 0],
    [{ amountOffCents: 1850, percentOff: null }, 50],
    [{ amountOffCents: null, percentOff: 100 }, 0],
    [{ amountOffCents: null, percentOff: 33 }, 1273],
  ])('%o makes %i cents', (discount, total) => {
    expect(totalCents(REPORT_CENTS, discountCents(REPORT_CENTS, discount))).toBe(total)
  })

  it('agree with exact arithmetic and never charge 1 to 49 cents', () => {
    const anyDiscount = fc.oneof(
      fc.record({
        amountOffCents: fc.integer({ min: 0, max: 10_000 }),
        percentOff: fc.constant(null),
      }),
      fc.record({
        amountOffCents: fc.constant(null),
        percentOff: fc.integer({ min: 1, max: 100 }),
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), anyDiscount, (list, discount) => {
        const off =
          discount.amountOffCents ??
          Number((BigInt(list) * BigInt(discount.percentOff ?? 0)) / 100n)
        const exact = Math.max(0, list - off)
        const total = totalCents(list, discountCents(list, discount))
        expect(total).toBe(exact < 50 ? 0 : exact)
      }),
      { numRuns: 10_000 },
    )
  })

  it('survive the way over dollars', () => {
    fc.assert(fc.property(fc.nat(1_000_000), (cents) => fromDollars(toDollars(cents)) === cents))
  })
})
