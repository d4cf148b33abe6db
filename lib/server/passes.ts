import 'server-only'
import { PASS_LIST_CENTS } from '@/lib/pricing'
import { db } from './db'
import { bookFree, type OrderState } from './orders'
import type { SignedIn } from './viewer'

/** Orders the pass. In preview mode it costs nothing and is granted at once; a second click finds the first order. */
export async function orderPass({ session }: SignedIn): Promise<OrderState> {
  const userId = session.user.id
  const orderId = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
    const earlier = await tx.pass.findUnique({ where: { userId } })
    if (earlier?.revokedAt === null && earlier.orderId) return earlier.orderId
    const free = { userId, couponId: null, listCents: PASS_LIST_CENTS, email: null }
    const id = await bookFree(tx, { ...free, product: 'pass', assessmentId: null })
    const grant = { orderId: id, revokedAt: null }
    await tx.pass.upsert({ where: { userId }, create: { userId, ...grant }, update: grant })
    return id
  })
  return { orderId, status: 'paid', amountCents: 0 }
}

/** Whether the person has the pass. */
export async function hasPass({ session }: SignedIn): Promise<boolean> {
  const pass = await db.pass.findFirst({
    where: { userId: session.user.id, revokedAt: null },
    select: { userId: true },
  })
  return pass !== null
}
