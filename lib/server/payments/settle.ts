import 'server-only'
import { db, type Prisma } from '../base/db'
import { env } from '../base/env'
import { count } from '../base/funnel'
import { log } from '../base/log'
import { oneAtATime } from '../base/one-at-a-time'
import type { OrderStatus } from '../generated/prisma/enums'
import { countUse } from './coupons'
import { grantEntitlement, withdrawEntitlement } from './entitlements'
import { isTooLate, mailRefund } from './late-payments'
import { mailReceipt } from './receipts'
import { nextStatus } from './state'
import { type Payment, readPayment } from './stripe'

export interface Settled {
  orderId: string
  status: OrderStatus
  /** The buyer has confirmed; the money has not arrived yet. */
  isUnderway: boolean
}

const FIELDS = {
  id: true,
  product: true,
  assessmentId: true,
  userId: true,
  couponId: true,
  status: true,
  amountCents: true,
  currency: true,
  email: true,
  paidAt: true,
  looks: true,
  refundDueAt: true,
  refundToldAt: true,
} satisfies Prisma.OrderSelect

type OrderRow = Prisma.OrderGetPayload<{ select: typeof FIELDS }>

/**
 * Brings an order in line with its payment, as Stripe knows it now: the only way that money opens or locks anything.
 * The webhook, the page a buyer comes back to, and the reconciliation all call it, in any order and any number of
 * times. Each change happens once, and calls at once ask Stripe together. Null for a payment that is not ours. Throws
 * StripeFailed.
 */
export function settle(paymentId: string): Promise<Settled | null> {
  return lookInTurn(paymentId)
}

// Not kept by once(): where the bundler loads this module twice, errors of one copy are no `instanceof StripeFailed` in
// the other.
const lookInTurn = oneAtATime(look)

/** Looks until no other replica has looked meanwhile. */
async function look(paymentId: string): Promise<Settled | null> {
  for (;;) {
    const order = await db.order.findUnique({
      where: { paymentIntentId: paymentId },
      select: FIELDS,
    })
    if (!order) return null
    const payment = await readPayment(paymentId)
    const fits = payment !== null && isOf(order, payment)
    if (!fits) log.error({ order: order.id, missing: !payment }, 'payment does not fit its order')
    const status = fits ? nextStatus(order.status, payment.status) : order.status
    const moved = await db.$transaction((tx) => move(tx, order, status, payment?.email ?? null))
    // Another look has changed the order meanwhile. What was read here may be older than what that one saw, or newer,
    // so both are read again.
    if (!moved) continue
    return { orderId: order.id, status, isUnderway: fits && payment.status === 'underway' }
  }
}

/** Whether this is the payment that was asked for: this sum, for this order, in this mode. */
function isOf(order: OrderRow, payment: Payment): boolean {
  return (
    payment.orderId === order.id &&
    payment.amountCents === order.amountCents &&
    payment.currency === order.currency &&
    payment.isLive === env.stripe?.isLive
  )
}

/** One step of an order with all that follows from it. False when another look came first. */
async function move(
  tx: Prisma.TransactionClient,
  order: OrderRow,
  status: OrderStatus,
  payerEmail: string | null,
): Promise<boolean> {
  const { id, looks, couponId } = order
  const isFirstPaid = status === 'paid' && order.paidAt === null
  // Reads it again: its result or person may have been deleted meanwhile.
  const [looked] = await tx.order.updateManyAndReturn({
    where: { id, looks },
    data: {
      looks: { increment: 1 },
      checkedAt: new Date(),
      status,
      ...(isFirstPaid ? { paidAt: new Date() } : {}),
    },
    select: FIELDS,
  })
  if (!looked) return false
  if (status === order.status) return true
  log.info({ order: id, from: order.status, to: status }, 'order moved')
  if (status === 'refunded' || status === 'disputed') await withdrawEntitlement(tx, looked)
  if (status === 'refunded') await tellOfRefund(tx, looked, payerEmail)
  if (status !== 'paid' || looked.refundDueAt) return true
  if (isFirstPaid && (await isTooLate(tx, looked))) {
    log.warn({ order: id }, 'paid too late, to be refunded')
    await tx.order.update({ where: { id }, data: { refundDueAt: new Date() } })
    return true
  }
  await grantEntitlement(tx, looked)
  if (!isFirstPaid) return true
  if (couponId) await countUse(tx, couponId)
  await count('paid', 0, tx)
  await mailReceipt(tx, looked, payerEmail)
  return true
}

/** Once, and only of a payment that we gave back ourselves. */
async function tellOfRefund(
  tx: Prisma.TransactionClient,
  order: OrderRow,
  payerEmail: string | null,
): Promise<void> {
  if (!order.refundDueAt || order.refundToldAt) return
  await mailRefund(tx, order, payerEmail)
  await tx.order.update({ where: { id: order.id }, data: { refundToldAt: new Date() } })
}
