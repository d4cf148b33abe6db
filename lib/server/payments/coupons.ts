import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { type Discount, discountCents, REPORT_CENTS } from '@/lib/pricing'
import { db, Prisma } from '../base/db'
import { env } from '../base/env'
import { type Spent, spend } from '../base/limits'
import type { Viewer } from '../viewer/viewer'

export interface ValidCoupon extends Discount {
  id: string
  code: string
}

/**
 * What makes a coupon hold, as one condition. The clock is the database's, so that every replica agrees.
 * A use is taken once an order is paid, and spoken for while one is open; `others` says which open orders count.
 */
const holds = (others: Prisma.Sql) => Prisma.sql`
  active AND (NOT preview_only OR ${env.stripe === null})
  AND (coupons.expires_at IS NULL OR coupons.expires_at > now())
  AND (max_uses IS NULL OR used + (
    SELECT count(*) FROM orders LEFT JOIN assessments ON assessments.id = orders.assessment_id
    WHERE orders.coupon_id = coupons.id AND orders.status = 'open' AND ${others}) < max_uses)`

/**
 * The coupon with this code if it holds now; null for unknown, spent, expired and switched off alike. A code
 * that does not hold is a guess, and everybody has few of them: throws `too_many_requests` after the last.
 */
export async function tryCoupon(
  viewer: Viewer,
  client: string,
  code: string,
): Promise<ValidCoupon | null> {
  const spent = await spendGuess(viewer, client)
  const coupon = await findCoupon(viewer, code)
  if (coupon) await spent.giveBack()
  return coupon
}

/** Counts a guess, also against those of the network and of everybody. Where others have used these up, a person who is known has a few left. */
async function spendGuess({ session, guestSeries }: Viewer, client: string): Promise<Spent> {
  const person = session?.user.id ?? guestSeries
  const own = await spend({ coupon: person ?? client })
  const rest = await spend({ coupon_client: client, coupon_everyone: '' }).catch((error) => {
    if (person && error instanceof ApiError) return spend({ coupon_spare: person })
    throw error
  })
  return {
    giveBack: async () => {
      await own.giveBack()
      await rest.giveBack()
    },
  }
}

/** What the viewer's own open orders speak for is theirs. */
async function findCoupon({ session, guestId }: Viewer, code: string): Promise<ValidCoupon | null> {
  const userId = session?.user.id ?? null
  const others = Prisma.sql`NOT COALESCE(orders.user_id = ${userId}::uuid
    OR assessments.user_id = ${userId}::uuid OR assessments.guest_id = ${guestId}::uuid, false)`
  const [coupon] = await db.$queryRaw<ValidCoupon[]>`
    SELECT id, code, amount_off_cents AS "amountOffCents", percent_off::int AS "percentOff"
    FROM coupons WHERE code = ${code} AND ${holds(others)}`
  return coupon ?? null
}

/**
 * Whether a further order may have the coupon. Until the caller's transaction ends nobody else is told so:
 * of two buyers who want the last use, one gets it.
 */
export async function reserveCoupon(tx: Prisma.TransactionClient, id: string): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM coupons WHERE id = ${id}::uuid FOR UPDATE`
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM coupons WHERE id = ${id}::uuid AND ${holds(Prisma.sql`true`)}`
  return held.length === 1
}

/** Counts the use that an order reserved. */
export async function countUse(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.coupon.update({ where: { id }, data: { used: { increment: 1 } } })
}

/** The code turned out not to hold. */
export const invalidCoupon = () =>
  new ApiError('invalid', messages.coupon.invalid, { coupon_code: messages.coupon.invalid })

/** What a code takes off the report, in cents; null when it does not hold. */
export async function couponDiscount(
  viewer: Viewer,
  client: string,
  code: string,
): Promise<number | null> {
  const coupon = await tryCoupon(viewer, client, code)
  return coupon && discountCents(REPORT_CENTS, coupon)
}
