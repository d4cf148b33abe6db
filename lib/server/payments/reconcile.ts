import 'server-only'
import { db } from '../base/db'
import { env } from '../base/env'
import { log } from '../base/log'
import { once } from '../base/once'
import { JobFailure, repeat, work } from '../base/queue'
import { expireOrder } from './open-orders'
import { settle } from './settle'
import { refundPayment, StripeFailed } from './stripe'

const EVERY_SECONDS = 60
/** Calls to Stripe at the same time. */
const LANES = 4
/** Orders a minute, each kind apart: no number of open ones keeps refunds from being heard of. */
const OPEN_ORDERS = 150
const PAID_ORDERS = 50
const REFUNDS = 50

interface Due {
  paymentId: string
  isExpired: boolean
}

interface DueRefund {
  paymentId: string
  orderId: string
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
 * hour is over; what was paid for is looked at once a day for half a year, in which it can be disputed. What was paid
 * too late is given back. Where no order of a deleted buyer is left to write about, their address goes.
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
  await inLanes(due, ({ paymentId, isExpired }) =>
    look(paymentId, () => (isExpired ? expireOrder(paymentId) : settle(paymentId))),
  )
  const late = await db.$queryRaw<DueRefund[]>`
    SELECT payment_intent_id AS "paymentId", id::text AS "orderId" FROM orders
    WHERE refund_due_at IS NOT NULL AND status = 'paid'
    ORDER BY checked_at LIMIT ${REFUNDS}`
  await inLanes(late, ({ paymentId, orderId }) =>
    look(paymentId, () => giveBack(paymentId, orderId)),
  )
  await db.$executeRaw`
    UPDATE orders SET email = NULL
    WHERE email IS NOT NULL AND assessment_id IS NULL AND user_id IS NULL AND status <> 'open'
      AND (refund_due_at IS NULL OR refund_told_at IS NOT NULL)`
}

async function giveBack(paymentId: string, orderId: string): Promise<void> {
  await refundPayment(paymentId, orderId)
  await settle(paymentId)
}

async function inLanes<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const lane = async () => {
    for (let next = all.shift(); next; next = all.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function look(paymentId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // Noted as looked at, so that orders that fail each time come after all others in the next run.
    await db.order.updateMany({
      where: { paymentIntentId: paymentId },
      data: { checkedAt: new Date() },
    })
    // Stripe does not answer, so it would not for the other orders either: this run ends, and the next one is in a
    // minute.
    if (error instanceof StripeFailed && !error.isDefinite)
      throw new JobFailure('stripe away', true)
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'order not looked up')
  }
}
