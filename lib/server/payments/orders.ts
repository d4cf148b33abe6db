import 'server-only'
import type { Order } from '@/lib/api/account'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { CURRENCY, discountCents, REPORT_CENTS, totalCents } from '@/lib/pricing'
import { ordersOf } from '../accounts/own-orders'
import { toWireCode } from '../assessments/certainty'
import { isUnlocked, NAME_FIELDS, nameOf, requireNamed } from '../assessments/result-rows'
import type { Owner } from '../assessments/results'
import { db, type Prisma } from '../base/db'
import { count } from '../base/funnel'
import { consumeIfLeft } from '../base/limits'
import { mailReportLink } from '../reports/links'
import { moveGuestResults, needsNewGuest, newGuest } from '../viewer/guests'
import type { SignedIn } from '../viewer/viewer'
import { countUse, invalidCoupon, reserveCoupon, tryCoupon } from './coupons'
import { findGrant, grantEntitlement } from './entitlements'
import { type OrderState, openOrder, paidState, type Quote, whileNoneIsOpen } from './open-orders'

export interface ReportRequest {
  couponCode?: string
  /** The network address that wrong codes count against. */
  client: string
  /** The address for the link that opens the report on any device. */
  email?: string
}

/**
 * Orders the complete report of the owner's result. A zero total is fulfilled at once; a second click, tab or retry
 * finds the first order. Throws `invalid` for a coupon that does not hold and for an address that got too many links,
 * `too_many_requests` after too many wrong coupons, `preview_mode` when money would be due and none is taken, `conflict` for a
 * result without a name, and what openOrder throws.
 */
export async function orderReport(owner: Owner, request: ReportRequest): Promise<OrderState> {
  const { result: assessment, ...viewer } = owner
  if (isUnlocked(assessment)) return paidOrderOf(assessment, request.email)
  requireNamed(assessment)
  const { couponCode, client, email = null } = request
  const coupon = couponCode ? await tryCoupon(viewer, client, couponCode) : null
  if (couponCode && !coupon) throw invalidCoupon()
  const quote: Quote = {
    product: 'report',
    assessmentId: assessment.id,
    userId: viewer.session?.user.id ?? null,
    couponId: coupon?.id ?? null,
    listCents: REPORT_CENTS,
    discountCents: coupon ? discountCents(REPORT_CENTS, coupon) : 0,
    email,
  }
  const guest = needsNewGuest(viewer) ? newGuest(viewer) : undefined
  // The answer may be lost, so the old guest ends only when the new one's cookie comes back.
  if (totalCents(quote.listCents, quote.discountCents) > 0)
    return { ...(await openOrder(quote)), guest }
  if (email) await consumeMail(email)
  const orderId = await whileNoneIsOpen(quote, async (tx) => {
    const id = await fulfillReport(tx, assessment.id, quote)
    if (id && guest?.before) await moveGuestResults(tx, { id: guest.id, before: guest.before })
    return id
  })
  if (!orderId) return paidOrderOf(assessment, request.email)
  const state = { ...paidState({ id: orderId, amountCents: 0 }), linkMailed: email !== null }
  return guest ? { ...state, guest: { ...guest, before: null } } : state
}

/**
 * Counts a mail to an address that the caller typed and may not own. Throws `invalid`: the order can be placed without
 * it.
 */
async function consumeMail(email: string): Promise<void> {
  if (await consumeIfLeft({ mail_address: email })) return
  const { noLinkNow } = messages.payment
  throw new ApiError('invalid', noLinkNow, { email: noLinkNow })
}

/** Order, coupon use, entitlement and mail. Null when another click was faster. */
async function fulfillReport(
  tx: Prisma.TransactionClient,
  assessmentId: string,
  quote: Quote,
): Promise<string | null> {
  if (await findGrant(tx, quote)) return null
  const orderId = await bookFree(tx, quote)
  await grantEntitlement(tx, { ...quote, id: orderId })
  if (quote.email) await mailReportLink(tx, assessmentId, quote.email)
  return orderId
}

/** Writes an order with nothing to pay, and counts its coupon's use. Throws `invalid` when the last use was just taken. */
export async function bookFree(tx: Prisma.TransactionClient, quote: Quote): Promise<string> {
  const { couponId, listCents } = quote
  if (couponId) {
    if (!(await reserveCoupon(tx, couponId))) throw invalidCoupon()
    await countUse(tx, couponId)
  }
  const { id } = await tx.order.create({
    data: {
      ...quote,
      status: 'paid',
      currency: CURRENCY,
      discountCents: listCents,
      amountCents: 0,
      paidAt: new Date(),
    },
    select: { id: true },
  })
  await count('paid', 0, tx)
  return id
}

/** How what has unlocked a result stands: its own order, else that of its owner's pass. Throws `conflict` once it is locked again. */
async function paidOrderOf(
  { id: assessmentId, userId }: { id: string; userId: string | null },
  email: string | undefined,
): Promise<OrderState> {
  const grant =
    (await findGrant(db, { product: 'report', assessmentId, userId })) ??
    (await findGrant(db, { product: 'pass', assessmentId: null, userId }))
  if (!grant) throw new ApiError('conflict', messages.api.goneMeanwhile)
  return { ...paidState(grant), linkMailed: !!email && grant.email === email }
}

/**
 * Called in the transaction that deletes what orders were for. Deletes their addresses, except of an open one: it may
 * be paid at this moment, and its refund needs an address for the mail. The reconciliation ends it within a minute and
 * deletes the address. `address` is the account's, for an order without one.
 */
export async function releaseOrders(
  tx: Prisma.TransactionClient,
  orders: Prisma.OrderWhereInput,
  address: string | null,
): Promise<void> {
  const open = { AND: [orders, { status: 'open' as const }] }
  await tx.order.updateMany({
    where: { AND: [orders, { status: { not: 'open' } }] },
    data: { email: null },
  })
  // Open orders expire now, so that no one pays for what is being deleted.
  await tx.order.updateMany({ where: open, data: { expiresAt: new Date(0) } })
  await tx.order.updateMany({ where: { ...open, email: null }, data: { email: address } })
}

/** The orders of the person, newest first. */
export async function listOwnOrders({ session }: SignedIn): Promise<Order[]> {
  const orders = await db.order.findMany({
    // One that ended unpaid was given up, or replaced by the next.
    where: { ...(await ordersOf(db, session.user.id)), status: { not: 'canceled' } },
    orderBy: { createdAt: 'desc' },
    include: { assessment: { select: NAME_FIELDS } },
  })
  return orders.map((order) => {
    const code = order.assessment && nameOf(order.assessment).code
    return {
      order_id: order.id,
      product: order.product,
      result_id: order.assessmentId,
      ...toWireCode(code),
      status: order.status,
      amount_cents: order.amountCents,
      currency: order.currency,
      created_at: order.createdAt.toISOString(),
    }
  })
}
