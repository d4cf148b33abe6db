import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { CURRENCY, discountCents, REPORT_CENTS, totalCents } from '@/lib/pricing'
import { takeCoupon, tryCoupon } from './coupons'
import { db, type Prisma } from './db'
import { count } from './funnel'
import { mailReportLink } from './report-links'
import { findHeld, isUnlocked } from './results'
import type { Viewer } from './viewer'

export interface ReportRequest {
  resultId: string
  couponCode?: string
  /** From where; wrong codes count against it. */
  client: string
  /** Where to mail the link that opens the report on any device. */
  email?: string
}

export interface OrderState {
  orderId: string
  status: 'open' | 'paid'
  amountCents: number
}

/** An order that costs nothing, or whose money has arrived. */
interface FreeOrder {
  userId: string | null
  couponId: string | null
  listCents: number
  email: string | null
}

/**
 * Orders the complete report of a result the viewer holds. A zero total is fulfilled at once; a second
 * click, tab or retry finds the first order. Throws `not_found` for a result that is not theirs,
 * `invalid` for a coupon that does not hold, `too_many_requests` after too many of those, `preview_mode` when money would be due.
 */
export async function orderReport(viewer: Viewer, request: ReportRequest): Promise<OrderState> {
  const assessment = await findHeld(viewer, request.resultId)
  if (!assessment) throw new ApiError('not_found', messages.api.notFound)
  if (isUnlocked(assessment)) return paidOrderOf(assessment)
  const coupon = request.couponCode ? await tryCoupon(request.client, request.couponCode) : null
  if (request.couponCode && !coupon) throw invalidCoupon()
  const discount = coupon ? discountCents(REPORT_CENTS, coupon) : 0
  if (totalCents(REPORT_CENTS, discount) > 0) {
    throw new ApiError('preview_mode', messages.api.previewMode)
  }
  const order = {
    userId: viewer.session?.user.id ?? null,
    couponId: coupon?.id ?? null,
    listCents: REPORT_CENTS,
    email: request.email ?? null,
  }
  const orderId = await db.$transaction((tx) => fulfillReport(tx, assessment.id, order))
  return orderId ? { orderId, status: 'paid', amountCents: 0 } : paidOrderOf(assessment)
}

const invalidCoupon = () =>
  new ApiError('invalid', messages.coupon.invalid, { coupon_code: messages.coupon.invalid })

/** Order, coupon use, entitlement and mail; the result's row is locked, so two clicks make one order. */
async function fulfillReport(
  tx: Prisma.TransactionClient,
  assessmentId: string,
  order: FreeOrder,
): Promise<string | null> {
  await tx.$queryRaw`SELECT 1 FROM assessments WHERE id = ${assessmentId} FOR UPDATE`
  const earlier = await tx.entitlement.findUnique({ where: { assessmentId } })
  if (earlier && earlier.revokedAt === null) return null
  const orderId = await bookFree(tx, { ...order, product: 'report', assessmentId })
  const grant = { orderId, revokedAt: null }
  await tx.entitlement.upsert({
    where: { assessmentId },
    create: { assessmentId, ...grant },
    update: grant,
  })
  if (order.email) await mailReportLink(tx, assessmentId, order.email)
  return orderId
}

/** Writes an order with nothing to pay, and counts its coupon's use. Throws `invalid` when the last use was just taken. */
export async function bookFree(
  tx: Prisma.TransactionClient,
  order: FreeOrder & { product: 'report' | 'pass'; assessmentId: string | null },
): Promise<string> {
  if (order.couponId && !(await takeCoupon(tx, order.couponId))) throw invalidCoupon()
  const { id } = await tx.order.create({
    data: {
      ...order,
      status: 'paid',
      currency: CURRENCY,
      discountCents: order.listCents,
      amountCents: 0,
      paidAt: new Date(),
    },
    select: { id: true },
  })
  await count('paid', 0, tx)
  return id
}

/** The order that unlocked a result: its own, or that of its owner's pass. */
async function paidOrderOf({
  id: assessmentId,
  userId,
}: {
  id: string
  userId: string | null
}): Promise<OrderState> {
  const order = await db.order.findFirstOrThrow({
    where: { status: 'paid', OR: [{ assessmentId }, ...(userId ? [{ pass: { userId } }] : [])] },
    orderBy: { createdAt: 'desc' },
    select: { id: true, amountCents: true },
  })
  return { orderId: order.id, status: 'paid', amountCents: order.amountCents }
}
