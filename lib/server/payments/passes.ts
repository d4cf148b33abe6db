import 'server-only'
import { CURRENCY, PASS_LIST_CENTS, PASS_PREVIEW_CENTS, REPORT_CENTS } from '@/lib/pricing'
import { db } from '../base/db'
import { env } from '../base/env'
import type { SignedIn } from '../viewer/viewer'
import { findGrant, grantEntitlement, lockThing } from './entitlements'
import { type OrderState, openOrder, paidState, type Wish } from './open-orders'
import { bookFree } from './orders'

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
  if (env.stripe) return openOrder(wish)
  const order = await db.$transaction(async (tx) => {
    await lockThing(tx, wish)
    const earlier = await findGrant(tx, wish)
    if (earlier) return earlier
    const id = await bookFree(tx, wish)
    await grantEntitlement(tx, { ...wish, id })
    return { id, amountCents: 0 }
  })
  return paidState(order)
}

/** Whether payments are taken; else this copy is in preview mode. */
export const arePaymentsOpen = () => env.stripe !== null

/** What is sold now, and for how much. */
export const offerNow = () => ({
  payments_open: arePaymentsOpen(),
  currency: CURRENCY,
  report_cents: REPORT_CENTS,
  pass_cents: arePaymentsOpen() ? PASS_LIST_CENTS : PASS_PREVIEW_CENTS,
})

/** Whether the person has the pass. */
export async function hasPass({ session }: SignedIn): Promise<boolean> {
  const pass = await db.pass.findFirst({
    where: { userId: session.user.id, revokedAt: null },
    select: { userId: true },
  })
  return pass !== null
}
