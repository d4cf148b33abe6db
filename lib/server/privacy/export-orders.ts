import 'server-only'
import type { Archive } from '@/lib/api/archive'
import { ordersOf } from '../accounts/own-orders'
import { db } from '../base/db'
import { iso, isoOrNull } from './times'

/** Every order of the person, oldest first. */
export async function collectOrders(userId: string): Promise<Archive['orders']> {
  const rows = await db.order.findMany({
    where: await ordersOf(db, userId),
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      product: true,
      assessmentId: true,
      status: true,
      currency: true,
      listCents: true,
      discountCents: true,
      amountCents: true,
      coupon: { select: { code: true } },
      paymentIntentId: true,
      email: true,
      createdAt: true,
      paidAt: true,
      refundDueAt: true,
      refundToldAt: true,
      mailTrouble: true,
    },
  })
  return rows.map((row) => ({
    id: row.id,
    product: row.product,
    assessment_id: row.assessmentId,
    status: row.status,
    currency: row.currency,
    list_cents: row.listCents,
    discount_cents: row.discountCents,
    amount_cents: row.amountCents,
    coupon_code: row.coupon?.code ?? null,
    payment_id: row.paymentIntentId,
    email: row.email,
    created_at: iso(row.createdAt),
    paid_at: isoOrNull(row.paidAt),
    refund_due_at: isoOrNull(row.refundDueAt),
    refund_told_at: isoOrNull(row.refundToldAt),
    mail_trouble: row.mailTrouble,
  }))
}
