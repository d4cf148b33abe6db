import 'server-only'
import { PASS_LIST_CENTS, PASS_PREVIEW_CENTS } from '@/lib/pricing'
import { db } from './db'
import { env } from './env'
import { type OrderState, openOrder, type Wish } from './open-orders'
import { bookFree } from './orders'
import { grantRight } from './rights'
import type { SignedIn } from './viewer'

const FREE = { status: 'paid', amountCents: 0, clientSecret: null, linkMailed: false } as const

/**
 * Orders the pass. In preview mode it costs nothing and is granted at once; a second click finds the first
 * order. Throws what openOrder throws.
 */
export async function orderPass({ session }: SignedIn): Promise<OrderState> {
  const userId = session.user.id
  const wish: Wish = {
    product: 'pass',
    assessmentId: null,
    userId,
    couponId: null,
    listCents: PASS_LIST_CENTS,
    discountCents: 0,
    email: null,
  }
  const held = await findHeldPass(db, userId)
  if (held) return { ...FREE, ...held }
  if (env.stripe) return openOrder(wish)
  const orderId = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
    const earlier = await findHeldPass(tx, userId)
    if (earlier) return earlier.orderId
    const id = await bookFree(tx, wish)
    await grantRight(tx, { ...wish, id })
    return id
  })
  return { ...FREE, orderId }
}

/** What the pass costs now. */
export const passCents = () => (env.stripe ? PASS_LIST_CENTS : PASS_PREVIEW_CENTS)

/** The order that the person's pass came with. */
async function findHeldPass(tx: Pick<typeof db, 'pass'>, userId: string) {
  const pass = await tx.pass.findFirst({
    where: { userId, revokedAt: null },
    select: { order: { select: { id: true, amountCents: true } } },
  })
  return pass?.order ? { orderId: pass.order.id, amountCents: pass.order.amountCents } : null
}

/** Whether the person has the pass. */
export async function hasPass({ session }: SignedIn): Promise<boolean> {
  const pass = await db.pass.findFirst({
    where: { userId: session.user.id, revokedAt: null },
    select: { userId: true },
  })
  return pass !== null
}
