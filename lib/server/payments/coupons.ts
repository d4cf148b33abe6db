import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { type Discount, discountCents, REPORT_CENTS } from '@/lib/pricing'
import { db, Prisma } from '../base/db'
import { env } from '../base/env'
import { tried } from '../base/limits'
import { lockRows } from '../base/sql'
import type { Viewer } from '../viewer/viewer'

export interface ValidCoupon extends Discount {
  id: string
  code: string
}

/**
 * A coupon if it holds now. A use is taken once an order is paid, and spoken for while one is open; open orders that are
 * `own` are not counted.
 */
async function findHolding(
  tx: Prisma.TransactionClient,
  which: { code: string } | { id: string },
  own?: Prisma.OrderWhereInput,
): Promise<ValidCoupon | null> {
  const coupon = await tx.coupon.findFirst({
    where: {
      ...which,
      active: true,
      previewOnly: env.stripe ? false : undefined,
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
    },
    select: {
      id: true,
      code: true,
      amountOffCents: true,
      percentOff: true,
      maxUses: true,
      used: true,
    },
  })
  if (!coupon) return null
  const { maxUses, used, ...valid } = coupon
  if (maxUses === null) return valid
  const open: Prisma.OrderWhereInput = { couponId: coupon.id, status: 'open' }
  const all = await tx.order.count({ where: open })
  const theirs = own ? await tx.order.count({ where: { AND: [open, own] } }) : 0
  return used + all - theirs < maxUses ? valid : null
}

/**
 * The coupon with this code if it is valid now; null for unknown, spent, expired and switched off alike. An invalid
 * code counts as a guess: throws `too_many_requests` after too many.
 */
export async function tryCoupon(
  viewer: Viewer,
  client: string,
  code: string,
): Promise<ValidCoupon | null> {
  const { session, guestSeries } = viewer
  const person = session?.user.id ?? guestSeries
  const look = () => findCoupon(viewer, code)
  return tried({ coupon: person ?? client }, () => tryWithAll(client, person, look), isNone)
}

const isNone = (coupon: ValidCoupon | null) => coupon === null

/**
 * Counts a guess against those of the network and of all callers. Where others have used these up, a known person has a
 * few left.
 */
async function tryWithAll(
  client: string,
  person: string | undefined,
  look: () => Promise<ValidCoupon | null>,
): Promise<ValidCoupon | null> {
  try {
    return await tried({ coupon_client: client, coupon_everyone: '' }, look, isNone)
  } catch (error) {
    const isUsedUp = error instanceof ApiError && error.code === 'too_many_requests'
    if (person && isUsedUp) return tried({ coupon_spare: person }, look, isNone)
    throw error
  }
}

/** What the viewer's own open orders speak for is theirs. */
function findCoupon({ session, guestId }: Viewer, code: string): Promise<ValidCoupon | null> {
  const userId = session?.user.id
  const own = [
    ...(userId ? [{ userId }, { assessment: { userId } }] : []),
    ...(guestId ? [{ assessment: { guestId } }] : []),
  ]
  return findHolding(db, { code }, own.length > 0 ? { OR: own } : undefined)
}

/**
 * Whether a further order may have the coupon. Holds a lock until the caller's transaction ends, so that of two buyers
 * who want the last use, one gets it.
 */
export async function reserveCoupon(tx: Prisma.TransactionClient, id: string): Promise<boolean> {
  await lockRows(tx, Prisma.sql`coupons WHERE id = ${id}::uuid`)
  return (await findHolding(tx, { id })) !== null
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
