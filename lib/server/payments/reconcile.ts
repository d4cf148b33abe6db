import 'server-only'
import { DAY_MS } from '@/lib/when'
import { db, type Prisma } from '../base/db'
import { env } from '../base/env'
import { faultOf } from '../base/fault'
import { JobFailure } from '../base/job-failure'
import { log } from '../base/log'
import { once } from '../base/once'
import { repeat, work } from '../base/queue'
import { expireOrder } from './open-orders'
import { settle } from './settle'
import { refundPayment, StripeFailed } from './stripe'

const EVERY_SECONDS = 60
/** Calls to Stripe at the same time. */
const LANES = 4
/** Orders a minute, for each kind separately, so that many open ones do not delay refunds. */
const OPEN_ORDERS = 150
const PAID_ORDERS = 50
const REFUNDS = 50

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
 * Repairs what got lost on the way from Stripe: every open order is looked up each minute, and ends after its hour; a
 * paid one is looked up once a day for half a year, in which it can be disputed. Late payments are refunded. A deleted
 * buyer's address is deleted with their last open order.
 */
export async function reconcile(): Promise<void> {
  const now = new Date()
  await db.order.updateMany({
    where: { status: 'open', paymentIntentId: null, expiresAt: { lt: now } },
    data: { status: 'canceled' },
  })
  const due = [...(await findOpen()), ...(await findPaid(now))]
  await inLanes(due, ({ paymentId, expiresAt, status }) =>
    look(paymentId, () =>
      status === 'open' && expiresAt < now ? expireOrder(paymentId) : settle(paymentId),
    ),
  )
  await inLanes(await findLate(), ({ paymentId, id }) =>
    look(paymentId, () => refund(paymentId, id)),
  )
  await db.order.updateMany({
    where: {
      email: { not: null },
      assessmentId: null,
      userId: null,
      status: { not: 'open' },
      OR: [{ refundDueAt: null }, { refundToldAt: { not: null } }],
    },
    data: { email: null },
  })
}

/** Orders with a payment, those looked at longest ago first. */
async function findDue(where: Prisma.OrderWhereInput, take: number) {
  const orders = await db.order.findMany({
    where: { ...where, paymentIntentId: { not: null } },
    orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
    take,
    select: { id: true, paymentIntentId: true, status: true, expiresAt: true },
  })
  return orders.flatMap(({ paymentIntentId, ...order }) =>
    paymentIntentId ? { ...order, paymentId: paymentIntentId } : [],
  )
}

const findOpen = () => findDue({ status: 'open' }, OPEN_ORDERS)

const findPaid = (now: Date) =>
  findDue(
    {
      status: { notIn: ['open', 'canceled'] },
      paidAt: { gt: new Date(now.getTime() - 180 * DAY_MS) },
      checkedAt: { lt: new Date(now.getTime() - DAY_MS) },
    },
    PAID_ORDERS,
  )

const findLate = () => findDue({ refundDueAt: { not: null }, status: 'paid' }, REFUNDS)

async function refund(paymentId: string, orderId: string): Promise<void> {
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
    log.warn(faultOf(error), 'order not looked up')
  }
}
