/** Abuse of orders, coupons and mailed links that belong to others, or that cost us. */

import type { APIRequestContext } from '@playwright/test'
import { expect, SLOW_PROOF } from '../support/checks'
import { newLinkSecret } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser, newEmail, registerPerson } from '../support/people'
import {
  expectReceipts,
  intentOf,
  isOpen,
  newBuyer,
  newOrder,
  newSale,
  statusOf,
} from '../support/shop/sales'
import { newCoupon, order, paymentOf, placed, type Shop } from '../support/shop/shop'
import { test } from '../support/shop/tests'

test.describe.configure({ timeout: 120_000 })

/** Each server asks Stripe for itself. */
const SERVERS = Number(process.env.E2E_SERVERS ?? 1)

const checkout = (id: string, from = '') => `/payment-checkout?result=${id}${from}`

/** A browser that has opened a mailed link to a result. */
async function newReader(shop: Shop, resultId: string): Promise<APIRequestContext> {
  const reader = await newBrowser(shop.copy.url)
  const token = await newLinkSecret(shop.ask, resultId)
  expect((await reader.post('/api/report-links/open', { data: { token } })).status()).toBe(200)
  return reader
}

test(
  'pages that are loaded together ask Stripe together, and again soon not at all',
  SLOW_PROOF,
  async ({ shop }) => {
    const { buyer, result_id } = await newOrder(shop)
    const readsOf = async (path: string, times: number) => {
      const before = shop.stripe.count('read')
      await Promise.all(Array.from({ length: times }, () => buyer.get(path)))
      return shop.stripe.count('read') - before
    }
    shop.stripe.slow(40)
    expect(await readsOf(checkout(result_id), 30)).toBeLessThan(8 * SERVERS)
    expect(await readsOf(checkout(result_id), 1)).toBe(0)
    expect(await readsOf(checkout(result_id, '&from=payment'), 30)).toBeLessThan(8 * SERVERS)
  },
)

test('events that come together ask Stripe together, after the last has come', async ({ shop }) => {
  const { open, payment } = await newOrder(shop)
  const before = shop.stripe.count('read')
  shop.stripe.slow(40)
  const early = Array.from({ length: 20 }, () =>
    shop.tell('charge.updated', intentOf(shop, payment)),
  )
  shop.stripe.pay(payment)
  const statuses = await Promise.all([
    ...early,
    shop.tell('charge.succeeded', intentOf(shop, payment)),
  ])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await statusOf(shop, open.order_id)).toBe('paid')
  // The sender's own events come over a while.
  expect(shop.stripe.count('read') - before).toBeLessThan(12 * SERVERS)
})

test('a reader of a mailed link cannot order, see or take over what was locked again', async ({
  shop,
}) => {
  const { buyer, result_id, payment, email } = await newSale(shop)
  const friend = await newReader(shop, result_id)
  const token = await newLinkSecret(shop.ask, result_id)
  const other = newEmail('friend')
  await registerPerson(friend, { email: other })
  expect(await isOpen(friend, result_id)).toBe(true)
  await expectFailure(await order(friend, { result_id, email: other }), 'not_found')
  shop.stripe.refund(payment)
  await shop.tell('charge.refunded', { object: 'charge', payment_intent: payment })
  const again = await placed(buyer, { result_id, email })
  await expectFailure(await order(friend, { result_id, email: other }), 'not_found')
  expect(await (await friend.get(checkout(result_id))).text()).toContain('No assessment results')
  await expectFailure(
    await friend.post('/api/report-links/open', { data: { token } }),
    'link_invalid',
  )
  const [row] = await shop.ask('SELECT email, user_id FROM orders WHERE id = $1', [again.order_id])
  expect(row).toEqual({ email, user_id: null })
  shop.stripe.pay(paymentOf(again))
  await shop.tell('charge.succeeded', intentOf(shop, paymentOf(again)))
  await expectReceipts(shop, email, 2)
  const subjects = (await shop.mails(other)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('receipt'))).toEqual([])
  // Paid for again, the link opens it again.
  expect(await isOpen(friend, result_id)).toBe(true)
})

test('an order that another person began ends before theirs begins', async ({ shop }) => {
  const { buyer, result_id, email } = await newBuyer(shop)
  const first = await placed(buyer, { result_id, email })
  const other = await registerPerson(await newBrowser(shop.copy.url))
  await shop.ask('UPDATE orders SET user_id = $1 WHERE id = $2', [other.id, first.order_id])
  const mine = newEmail('mine')
  const second = await placed(buyer, { result_id, email: mine })
  expect(second.order_id).not.toBe(first.order_id)
  expect(shop.stripe.intents.get(paymentOf(first))?.status).toBe('canceled')
  const rows = await shop.ask(
    'SELECT email, user_id, status FROM orders WHERE assessment_id = $1 ORDER BY created_at',
    [result_id],
  )
  expect(rows).toEqual([
    { email, user_id: other.id, status: 'canceled' },
    { email: mine, user_id: null, status: 'open' },
  ])
})

test('the use of a coupon is held for an hour, however often the buyer says they are still there', async ({
  shop,
}) => {
  const coupon_code = await newCoupon(shop, 400, 1)
  const { buyer, result_id, open } = await newOrder(shop, coupon_code)
  const age = (minutes: number) =>
    shop.ask(
      `UPDATE orders SET created_at = created_at - $2 * interval '1 minute',
         expires_at = expires_at - $2 * interval '1 minute' WHERE id = $1`,
      [open.order_id, minutes],
    )
  await age(50)
  const again = await placed(buyer, { result_id, coupon_code })
  expect(again.order_id).toBe(open.order_id)
  const [row] = await shop.ask(
    `SELECT expires_at <= created_at + interval '61 minutes' AS ends FROM orders WHERE id = $1`,
    [open.order_id],
  )
  expect(row?.ends).toBe(true)
  await age(15)
  // No other order has asked since, so the use is theirs again, for another order.
  const late = await placed(buyer, { result_id, coupon_code })
  expect(late.order_id).not.toBe(open.order_id)
  expect(shop.stripe.intents.get(paymentOf(open))?.status).toBe('canceled')
  // Without a coupon nothing is held, and the order lasts.
  const plain = await newOrder(shop)
  await shop.ask(`UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1`, [
    plain.open.order_id,
  ])
  expect((await placed(plain.buyer, { result_id: plain.result_id })).order_id).toBe(
    plain.open.order_id,
  )
})

test(
  'no number of open orders, and no failed look, keeps a refund from being heard of',
  SLOW_PROOF,
  async ({ shop }) => {
    const { open, payment } = await newSale(shop)
    shop.stripe.refund(payment)
    await shop.ask(`UPDATE orders SET checked_at = now() - interval '2 days' WHERE id = $1`, [
      open.order_id,
    ])
    await shop.ask(`UPDATE orders SET checked_at = now() WHERE status = 'open'`)
    const fillers = "payment_intent_id LIKE 'pi_filler%'"
    await shop.ask(
      `INSERT INTO orders (id, status, currency, list_cents, discount_cents, amount_cents, payment_intent_id)
     SELECT gen_random_uuid(), 'open', 'usd', 1900, 0, 1900, 'pi_filler_' || n
     FROM generate_series(1, 250) AS n`,
    )
    // The first call of each lane, and its repetition.
    shop.stripe.meet('read', 'fail', 8)
    await shop.sweep()
    expect(await statusOf(shop, open.order_id)).toBe('refunded')
    const [row] = await shop.ask(
      `SELECT count(*)::int AS looked FROM orders WHERE ${fillers} AND checked_at IS NOT NULL`,
    )
    expect(row?.looked).toBeGreaterThanOrEqual(150)
    await shop.ask(`DELETE FROM orders WHERE ${fillers}`)
  },
)
