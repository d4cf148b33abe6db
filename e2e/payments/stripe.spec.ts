/** Orders when Stripe's events come, or do not. Without a browser where no screen is checked. */

import { expect, SLOW_PROOF } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { newBrowser, registerPerson } from '../support/people'
import {
  expectReceipts,
  intentOf,
  isOpen,
  newBuyer,
  newOrder,
  newSale,
  statusOf,
} from '../support/shop/sales'
import { newCoupon, order, paymentOf, placed, sendEvent } from '../support/shop/shop'
import { signedEvent } from '../support/shop/stripe-server'
import { test } from '../support/shop/tests'

test.describe.configure({ timeout: 120_000 })

test('50 calls at once, and a reload, find one order and one payment at our price', async ({
  shop,
}) => {
  const { buyer, result_id } = await newBuyer(shop)
  const before = shop.stripe.intents.size
  const body = { product: 'report', result_id }
  const answers = await Promise.all(Array.from({ length: 50 }, () => placed(buyer, body)))
  answers.push(await placed(buyer, body))
  expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  expect(shop.stripe.intents.size - before).toBe(1)
  const intent = shop.stripe.intents.get(paymentOf(answers[0] ?? ({} as never)))
  expect(intent).toMatchObject({ amount: 1900, currency: 'usd' })
  await expectFailure(await order(buyer, { ...body, amount: 1 }), 'invalid')
})

test('a changed coupon changes what is paid, and ends the payment at the old price', async ({
  shop,
}) => {
  const { buyer, result_id, open, payment } = await newOrder(shop)
  const code = await newCoupon(shop, 400, 5)
  const cheaper = await placed(buyer, { result_id, coupon_code: code })
  expect([open.amount_cents, cheaper.amount_cents]).toEqual([1900, 1500])
  expect(shop.stripe.intents.get(payment)?.status).toBe('canceled')
  expect(shop.stripe.intents.get(paymentOf(cheaper))?.amount).toBe(1500)
  const free = await newCoupon(shop, 1900, 1)
  const paid = await placed(buyer, { result_id, coupon_code: free })
  expect(paid).toMatchObject({ status: 'paid', amount_cents: 0, clientSecret: null })
  expect(shop.stripe.intents.get(paymentOf(cheaper))?.status).toBe('canceled')
  expect(await isOpen(buyer, result_id)).toBe(true)
})

test('two tabs with different coupons: the price charged is one that its tab shows', async ({
  shop,
}) => {
  const { buyer, result_id } = await newBuyer(shop)
  const codes = [await newCoupon(shop, 400, 9), await newCoupon(shop, 250, 9)]
  const answers = await Promise.all(
    codes.map((coupon_code) => order(buyer, { result_id, coupon_code })),
  )
  for (const [index, answer] of answers.entries()) {
    if (answer.status() !== 200) continue
    const { clientSecret, amount_cents } = await answer.json()
    expect(amount_cents).toBe([1500, 1650][index])
    const intent = shop.stripe.intents.get(paymentOf({ clientSecret } as never))
    expect(intent?.amount).toBe(amount_cents)
  }
  const living = [...shop.stripe.intents.values()].filter(({ status }) => status !== 'canceled')
  const orders = await shop.ask('SELECT id FROM orders WHERE assessment_id = $1', [result_id])
  const ids = orders.map(({ id }) => id)
  expect(living.filter(({ metadata }) => ids.includes(metadata.order_id))).toHaveLength(1)
})

test('the webhook opens the report, once, however often and whenever it comes', async ({
  shop,
}) => {
  const code = await newCoupon(shop, 400, 3)
  const { buyer, result_id, email, open, payment } = await newOrder(shop, code)
  expect(await shop.tell('payment_intent.succeeded', intentOf(shop, payment))).toBe(200)
  expect(await isOpen(buyer, result_id)).toBe(false)
  shop.stripe.pay(payment)
  const events = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      shop.tell(events[index % 3] ?? '', intentOf(shop, payment)),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await isOpen(buyer, result_id)).toBe(true)
  const again = await placed(buyer, { result_id })
  expect(again).toMatchObject({ order_id: open.order_id, status: 'paid' })
  await expectReceipts(shop, email, 1)
  expect(await shop.ask('SELECT used FROM coupons WHERE code = $1', [code])).toEqual([{ used: 1 }])
})

test('a lost webhook loses no sale: the page that a buyer comes back to, or the next sweep', async ({
  shop,
}) => {
  const [back, gone] = [await newOrder(shop), await newOrder(shop)]
  for (const { payment } of [back, gone]) shop.stripe.pay(payment)
  const page = await back.buyer.get(`/payment-checkout?result=${back.result_id}&from=payment`)
  expect(page.url()).toContain(`/detailed-personality-report?result=${back.result_id}&from=payment`)
  expect(await isOpen(gone.buyer, gone.result_id)).toBe(false)
  await shop.sweep()
  expect(await isOpen(gone.buyer, gone.result_id)).toBe(true)
  for (const { email, payment } of [back, gone]) {
    await shop.tell('payment_intent.succeeded', intentOf(shop, payment))
    await expectReceipts(shop, email, 1)
  }
})

test('a refund and a dispute lock the report, a won dispute opens it', async ({ shop }) => {
  const { buyer, result_id, open, payment, email } = await newSale(shop)
  const charge = () => ({ object: 'charge', payment_intent: payment })
  shop.stripe.dispute(payment, 'needs_response')
  await shop.tell('charge.dispute.created', { object: 'dispute', payment_intent: payment })
  expect(await isOpen(buyer, result_id)).toBe(false)
  expect(await statusOf(shop, open.order_id)).toBe('disputed')
  shop.stripe.dispute(payment, 'won')
  await shop.tell('charge.dispute.closed', { object: 'dispute', payment_intent: { id: payment } })
  expect(await isOpen(buyer, result_id)).toBe(true)
  shop.stripe.refund(payment)
  await shop.tell('charge.refunded', charge())
  expect(await statusOf(shop, open.order_id)).toBe('refunded')
  expect(await isOpen(buyer, result_id)).toBe(false)
  await expectReceipts(shop, email, 1)
  // And it can be bought again.
  expect((await placed(buyer, { result_id })).order_id).not.toBe(open.order_id)
})

test('a refund that is heard of before the payment was ends as a refund', async ({ shop }) => {
  const { buyer, result_id, open, payment, email } = await newOrder(shop)
  shop.stripe.pay(payment)
  shop.stripe.refund(payment)
  await shop.tell('charge.refunded', { object: 'charge', payment_intent: payment })
  await shop.tell('payment_intent.succeeded', intentOf(shop, payment))
  expect(await statusOf(shop, open.order_id)).toBe('refunded')
  expect(await isOpen(buyer, result_id)).toBe(false)
  expect(await shop.mails(email)).toEqual([])
})

test('a payment of another sum, currency, order or mode opens nothing', async ({ shop }) => {
  for (const wrong of [
    { amount_received: 50, amount: 50 },
    { currency: 'eur' },
    { metadata: { order_id: crypto.randomUUID() } },
    { livemode: true },
  ]) {
    const { buyer, result_id, open, payment } = await newOrder(shop)
    shop.stripe.pay(payment)
    Object.assign(intentOf(shop, payment), wrong)
    expect(await shop.tell('payment_intent.succeeded', intentOf(shop, payment))).toBe(200)
    expect(await statusOf(shop, open.order_id)).toBe('open')
    expect(await isOpen(buyer, result_id)).toBe(false)
  }
})

test('forged, stale and future events are refused, and change nothing', async ({ shop }) => {
  const { open, payment } = await newOrder(shop)
  shop.stripe.pay(payment)
  const { body, signature } = signedEvent('payment_intent.succeeded', intentOf(shop, payment))
  const at = (seconds: number) => {
    const timestamp = Math.floor(Date.now() / 1000) + seconds
    return signedEvent('payment_intent.succeeded', intentOf(shop, payment), { timestamp })
  }
  const forged: [string, string][] = [
    [body, ''],
    [body, 'nonsense'],
    [body, signature.replace(/v1=\w+/, `v1=${'0'.repeat(64)}`)],
    [body, signature.replace('v1=', 'v0=')],
    [body, signature.slice(0, -2)],
    [body, `t=1,${signature}`],
    [` ${body}`, signature],
    [body.replace(payment, `${payment}0`), signature],
    ...[-301, 310, 3_600, 315_360_000].map((seconds): [string, string] => {
      const late = at(seconds)
      return [late.body, late.signature]
    }),
  ]
  for (const [text, header] of forged) {
    const answer = await sendEvent(shop.copy.url, text, header)
    expect(answer.status, header).toBe(400)
    expect((await answer.json()).code).toBe('bad_signature')
  }
  const other = signedEvent('payment_intent.succeeded', {}, { secret: 'whsec_other' })
  expect((await sendEvent(shop.copy.url, other.body, other.signature)).status).toBe(400)
  expect(await statusOf(shop, open.order_id)).toBe('open')
  for (const [type, object] of [
    ['invoice.paid', { object: 'invoice', id: 'in_1' }],
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_unknown' }],
  ] as const) {
    expect(await shop.tell(type, object)).toBe(200)
  }
})

test(
  'with Stripe down at any step, nothing is charged twice and trying again works',
  SLOW_PROOF,
  async ({ shop }) => {
    const { stripe } = shop
    for (const [step, mood] of [
      ['create', 'fail'],
      ['create', 'drop'],
      ['create', 'lose'],
      ['read', 'fail'],
      ['read', 'lose'],
      ['cancel', 'fail'],
      ['cancel', 'drop'],
    ] as const) {
      const { buyer, result_id } = await newBuyer(shop)
      const first = step === 'create' ? null : await placed(buyer, { result_id })
      const coupon_code = step === 'cancel' ? await newCoupon(shop, 400, 1) : undefined
      stripe.meet(step, mood)
      const failed = await order(buyer, { result_id, coupon_code })
      await expectFailure(failed, 'unavailable')
      expect(Number(failed.headers()['retry-after'])).toBeGreaterThan(0)
      const open = await placed(buyer, { result_id, coupon_code })
      if (first && step === 'read') expect(open.clientSecret).toBe(first.clientSecret)
      stripe.pay(paymentOf(open))
      expect((await placed(buyer, { result_id })).status, `${step} ${mood}`).toBe('paid')
      const paid = await shop.ask(
        "SELECT count(*)::int FROM orders WHERE assessment_id = $1 AND status = 'paid'",
        [result_id],
      )
      expect(paid).toEqual([{ count: 1 }])
    }
    const { payment, open } = await newOrder(shop)
    stripe.pay(payment)
    stripe.meet('read', 'lose')
    // Stripe sends it again.
    expect(await shop.tell('payment_intent.succeeded', intentOf(shop, payment))).toBe(503)
    expect(await shop.tell('payment_intent.succeeded', intentOf(shop, payment))).toBe(200)
    expect(await statusOf(shop, open.order_id)).toBe('paid')
  },
)

test(
  'Stripe gets ten seconds to make a payment, in two tries under one key',
  SLOW_PROOF,
  async ({ shop }) => {
    const { buyer, result_id } = await newBuyer(shop)
    const asked = shop.stripe.count('create')
    shop.stripe.meet('create', 'hang')
    await expectFailure(await order(buyer, { result_id }), 'unavailable')
    expect(shop.stripe.count('create') - asked).toBe(2)
    // One that never answers costs the first try.
    shop.stripe.meet('create', 'hang', 1)
    expect((await placed(buyer, { result_id })).amount_cents).toBe(1900)
    // One that takes as long as it does on a bad day costs none.
    const { buyer: other, result_id: another } = await newBuyer(shop)
    const before = shop.stripe.count('create')
    shop.stripe.slow(3_000)
    const open = await placed(other, { result_id: another })
    expect(shop.stripe.count('create') - before).toBe(1)
    expect(shop.stripe.of(open.order_id)).toHaveLength(1)
  },
)

test('of buyers who race for the last use of a coupon, one gets it, until the hour is over', async ({
  shop,
}) => {
  const coupon_code = await newCoupon(shop, 400, 1)
  const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(shop)))
  const answers = await Promise.all(
    buyers.map(({ buyer, result_id }) => order(buyer, { result_id, coupon_code })),
  )
  const won = answers.findIndex((answer) => answer.status() === 200)
  expect(answers.filter((answer) => answer.status() === 200)).toHaveLength(1)
  const [loser] = buyers.filter((_, index) => index !== won)
  const winner = buyers[won]
  if (!winner || !loser) throw new Error('There is a winner, and a loser')
  const check = async ({ buyer }: typeof loser) => {
    const asked = { data: { code: coupon_code } }
    return (await (await buyer.post('/api/payments/validate-coupon', asked)).json()).valid
  }
  expect([await check(winner), await check(loser)]).toEqual([true, false])
  await shop.ask('UPDATE orders SET expires_at = now() WHERE assessment_id = $1', [
    winner.result_id,
  ])
  await shop.sweep()
  expect(await check(loser)).toBe(true)
  const { order_id } = await (answers[won] ?? ({} as never)).json()
  expect(await statusOf(shop, order_id)).toBe('canceled')
  expect(shop.stripe.of(order_id).map(({ status }) => status)).toEqual(['canceled'])
})

test('coupons of preview mode do not hold where cards are taken', async ({ shop }) => {
  const { buyer, result_id } = await newBuyer(shop)
  await expectFailure(await order(buyer, { result_id, coupon_code: 'FREE' }), 'invalid')
  const asked = await buyer.post('/api/payments/validate-coupon', { data: { code: 'FREE' } })
  expect(await asked.json()).toEqual({ valid: false, discount_amount: 0 })
})

test('who deletes the account cannot pay for what went with it', async ({ shop }) => {
  const person = await newBrowser(shop.copy.url)
  const { password } = await registerPerson(person)
  const open = await placed(person, { product: 'pass' })
  expect(open.amount_cents).toBe(4999)
  expect((await person.delete('/api/account', { data: { password } })).status()).toBe(204)
  await shop.sweep()
  expect(shop.stripe.intents.get(paymentOf(open))?.status).toBe('canceled')
})
