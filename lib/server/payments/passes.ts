import 'server-only'
import { CURRENCY, PASS_LIST_CENTS, PASS_PREVIEW_CENTS, REPORT_CENTS } from '@/lib/pricing'
import { db } from '../base/db'
import { env } from '../base/env'
import type { SignedIn } from '../viewer/viewer'
import { findGrant, grantEntitlement, lockPurchase } from './entitlements'
import { type OrderState, openOrder, paidState, type Quote } from './open-orders'
import { bookFree } from './orders'

/**
 * Orders the pass. In preview mode it costs nothing and is granted at once; a second click finds the first
 * order. Throws what openOrder throws.
 */
export async function orderPass({ session }: SignedIn): Promise<OrderState> {
  const userId = session.user.id
  const quote: Quote = {
    product: 'pass',
    assessmentId: null,
    userId,
    couponId: null,
    listCents: PASS_LIST_CENTS,
    discountCents: 0,
    email: null,
  }
  if (env.stripe) return openOrder(quote)
  const order = await db.$transaction(async (tx) => {
    await lockPurchase(tx, quote)
    const earlier = await findGrant(tx, quote)
    if (earlier) return earlier
    const id = await bookFree(tx, quote)
    await grantEntitlement(tx, { ...quote, id })
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
  const pass = { product: 'pass', assessmentId: null, userId: session.user.id } as const
  return (await findGrant(db, pass)) !== null
}
