import 'server-only'
import { type Discount, discountCents, REPORT_CENTS } from '@/lib/pricing'
import { db, Prisma } from './db'
import { spend } from './limits'

export interface ValidCoupon extends Discount {
  id: string
  code: string
}

/**
 * What makes a coupon hold, as one condition for queries and for the atomic take. The clock is the
 * database's, so that every replica agrees.
 */
const HOLDS = Prisma.sql`active AND (max_uses IS NULL OR used < max_uses) AND (expires_at IS NULL OR expires_at > now())`

/**
 * The coupon with this code if it holds now; null for unknown, spent, expired and switched off alike. A code
 * that does not hold is a guess, and a client has few of them: throws `too_many_requests` after the last.
 */
export async function tryCoupon(client: string, code: string): Promise<ValidCoupon | null> {
  const spent = await spend({ coupon: client, coupon_everyone: '' })
  const coupon = await findCoupon(code)
  if (coupon) await spent.giveBack()
  return coupon
}

async function findCoupon(code: string): Promise<ValidCoupon | null> {
  const [coupon] = await db.$queryRaw<ValidCoupon[]>`
    SELECT id, code, amount_off_cents AS "amountOffCents", percent_off::int AS "percentOff"
    FROM coupons WHERE code = ${code} AND ${HOLDS}`
  return coupon ?? null
}

/** Counts one use, in the caller's transaction. False when the coupon no longer holds: the last use was taken meanwhile. */
export async function takeCoupon(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  id: string,
): Promise<boolean> {
  const taken =
    await tx.$executeRaw`UPDATE coupons SET used = used + 1 WHERE id = ${id}::uuid AND ${HOLDS}`
  return taken === 1
}

/** What a code takes off the report, in cents; null when it does not hold. */
export async function couponDiscount(client: string, code: string): Promise<number | null> {
  const coupon = await tryCoupon(client, code)
  return coupon && discountCents(REPORT_CENTS, coupon)
}
