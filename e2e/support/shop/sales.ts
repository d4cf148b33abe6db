/** Orders at a copy that takes cards: begun, paid, and what became of them. */
import { type APIRequestContext, expect } from '@playwright/test'
import { answersFor } from '../answers'
import { newBrowser, newEmail } from '../people'
import { submitAnswers } from '../product'
import { paymentOf, placed, type Shop } from './shop'

/** A guest with a result that is not paid for. */
export async function newBuyer({ copy }: Shop) {
  const buyer = await newBrowser(copy.url)
  const { result_id } = await submitAnswers(buyer, answersFor('CS'))
  return { buyer, result_id, email: newEmail('buyer') }
}

/** The same with an open order, and with its payment. */
export async function newOrder(shop: Shop, coupon_code?: string) {
  const guest = await newBuyer(shop)
  const { result_id, email } = guest
  const open = await placed(guest.buyer, { result_id, email, coupon_code })
  return { ...guest, open, payment: paymentOf(open) }
}

/** The same, paid, with its event delivered. */
export async function newSale(shop: Shop) {
  const sale = await newOrder(shop)
  shop.stripe.pay(sale.payment)
  expect(await shop.tell('payment_intent.succeeded', intentOf(shop, sale.payment))).toBe(200)
  return sale
}

/** A payment as Stripe has it. */
export const intentOf = ({ stripe }: Shop, payment: string) => stripe.intents.get(payment) ?? {}

/** Whether the report may be read. */
export async function isOpen(buyer: APIRequestContext, id: string): Promise<boolean> {
  const answer = await buyer.put(`/api/results/${id}/goals/1`, { data: { done: true } })
  return answer.status() === 200
}

export async function statusOf({ ask }: Shop, id: string) {
  return (await ask('SELECT status FROM orders WHERE id = $1', [id]))[0]?.status
}

export async function expectReceipts({ mails }: Shop, to: string, count: number): Promise<void> {
  // On a busy machine the PDF is drawn at the second try, half a minute later.
  const soon = { timeout: 45_000 }
  await expect.poll(async () => (await mails(to)).length, soon).toBe(count)
}
