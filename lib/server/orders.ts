import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { CURRENCY, discountCents, REPORT_CENTS, totalCents } from '@/lib/pricing'
import { takeCoupon, tryCoupon } from './coupons'
import { db } from './db'
import { count } from './funnel'
import { findHeld, isUnlocked } from './results'
import type { Viewer } from './viewer'

export interface OrderRequest {
  resultId: string
  couponCode?: string
  /** From where; wrong codes count against it. */
  client: string
  email?: string
}

export interface OrderState {
  orderId: string
  status: 'open' | 'paid'
  amountCents: number
}

/**
 * Orders the complete report of a result the viewer holds. A zero total is fulfilled at once; a second
 * click, tab or retry finds the first order. Throws `not_found` for a result that is not theirs,
 * `invalid` for a coupon that does not hold, `too_many_requests` after too many of those, `preview_mode` when money would be due.
 */
export async function orderReport(viewer: Viewer, request: OrderRequest): Promise<OrderState> {
  const assessment = await findHeld(viewer, request.resultId)
  if (!assessment) throw new ApiError('not_found', messages.api.notFound)
  if (isUnlocked(assessment)) return paidOrderOf(assessment.id)
  const coupon = request.couponCode ? await tryCoupon(request.client, request.couponCode) : null
  if (request.couponCode && !coupon) throw invalidCoupon()
  const discount = coupon ? discountCents(REPORT_CENTS, coupon) : 0
  const amount = totalCents(REPORT_CENTS, discount)
  if (amount > 0) throw new ApiError('preview_mode', messages.api.previewMode)
  return fulfillFree(assessment.id, {
    couponId: coupon?.id ?? null,
    discount,
    email: request.email ?? null,
  })
}

const invalidCoupon = () =>
  new ApiError('invalid', messages.coupon.invalid, { coupon_code: messages.coupon.invalid })

/** Order, coupon use and entitlement in one transaction; the result's row is locked, so two clicks make one order. */
async function fulfillFree(
  assessmentId: string,
  {
    couponId,
    discount,
    email,
  }: { couponId: string | null; discount: number; email: string | null },
): Promise<OrderState> {
  const orderId = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM assessments WHERE id = ${assessmentId} FOR UPDATE`
    const earlier = await tx.entitlement.findUnique({ where: { assessmentId } })
    if (earlier && earlier.revokedAt === null) return null
    if (couponId && !(await takeCoupon(tx, couponId))) throw invalidCoupon()
    const order = await tx.order.create({
      data: {
        assessmentId,
        status: 'paid',
        currency: CURRENCY,
        listCents: REPORT_CENTS,
        discountCents: discount,
        amountCents: 0,
        couponId,
        email,
        paidAt: new Date(),
      },
      select: { id: true },
    })
    const grant = { orderId: order.id, revokedAt: null }
    await tx.entitlement.upsert({
      where: { assessmentId },
      create: { assessmentId, ...grant },
      update: grant,
    })
    await count('paid', 0, tx)
    return order.id
  })
  return orderId ? { orderId, status: 'paid', amountCents: 0 } : paidOrderOf(assessmentId)
}

async function paidOrderOf(assessmentId: string): Promise<OrderState> {
  const order = await db.order.findFirstOrThrow({
    where: { assessmentId, status: 'paid' },
    orderBy: { createdAt: 'desc' },
    select: { id: true, amountCents: true },
  })
  return { orderId: order.id, status: 'paid', amountCents: order.amountCents }
}
