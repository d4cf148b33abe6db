import 'server-only'
import { Prisma } from '../base/db'
import { lockRows } from '../base/sql'

/** What can be bought, and for whom. */
export interface Purchasable {
  product: 'report' | 'pass'
  /** The result of a report. */
  assessmentId: string | null
  /** The person who has the pass, or who was signed in. */
  userId: string | null
}

/** What an order opens. */
export interface Bought extends Purchasable {
  id: string
}

/**
 * Locks the result or the person that an order is for, so that orders of the same thing are begun and settled one after
 * the other. NO KEY, because settling a payment inserts rows that refer to the locked one, and FOR UPDATE would make
 * them wait.
 */
export async function lockPurchase(
  tx: Prisma.TransactionClient,
  { product, assessmentId, userId }: Purchasable,
): Promise<void> {
  const row =
    product === 'report'
      ? Prisma.sql`assessments WHERE id = ${assessmentId}`
      : Prisma.sql`users WHERE id = ${userId}::uuid`
  await lockRows(tx, row, 'keepKey')
}

/** What has opened something: an order, or none where it was given. */
export interface Grant {
  id: string | null
  amountCents: number
  email: string | null
}

const GIVEN: Grant = { id: null, amountCents: 0, email: null }

/** What has opened this, while it is open; null while it is locked. */
export async function findGrant(
  tx: Pick<Prisma.TransactionClient, 'entitlement' | 'pass'>,
  { product, assessmentId, userId }: Purchasable,
): Promise<Grant | null> {
  const select = { order: { select: { id: true, amountCents: true, email: true } } }
  const isReport = product === 'report'
  const grant =
    isReport && assessmentId
      ? await tx.entitlement.findFirst({ where: { assessmentId, revokedAt: null }, select })
      : !isReport && userId
        ? await tx.pass.findFirst({ where: { userId, revokedAt: null }, select })
        : null
  return grant && (grant.order ?? GIVEN)
}

/** Opens what an order has paid for. False where it is gone: the result or the account was deleted. */
export async function grantEntitlement(
  tx: Prisma.TransactionClient,
  order: Bought,
): Promise<boolean> {
  const { assessmentId, userId } = order
  const grant = { orderId: order.id, revokedAt: null }
  if (order.product === 'report' && assessmentId) {
    const where = { assessmentId }
    await tx.entitlement.upsert({ where, create: { assessmentId, ...grant }, update: grant })
    return true
  }
  if (order.product === 'pass' && userId) {
    await tx.pass.upsert({ where: { userId }, create: { userId, ...grant }, update: grant })
    return true
  }
  return false
}

/**
 * Locks what an order had opened, unless another paid order opens it, too. Does nothing where it is deleted, or another
 * order has opened it since.
 */
export async function withdrawEntitlement(
  tx: Prisma.TransactionClient,
  order: Bought,
): Promise<void> {
  const { id, product, assessmentId, userId } = order
  const subject = product === 'report' ? { assessmentId } : { userId }
  const other = await tx.order.findFirst({
    where: { ...subject, product, status: 'paid', id: { not: id } },
    select: { id: true },
  })
  const data = other ? { orderId: other.id } : { revokedAt: new Date() }
  const where = { orderId: id }
  if (product === 'report') await tx.entitlement.updateMany({ where, data })
  else await tx.pass.updateMany({ where, data })
}
