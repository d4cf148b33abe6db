import { describe, expect, it } from 'vitest'
import { changeCoupon, createCoupon } from '@/lib/api/admin/sales'
import { couponOf, limitsOf, refusedCoupon, refusedLimits } from './coupon-values'
import { lastDayOf, offWords, untilWords, usesWords } from './coupon-words'

/** The first thing that the contract says about a body. */
function refusedByContract(
  schema: typeof createCoupon.body | typeof changeCoupon.body,
  body: object,
): string | undefined {
  return schema?.safeParse(body).error?.issues[0]?.message
}

describe('the form of a coupon', () => {
  it('reads a percentage with limits', () => {
    const values = {
      code: 'team20',
      kind: 'percent',
      value: '20',
      max_uses: '100',
      expires_on: '2026-11-30',
    }
    expect(createCoupon.body?.parse(couponOf(values))).toEqual({
      code: 'TEAM20',
      percent_off: 20,
      max_uses: 100,
      expires_at: '2026-12-01T00:00:00.000Z',
    })
  })

  it('reads an amount in dollars, and empty fields as no limit', () => {
    const values = { code: 'A-1', kind: 'amount', value: ' 4.50 ', max_uses: '', expires_on: '' }
    expect(couponOf(values)).toEqual({
      code: 'A-1',
      amount_off_cents: 450,
      max_uses: null,
      expires_at: null,
    })
  })

  it.each(['', 'ten', '-5', '1e3', '101', '0', '2.5'])('refuses %j percent', (value) => {
    const values = { code: 'ABC', kind: 'percent', value }
    expect(refusedCoupon(values)).toEqual({ value: 'Please enter 1 to 100.' })
    expect(refusedByContract(createCoupon.body, couponOf(values))).toBe('Please enter 1 to 100.')
  })

  it.each([
    ['', 'Please enter an amount.'],
    ['0', 'Please enter an amount.'],
    ['10000.01', 'Please enter a smaller amount.'],
  ])('refuses an amount of %j', (value, message) => {
    const values = { code: 'ABC', kind: 'amount', value }
    expect(refusedCoupon(values)).toEqual({ value: message })
    expect(refusedByContract(createCoupon.body, couponOf(values))).toBe(message)
  })

  it.each([
    ['none', 'Please enter a whole number.'],
    ['1.5', 'Please enter a whole number.'],
    ['0', 'Please enter at least 1.'],
    ['1000001', 'Please enter at most a million.'],
  ])('refuses a limit of %j uses', (max_uses, message) => {
    expect(refusedLimits({ max_uses })).toEqual({ max_uses: message })
    expect(refusedByContract(changeCoupon.body, limitsOf({ max_uses }))).toBe(message)
  })

  it('refuses a code that cannot be read aloud', () => {
    const message = 'Please use 3 to 40 letters, digits and hyphens.'
    const values = { code: 'a b', kind: 'percent', value: '5' }
    expect(refusedCoupon(values)).toEqual({ code: message })
    expect(refusedByContract(createCoupon.body, couponOf(values))).toBe(message)
    expect(refusedCoupon({ code: 'ab-5', kind: 'percent', value: '5' })).toEqual({})
  })

  it.each([
    ['2001-01-01', 'Please choose a day to come.'],
    ['1066-10-14', 'This date is too long ago.'],
  ])('refuses to end on %s', (expires_on, message) => {
    const values = { code: 'ABC', kind: 'percent', value: '5', expires_on }
    expect(refusedCoupon(values)).toEqual({ expires_on: message })
    expect(refusedByContract(createCoupon.body, couponOf(values))).toBe(message)
  })
})

describe('a coupon in words', () => {
  it('ends with a day or at a time', () => {
    expect(untilWords('2026-12-01T00:00:00.000Z')).toBe('after Nov 30, 2026 (UTC)')
    expect(untilWords('2026-11-30T12:30:00.000Z')).toBe('Nov 30, 2026, 12:30 UTC')
    expect(lastDayOf('2026-12-01T00:00:00.000Z')).toBe('2026-11-30')
  })

  it('says what it takes off and how often', () => {
    expect(offWords({ percent_off: 20, amount_off_cents: null })).toBe('20% off')
    expect(offWords({ percent_off: null, amount_off_cents: 500 })).toBe('$5.00 off')
    expect(usesWords({ used: 3, max_uses: 1000 })).toBe('3 of 1,000')
    expect(usesWords({ used: 3, max_uses: null })).toBe('3, no limit')
  })
})
