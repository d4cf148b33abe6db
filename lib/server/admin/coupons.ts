import 'server-only'
import type { AdminCoupon, changeCoupon, createCoupon } from '@/lib/api/admin/sales'
import type { BodyOf } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { readTotals } from '../base/counts'
import { db, isDuplicate, type Prisma } from '../base/db'
import { createdBefore, PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { isId } from '../base/storable'
import { recordAct } from '../viewer/acts'
import type { Admin } from '../viewer/admin'
import { assertProven } from './proof'

const FIELDS = {
  id: true,
  code: true,
  amountOffCents: true,
  percentOff: true,
  maxUses: true,
  used: true,
  expiresAt: true,
  active: true,
  previewOnly: true,
  createdAt: true,
} satisfies Prisma.CouponSelect

type CouponRow = Prisma.CouponGetPayload<{ select: typeof FIELDS }> & { revenueCents: number }

function toAdminCoupon(row: CouponRow): AdminCoupon {
  return {
    id: row.id,
    code: row.code,
    amount_off_cents: row.amountOffCents,
    percent_off: row.percentOff,
    max_uses: row.maxUses,
    used: row.used,
    expires_at: row.expiresAt?.toISOString() ?? null,
    active: row.active,
    preview_only: row.previewOnly,
    status: statusOf(row),
    revenue_cents: row.revenueCents,
    created_at: row.createdAt.toISOString(),
  }
}

/** Whether it holds, or why not, as at the checkout (payments/coupons.ts). */
function statusOf({ active, expiresAt, used, maxUses }: CouponRow): AdminCoupon['status'] {
  if (!active) return 'off'
  if (expiresAt && expiresAt <= new Date()) return 'expired'
  return maxUses !== null && used >= maxUses ? 'used_up' : 'active'
}

async function readCoupons(
  tx: Prisma.TransactionClient,
  where: Prisma.CouponWhereInput,
): Promise<CouponRow[]> {
  const rows = await tx.coupon.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: FIELDS,
  })
  const ids = rows.map(({ id }) => id)
  const revenue = await readTotals('coupons.revenue_cents', ids)
  return rows.map((row) => ({ ...row, revenueCents: revenue[row.id] ?? 0 }))
}

/** Coupons, newest first; `q` finds a code. */
export async function listCoupons(_admin: Admin, { q, cursor }: { q?: string; cursor?: string }) {
  const rows = await readCoupons(db, {
    code: q ? { contains: q.toUpperCase() } : undefined,
    ...createdBefore(readCursor(cursor, timePlace)),
  })
  return toPage(rows, toAdminCoupon, ({ createdAt, id }) => [createdAt.toISOString(), id])
}

async function requireCoupon(tx: Prisma.TransactionClient, id: string): Promise<AdminCoupon> {
  const [row] = isId(id) ? await readCoupons(tx, { id }) : []
  if (!row) throw new ApiError('not_found', messages.api.notFound)
  return toAdminCoupon(row)
}

/**
 * Makes a coupon, which asks for a recent proof of the password because it is worth money. Throws `proof_needed`, and
 * `conflict` for a code that is taken.
 */
export async function makeCoupon(
  admin: Admin,
  { code, ...terms }: BodyOf<typeof createCoupon>,
): Promise<AdminCoupon> {
  assertProven(admin)
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.coupon.create({
        data: {
          code,
          amountOffCents: terms.amount_off_cents,
          percentOff: terms.percent_off,
          maxUses: terms.max_uses,
          expiresAt: terms.expires_at,
        },
        select: { id: true },
      })
      const details = { code, ...terms }
      await recordAct(tx, admin, { act: 'create_coupon', target: { kind: 'coupon', id }, details })
      return requireCoupon(tx, id)
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new ApiError('conflict', messages.admin.codeTaken, { code: messages.admin.codeTaken })
  }
}

/** Limits, expires, switches off or on. Throws `proof_needed`, `not_found`. */
export async function updateCoupon(
  admin: Admin,
  id: string,
  changes: BodyOf<typeof changeCoupon>,
): Promise<AdminCoupon> {
  assertProven(admin)
  const { max_uses: maxUses, expires_at: expiresAt, active } = changes
  return db.$transaction(async (tx) => {
    await requireCoupon(tx, id)
    await tx.coupon.update({
      where: { id },
      data: { maxUses, expiresAt, active },
      select: { id: true },
    })
    const details = { ...changes }
    await recordAct(tx, admin, { act: 'change_coupon', target: { kind: 'coupon', id }, details })
    return requireCoupon(tx, id)
  })
}
