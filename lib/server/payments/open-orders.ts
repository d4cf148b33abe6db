import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { CURRENCY, totalCents } from '@/lib/pricing'
import { db, isDuplicate, type Prisma } from '../base/db'
import type { Guest } from '../viewer/guests'
import { invalidCoupon, reserveCoupon } from './coupons'
import { findGrant, lockPurchase, type Purchasable } from './entitlements'
import { settle } from './settle'
import {
  assertCardsTaken,
  cancelPayment,
  createPayment,
  type Payment,
  publishableKey,
  readPayment,
  StripeFailed,
} from './stripe'

/** What a buyer asks for, with its price. */
export interface Quote extends Purchasable {
  couponId: string | null
  listCents: number
  discountCents: number
  email: string | null
}

export interface OrderState {
  /** Null for what was opened without an order. */
  orderId: string | null
  status: 'open' | 'paid'
  amountCents: number
  /** Lets the browser pay an open order. */
  clientSecret: string | null
  /** Whether the order mailed its link to the address that was given. */
  linkMailed: boolean
  /** Whom the buyer's browser names from now on, where that changes. */
  guest?: Guest
}

type OpenOrder = Prisma.OrderGetPayload<object>

const TRIES = 5
const HOUR_MS = 3_600_000

const purchaseOf = ({ product, assessmentId, userId }: Quote): Prisma.OrderWhereInput =>
  product === 'report' ? { product, assessmentId } : { product, userId }

const amountOf = ({ listCents, discountCents }: Quote) => totalCents(listCents, discountCents)

/**
 * The open order of a quote, with its payment: the existing one, or a new one. There is never more than one, and its
 * price never changes. A quote at another price first ends the order together with its payment, so that a person is
 * never charged twice or for a price that their screen does not show. So does the quote of another person, whose
 * address must not replace the buyer's. Throws `invalid` for a coupon whose last use is taken, `conflict` while a
 * payment is underway, `preview_mode`, StripeFailed.
 */
export async function openOrder(quote: Quote): Promise<OrderState> {
  for (let tried = 0; tried < TRIES; tried++) {
    const paid = await findGrant(db, quote)
    if (paid) return paidState(paid)
    assertCardsTaken()
    const order = (await findOpen(db, quote)) ?? (await createOpen(quote))
    if (!order) continue
    if (!isAsQuoted(order, quote)) {
      // Two tabs with different quotes end each other's order in turn. The one that has tried often enough gives up and
      // leaves the other's order open.
      if (tried === TRIES - 1) break
      await endOrder(order)
      continue
    }
    const payment = await paymentOf(order)
    if (payment?.status === 'unpaid') {
      if (!(await renew(order, quote))) {
        await endOrder({ ...order, paymentIntentId: payment.id })
        continue
      }
      const { id: orderId, amountCents } = order
      const { clientSecret } = payment
      return { orderId, status: 'open', amountCents, clientSecret, linkMailed: false }
    }
    const settled = payment && (await settle(payment.id))
    if (settled?.isUnderway) throw new ApiError('conflict', messages.payment.underway)
  }
  throw busy()
}

const busy = () => new ApiError('busy', messages.payment.initFailed, undefined, 2)

/** How something stands that is open already. */
export function paidState(order: { id: string | null; amountCents: number }): OrderState {
  const { id: orderId, amountCents } = order
  return { orderId, status: 'paid', amountCents, clientSecret: null, linkMailed: false }
}

/**
 * Does what gives the thing for nothing, in a transaction in which no order of it is open and none can be
 * begun: what is had can no longer be charged. Throws `conflict` while a payment is underway, StripeFailed.
 */
export async function whileNoneIsOpen<T>(
  quote: Quote,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { open, done } = await db.$transaction(async (tx) => {
      await lockPurchase(tx, quote)
      const open = publishableKey() ? await findOpen(tx, quote) : null
      return open ? { open } : { done: { result: await work(tx) } }
    })
    if (done) return done.result
    await endOrder(open)
  }
  throw busy()
}

function findOpen(
  tx: Pick<Prisma.TransactionClient, 'order'>,
  quote: Quote,
): Promise<OpenOrder | null> {
  return tx.order.findFirst({ where: { ...purchaseOf(quote), status: 'open' } })
}

/** Null when another call, or the payment of another tab, was faster. */
async function createOpen(quote: Quote): Promise<OpenOrder | null> {
  const { couponId } = quote
  try {
    return await db.$transaction(async (tx) => {
      await lockPurchase(tx, quote)
      // The open order is looked for before the grant: an order that is found no longer open has granted what it paid
      // for by then.
      if ((await findOpen(tx, quote)) || (await findGrant(tx, quote))) return null
      if (couponId && !(await reserveCoupon(tx, couponId))) throw invalidCoupon()
      const price = { amountCents: amountOf(quote), currency: CURRENCY }
      return tx.order.create({ data: { ...quote, ...price, status: 'open' } })
    })
  } catch (error) {
    // During an update the version before, which does not lock, may have created one.
    if (isDuplicate(error)) return null
    throw error
  }
}

function isAsQuoted(order: OpenOrder, quote: Quote): boolean {
  return (
    order.amountCents === amountOf(quote) &&
    order.currency === CURRENCY &&
    order.couponId === quote.couponId
  )
}

/** The order's payment, which is made with its first use; null where the order changed meanwhile. */
async function paymentOf(order: OpenOrder): Promise<Payment | null> {
  if (order.paymentIntentId) {
    const payment = await readPayment(order.paymentIntentId)
    if (!payment) await cancelUnpaid(order.id, order.paymentIntentId)
    return payment
  }
  const { id, amountCents, currency, product } = order
  const description = product === 'report' ? 'complete report' : 'the pass'
  const payment = await createPayment({ orderId: id, amountCents, currency, description }).catch(
    async (error: unknown) => {
      // The idempotency key is made of the order's id, and Stripe repeats a refusal for a day under the same key.
      if (error instanceof StripeFailed && error.isDefinite) await cancelUnpaid(id, null)
      throw error
    },
  )
  const kept = await db.order.updateMany({
    where: { id, status: 'open', OR: [{ paymentIntentId: null }, { paymentIntentId: payment.id }] },
    data: { paymentIntentId: payment.id },
  })
  if (kept.count === 1) return payment
  // The order ended meanwhile. No browser has received the secret of this payment.
  await cancelPayment(payment.id)
  return null
}

/** Ends an order and its payment, so that it can never be paid again. */
async function endOrder({ id, paymentIntentId }: OpenOrder): Promise<void> {
  if (!paymentIntentId) return cancelUnpaid(id, null)
  const payment = await cancelPayment(paymentIntentId)
  if (!payment) return cancelUnpaid(id, paymentIntentId)
  const settled = await settle(paymentIntentId)
  if (settled?.isUnderway) throw new ApiError('conflict', messages.payment.underway)
}

/**
 * For an order whose payment was not made yet, or no longer exists. An order that has ended or got a payment meanwhile
 * is left as it is: the caller reads it again.
 */
async function cancelUnpaid(id: string, paymentIntentId: string | null): Promise<void> {
  await db.order.updateMany({
    where: { id, status: 'open', paymentIntentId },
    data: { status: 'canceled' },
  })
}

/**
 * The buyer is still there: the order stays open for another hour, and its mails go to the address they typed last.
 * With a coupon it keeps its first hour, so that an unpaid order does not reserve a use for ever. False for an order
 * that has ended, and for another person's.
 */
async function renew({ id, couponId }: OpenOrder, { email, userId }: Quote): Promise<boolean> {
  const now = new Date()
  const renewed = await db.order.updateMany({
    where: {
      id,
      status: 'open',
      OR: [{ userId: null }, ...(userId ? [{ userId }] : [])],
      ...(couponId && { expiresAt: { gt: now } }),
    },
    data: {
      email: email ?? undefined,
      userId: userId ?? undefined,
      expiresAt: couponId ? undefined : new Date(now.getTime() + HOUR_MS),
    },
  })
  return renewed.count === 1
}

/** Ends an abandoned order. One whose payment is underway stays. Throws StripeFailed. */
export async function expireOrder(paymentId: string): Promise<void> {
  const order = await db.order.findUnique({ where: { paymentIntentId: paymentId } })
  if (order?.status === 'open') await endOrder(order)
}
