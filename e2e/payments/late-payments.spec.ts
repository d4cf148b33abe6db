/** A payment that comes too late is refunded, and its buyer gets one mail. */

import { expect, SLOW_PROOF } from '../support/checks'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { deletedUser, payLate } from '../support/shop/late-money'
import { isOpen, newBuyer, newOrder, newSale, statusOf } from '../support/shop/sales'
import { paymentOf, placed } from '../support/shop/shop'
import { test } from '../support/shop/tests'

test.describe.configure({ timeout: 120_000 })

const GONE = 'had been deleted.'
const HAD = 'already'

test('for a deleted account the money goes back, and a mail to the address on the order', async ({
  shop,
}) => {
  const person = await newBrowser(shop.copy.url)
  const { email, password } = await registerPerson(person)
  const open = await placed(person, { product: 'pass' })
  expect((await person.delete('/api/account', { data: { password } })).status()).toBe(204)
  await payLate(shop, open, email, ['the account it was for', GONE])
  expect(await deletedUser(shop, open.order_id)).toEqual([{ user_id: null, email: null }])
})

test('also for the report that a deleted account was buying', SLOW_PROOF, async ({ shop }) => {
  const person = await newBrowser(shop.copy.url)
  const { email, password } = await registerPerson(person)
  const result_id = await takeAsPerson(person)
  const open = await placed(person, { result_id, email: `card-${email}` })
  expect((await person.delete('/api/account', { data: { password } })).status()).toBe(204)
  await payLate(shop, open, `card-${email}`, [GONE])
  expect(await deletedUser(shop, open.order_id)).toEqual([{ user_id: null, email: null }])
})

test('for a deleted result', async ({ shop }) => {
  const { open, email, result_id } = await newOrder(shop)
  await shop.ask('DELETE FROM assessments WHERE id = $1', [result_id])
  await payLate(shop, open, email, ['the result it was for', GONE])
})

test('for a result that was paid otherwise meanwhile', async ({ shop }) => {
  const { buyer, open, email, result_id } = await newOrder(shop)
  await shop.ask(
    `WITH other AS (
       INSERT INTO orders (id, product, assessment_id, status, currency, list_cents, discount_cents, amount_cents, paid_at)
       VALUES (gen_random_uuid(), 'report', $1, 'paid', 'usd', 1900, 0, 1900, now()) RETURNING id)
     INSERT INTO entitlements (id, assessment_id, order_id) SELECT gen_random_uuid(), $1, id FROM other`,
    [result_id],
  )
  await payLate(shop, open, email, [HAD])
  expect(await isOpen(buyer, result_id), 'what was paid for stays open').toBe(true)
})

test('for what the pass opens already', SLOW_PROOF, async ({ shop }) => {
  const person = await newBrowser(shop.copy.url)
  const { email, id } = await registerPerson(person)
  const result_id = await takeAsPerson(person)
  const open = await placed(person, { result_id, email })
  const pass = await placed(person, { product: 'pass' })
  const passAgain = await placed(person, { product: 'pass' })
  expect(passAgain.order_id).toBe(pass.order_id)
  shop.stripe.pay(paymentOf(pass))
  await shop.tell('payment_intent.succeeded', shop.stripe.intents.get(paymentOf(pass)) ?? {})
  await payLate(shop, open, email, [HAD])
  expect(await isOpen(person, result_id)).toBe(true)
  const held = await shop.ask('SELECT revoked_at FROM passes WHERE user_id = $1', [id])
  expect(held).toEqual([{ revoked_at: null }])
})

test('a refund that Stripe fails to make is made later, once', SLOW_PROOF, async ({ shop }) => {
  const { open, email, result_id } = await newOrder(shop)
  await shop.ask('DELETE FROM assessments WHERE id = $1', [result_id])
  shop.stripe.meet('refund', 'drop', 1)
  shop.stripe.meet('refund', 'lose', 3)
  await payLate(shop, open, email, [GONE])
})

test('what was paid in time is not given back', async ({ shop }) => {
  const { open, buyer, result_id } = await newSale(shop)
  await shop.sweep()
  expect(await statusOf(shop, open.order_id)).toBe('paid')
  expect(await isOpen(buyer, result_id)).toBe(true)
  const { buyer: other } = await newBuyer(shop)
  expect(await isOpen(other, result_id)).toBe(false)
})
