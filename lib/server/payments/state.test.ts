import { describe, expect, it } from 'vitest'
import { nextStatus, type PaymentStatus, paymentStatus } from './state'

const whole = { isRefunded: false, disputes: [] }

describe('where a payment stands', () => {
  it.each([
    ['requires_payment_method', 'unpaid'],
    ['requires_confirmation', 'unpaid'],
    ['requires_action', 'unpaid'],
    ['something Stripe adds later', 'unpaid'],
    ['processing', 'underway'],
    ['requires_capture', 'underway'],
    ['canceled', 'canceled'],
    ['succeeded', 'paid'],
  ])('%s is %s', (intent, status) => {
    expect(paymentStatus({ ...whole, intent })).toBe(status)
  })

  it.each([
    [['needs_response'], 'disputed'],
    [['warning_under_review'], 'disputed'],
    [['under_review', 'won'], 'disputed'],
    [['won'], 'paid'],
    [['warning_closed', 'prevented'], 'paid'],
    [['lost'], 'refunded'],
    [['won', 'lost'], 'refunded'],
  ])('with disputes %j it is %s', (disputes, status) => {
    expect(paymentStatus({ intent: 'succeeded', isRefunded: false, disputes })).toBe(status)
  })

  it('a refund of the whole sum counts more than a dispute', () => {
    const facts = { intent: 'succeeded', isRefunded: true, disputes: ['needs_response'] }
    expect(paymentStatus(facts)).toBe('refunded')
  })
})

describe('an order', () => {
  const ORDERS = ['open', 'paid', 'canceled', 'refunded', 'disputed'] as const
  const PAYMENTS = ['unpaid', 'underway', 'canceled', 'paid', 'refunded', 'disputed'] as const

  it('moves as the table says, and else stays', () => {
    const moves = ORDERS.flatMap((order) =>
      PAYMENTS.filter((payment) => nextStatus(order, payment) !== order).map(
        (payment) => `${order} → ${payment}`,
      ),
    )
    expect(moves).toEqual([
      'open → canceled',
      'open → paid',
      'open → refunded',
      'open → disputed',
      'paid → refunded',
      'paid → disputed',
      'refunded → paid',
      'refunded → disputed',
      'disputed → paid',
      'disputed → refunded',
    ])
  })

  it('never opens again, and what was canceled stays so', () => {
    for (const order of ORDERS.filter((status) => status !== 'open')) {
      for (const payment of PAYMENTS) expect(nextStatus(order, payment)).not.toBe('open')
    }
    for (const payment of PAYMENTS) expect(nextStatus('canceled', payment)).toBe('canceled')
  })

  it('ends where Stripe’s last word is, whatever was seen before', () => {
    const settled: PaymentStatus[] = ['paid', 'refunded', 'disputed']
    for (const first of settled) {
      for (const last of settled) expect(nextStatus(nextStatus('open', first), last)).toBe(last)
    }
  })
})
