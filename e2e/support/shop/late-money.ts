/** A payment that comes when there is nothing left to pay for. */
import { expect } from '@playwright/test'

import { intentOf, statusOf } from './sales'
import { type PlacedOrder, paymentOf, type Shop } from './shop'

/** Pays an order, lets events and sweeps run, and expects a refund and one mail with these words. */
export async function payLate(
  shop: Shop,
  open: PlacedOrder,
  email: string,
  words: readonly string[],
): Promise<void> {
  const payment = paymentOf(open)
  shop.stripe.pay(payment)
  const heard = () => shop.tell('payment_intent.succeeded', intentOf(shop, payment))
  await Promise.all([heard(), heard()])
  await expect
    .poll(async () => {
      await shop.sweep()
      return statusOf(shop, open.order_id)
    })
    .toBe('refunded')
  await heard()
  await shop.sweep()
  expect(shop.stripe.intents.get(payment)?.latest_charge?.refunded).toBe(true)
  const ours = async () =>
    (await shop.mails(email)).filter(({ subject }) => subject.includes('refunding'))
  await expect.poll(async () => (await ours()).length).toBe(1)
  const [mail] = await ours()
  for (const word of [open.order_id, ...words]) expect(mail?.text).toContain(word)
  const others = (await shop.mails(email)).filter(({ text }) => text.includes(open.order_id))
  expect(others, 'and no receipt').toHaveLength(1)
}

export const deletedUser = ({ ask }: Shop, orderId: string) =>
  ask('SELECT user_id, email FROM orders WHERE id = $1', [orderId])
