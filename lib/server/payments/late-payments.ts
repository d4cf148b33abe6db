import 'server-only'
import { formatCents } from '@/lib/pricing'
import { dayIn } from '@/lib/when'
import { BY_PASS } from '../assessments/result-rows'
import type { Prisma } from '../base/db'
import { sendMail } from '../mail/mail'
import { type Bought, findGrant } from './entitlements'
import { accountEmail } from './receipts'

interface LateOrder extends Bought {
  amountCents: number
  currency: string
  email: string | null
  paidAt: Date | null
}

/** Whether the buyer has what an order is for already: from another order, or with the pass. */
async function isHeldOtherwise(tx: Prisma.TransactionClient, order: Bought): Promise<boolean> {
  const grant = await findGrant(tx, order)
  if (grant) return grant.id !== order.id
  const { assessmentId } = order
  if (order.product !== 'report' || !assessmentId) return false
  const where = { id: assessmentId, ...BY_PASS }
  return (await tx.assessment.findFirst({ where, select: { id: true } })) !== null
}

/** Whether what an order was for was deleted meanwhile. */
const isDeleted = ({ product, assessmentId, userId }: Bought) =>
  (product === 'report' ? assessmentId : userId) === null

/** Whether money that has just arrived opens nothing, and is refunded. */
export async function isTooLate(tx: Prisma.TransactionClient, order: Bought): Promise<boolean> {
  return isDeleted(order) || (await isHeldOtherwise(tx, order))
}

/** Mails that the money is refunded: to the order's address, else the account's, else the card's. */
export async function mailRefund(
  tx: Prisma.TransactionClient,
  order: LateOrder,
  payerEmail: string | null,
): Promise<void> {
  const to = order.email ?? (await accountEmail(tx, order.userId)) ?? payerEmail
  if (!to) return
  const data = {
    amount: formatCents(order.amountCents, order.currency),
    date: dayIn(order.paidAt ?? new Date(), 'UTC'),
    orderId: order.id,
    isPass: order.product === 'pass',
    isGone: isDeleted(order),
  }
  await sendMail(tx, { kind: 'late_refund', to, data })
}
