import 'server-only'
import { db } from './db'
import { env } from './env'
import { log } from './log'
import { once } from './once'
import { expireOrder } from './open-orders'
import { JobFailure, repeat, work } from './queue'
import { settle } from './settle'
import { StripeFailed } from './stripe'

const EVERY_SECONDS = 60
/** Calls to Stripe at the same time. */
const LANES = 4
/** Orders a minute, each kind apart: no number of open ones keeps refunds from being heard of. */
const OPEN_ORDERS = 150
const PAID_ORDERS = 50

interface Due {
  paymentId: string
  isExpired: boolean
}

/** Looks open orders up every minute, on one replica, until the process stops. Once per process. */
export function startReconciliation(): void {
  if (!env.stripe) return
  once('reconciliation', () => {
    work('reconcile', reconcile)
    repeat('reconcile', EVERY_SECONDS)
    return true
  })
}

/**
 * Heals what got lost on the way from Stripe: every open order is looked at each minute, and ends when its
 * hour is over; what was paid for is looked at once a day for half a year, in which it can be disputed.
 */
export async function reconcile(): Promise<void> {
  await db.$executeRaw`
    UPDATE orders SET status = 'canceled'
    WHERE status = 'open' AND payment_intent_id IS NULL AND expires_at < now()`
  const due = await db.$queryRaw<Due[]>`
    (SELECT payment_intent_id AS "paymentId", expires_at < now() AS "isExpired" FROM orders
    WHERE payment_intent_id IS NOT NULL AND status = 'open'
    ORDER BY checked_at NULLS FIRST LIMIT ${OPEN_ORDERS})
    UNION ALL
    (SELECT payment_intent_id, false FROM orders
    WHERE payment_intent_id IS NOT NULL AND status NOT IN ('open', 'canceled')
      AND paid_at > now() - interval '180 days' AND checked_at < now() - interval '1 day'
    ORDER BY checked_at LIMIT ${PAID_ORDERS})`
  const lane = async () => {
    for (let next = due.shift(); next; next = due.shift()) await look(next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function look({ paymentId, isExpired }: Due): Promise<void> {
  try {
    if (isExpired) await expireOrder(paymentId)
    else await settle(paymentId)
  } catch (error) {
    // Behind all others, so that those which fail each time keep nobody waiting.
    await db.order.updateMany({
      where: { paymentIntentId: paymentId },
      data: { checkedAt: new Date() },
    })
    // Away for one, away for all: the next minute tries again.
    if (error instanceof StripeFailed && !error.isAnswer) throw new JobFailure('stripe away', true)
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'order not looked up')
  }
}
