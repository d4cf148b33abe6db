import 'server-only'
import { db, type Prisma } from './db'
import { env } from './env'
import { settle } from './settle'
import { publishableKey, StripeFailed } from './stripe'
import type { SignedIn, Viewer } from './viewer'

/** What became of a payment that was begun: `pending` while the money, or Stripe's answer, is on its way. */
export type Begun = 'none' | 'pending' | 'paid'

/** For a result that the viewer holds. `isBack`: the browser says that it has just paid. */
export async function reportPayment(
  { resultId, unlocked }: { resultId: string; unlocked: boolean },
  isBack: boolean,
): Promise<Begun> {
  if (unlocked) return isBack ? 'paid' : 'none'
  return lookUp({ product: 'report', assessmentId: resultId }, isBack)
}

/** For the person's pass. */
export function passPayment({ session }: SignedIn, isBack: boolean): Promise<Begun> {
  return lookUp({ product: 'pass', userId: session.user.id }, isBack)
}

/** What the checkout needs to take a card; null in preview mode. */
export function cardCheckout({ session }: Viewer) {
  const key = publishableKey()
  return key ? { publishableKey: key, email: session?.user.email ?? '' } : null
}

async function lookUp(thing: Prisma.OrderWhereInput, isBack: boolean): Promise<Begun> {
  if (!env.stripe) return 'none'
  const order = await db.order.findFirst({
    where: { ...thing, status: 'open' },
    select: { paymentIntentId: true },
  })
  if (!order?.paymentIntentId) return 'none'
  try {
    const settled = await settle(order.paymentIntentId)
    if (settled?.status === 'paid') return 'paid'
    return settled?.isUnderway ? 'pending' : 'none'
  } catch (error) {
    if (!(error instanceof StripeFailed)) throw error
    // Who has just paid must not be shown a form to pay again.
    return isBack ? 'pending' : 'none'
  }
}
