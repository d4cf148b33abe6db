import 'server-only'
import { db, type Prisma } from '../base/db'
import { env } from '../base/env'
import { once } from '../base/once'
import type { SignedIn, Viewer } from '../viewer/viewer'
import { settle } from './settle'
import { publishableKey, StripeFailed } from './stripe'

/** The state of a payment that was begun: `pending` while the money, or Stripe's answer, is awaited. */
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

/** How old an answer may be, in milliseconds, so that a page loaded over and over asks Stripe nothing new. */
const LOOKS_LAST = 5_000
const RETURNS_LAST = 1_000

interface Answer {
  begun: Begun
  at: number
}

const answers = () => once('payment-answers', () => new Map<string, Answer>())

function remember(paymentId: string, begun: Begun): Begun {
  const answer = { begun, at: Date.now() }
  answers().set(paymentId, answer)
  const forget = () => {
    if (answers().get(paymentId) === answer) answers().delete(paymentId)
  }
  setTimeout(forget, LOOKS_LAST).unref()
  return begun
}

async function lookUp(where: Prisma.OrderWhereInput, isBack: boolean): Promise<Begun> {
  if (!env.stripe) return 'none'
  const order = await db.order.findFirst({
    where: { ...where, status: 'open' },
    select: { paymentIntentId: true },
  })
  if (!order?.paymentIntentId) return 'none'
  // A buyer who has just paid must not see a form to pay again.
  const unknown = isBack ? 'pending' : 'none'
  const known = answers().get(order.paymentIntentId)
  if (known && known.at > Date.now() - (isBack ? RETURNS_LAST : LOOKS_LAST)) {
    return known.begun === 'none' ? unknown : known.begun
  }
  try {
    const settled = await settle(order.paymentIntentId)
    if (settled?.status === 'paid') return 'paid'
    return remember(order.paymentIntentId, settled?.isUnderway ? 'pending' : 'none')
  } catch (error) {
    if (!(error instanceof StripeFailed)) throw error
    return unknown
  }
}
