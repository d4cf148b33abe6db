import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { CURRENCY, totalCents } from '@/lib/pricing'
import { invalidCoupon, reserveCoupon } from './coupons'
import { db, isDuplicate, type Prisma } from './db'
import { findGrant, type Thing } from './rights'
import { settle } from './settle'
import { cancelPayment, createPayment, type Payment, readPayment, StripeFailed } from './stripe'

/** What somebody wants to buy. */
export interface Wish extends Thing {
  couponId: string | null
  listCents: number
  discountCents: number
  email: string | null
}

export interface OrderState {
  orderId: string
  status: 'open' | 'paid'
  amountCents: number
  /** Lets the browser pay an open order. */
  clientSecret: string | null
  /** Whether the order mailed its link to the address that was given. */
  linkMailed: boolean
}

class Overtaken extends Error {}

type OpenOrder = Prisma.OrderGetPayload<object>

const TRIES = 5

const thingOf = ({ product, assessmentId, userId }: Wish): Prisma.OrderWhereInput =>
  product === 'report' ? { product, assessmentId } : { product, userId }

const amountOf = ({ listCents, discountCents }: Wish) => totalCents(listCents, discountCents)

/**
 * The open order of what is wished for, with its payment: the one there is, or a new one. There is never more
 * than one, and its price never changes. A wish at another price ends the order together with its payment
 * first, so nobody can be charged what their screen does not show, or twice. Throws `invalid` for a coupon
 * whose last use is spoken for, `conflict` while a payment is underway, StripeFailed.
 */
export async function openOrder(wish: Wish): Promise<OrderState> {
  for (let tried = 0; tried < TRIES; tried++) {
    const paid = await findGrant(db, wish)
    if (paid) return paidState(paid)
    const order = (await findOpen(wish)) ?? (await createOpen(wish))
    if (!order) continue
    if (!isAsWished(order, wish)) {
      await endOrder(order)
      continue
    }
    const payment = await paymentOf(order)
    if (payment?.status === 'unpaid') {
      await renew(order.id, wish)
      const { id: orderId, amountCents } = order
      const { clientSecret } = payment
      return { orderId, status: 'open', amountCents, clientSecret, linkMailed: false }
    }
    const settled = payment && (await settle(payment.id))
    if (settled?.isUnderway) throw new ApiError('conflict', messages.payment.underway)
  }
  throw new ApiError('busy', messages.payment.initFailed, undefined, 2)
}

/** How an order stands with which something was paid. */
export function paidState(order: { id: string; amountCents: number }): OrderState {
  const { id: orderId, amountCents } = order
  return { orderId, status: 'paid', amountCents, clientSecret: null, linkMailed: false }
}

/** Ends the open order of what is now had for nothing. Throws `conflict` while its payment is underway, StripeFailed. */
export async function leaveOpenOrder(wish: Wish): Promise<void> {
  const order = await findOpen(wish)
  if (order) await endOrder(order)
}

function findOpen(wish: Wish): Promise<OpenOrder | null> {
  return db.order.findFirst({ where: { ...thingOf(wish), status: 'open' } })
}

/** Null when another call, or the payment of another tab, was faster. */
async function createOpen(wish: Wish): Promise<OpenOrder | null> {
  const { couponId } = wish
  try {
    return await db.$transaction(async (tx) => {
      if (couponId && !(await reserveCoupon(tx, couponId))) throw invalidCoupon()
      const price = { amountCents: amountOf(wish), currency: CURRENCY }
      const order = await tx.order.create({ data: { ...wish, ...price, status: 'open' } })
      // Once the row is in, no other open order is left that could still be paid.
      if (await findGrant(tx, wish)) throw new Overtaken()
      return order
    })
  } catch (error) {
    if (error instanceof Overtaken || isDuplicate(error)) return null
    throw error
  }
}

function isAsWished(order: OpenOrder, wish: Wish): boolean {
  return (
    order.amountCents === amountOf(wish) &&
    order.currency === CURRENCY &&
    order.couponId === wish.couponId
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
      // Under this order's key Stripe would repeat its refusal for a day.
      if (error instanceof StripeFailed && error.isAnswer) await cancelUnpaid(id, null)
      throw error
    },
  )
  const kept = await db.order.updateMany({
    where: { id, status: 'open', OR: [{ paymentIntentId: null }, { paymentIntentId: payment.id }] },
    data: { paymentIntentId: payment.id },
  })
  if (kept.count === 1) return payment
  // The order ended while we asked. Nobody has learned the secret of this payment.
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

/** For an order whose payment was not made yet, or is not there anymore. */
async function cancelUnpaid(id: string, paymentIntentId: string | null): Promise<void> {
  await db.order.updateMany({
    where: { id, status: 'open', paymentIntentId },
    data: { status: 'canceled' },
  })
}

/** The buyer is still there: the order stays open for an hour from now, and writes where they last said. */
async function renew(id: string, { email, userId }: Wish): Promise<void> {
  await db.$executeRaw`
    UPDATE orders SET expires_at = now() + interval '1 hour', email = COALESCE(${email}, email),
      user_id = COALESCE(${userId}::uuid, user_id)
    WHERE id = ${id}::uuid AND status = 'open'`
}

/** Ends an order that nobody came back to. What is underway stays. Throws StripeFailed. */
export async function expireOrder(paymentId: string): Promise<void> {
  const order = await db.order.findUnique({ where: { paymentIntentId: paymentId } })
  if (order?.status === 'open') await endOrder(order)
}
