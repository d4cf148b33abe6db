import 'server-only'
import type { AdminCoupon, changeCoupon, createCoupon } from '@/lib/api/admin/sales'
import type { BodyOf } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { COUNTED } from '../base/counts'
import { db, isDuplicate, Prisma } from '../base/db'
import { isId } from '../base/ids'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { recordAct } from '../viewer/acts'
import type { Admin } from '../viewer/admin'
import { assertProven } from './proof'

type CouponRow = Pick<AdminCoupon, 'id' | 'code' | 'used' | 'active' | 'status'> & {
  amountOffCents: number | null
  percentOff: number | null
  maxUses: number | null
  expiresAt: Date | null
  previewOnly: boolean
  createdAt: Date
  revenueCents: bigint
}

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
    status: row.status,
    revenue_cents: Number(row.revenueCents),
    created_at: row.createdAt.toISOString(),
  }
}

/** Whether a coupon holds goes by the database's clock, as at the checkout. */
function readCoupons(tx: Prisma.TransactionClient, conditions: Prisma.Sql[]): Promise<CouponRow[]> {
  return tx.$queryRaw<CouponRow[]>`
    SELECT id::text, code, used, active, amount_off_cents AS "amountOffCents",
      percent_off::int AS "percentOff", max_uses AS "maxUses", expires_at AS "expiresAt",
      preview_only AS "previewOnly", created_at AS "createdAt",
      CASE WHEN NOT active THEN 'off' WHEN expires_at <= now() THEN 'expired'
        WHEN used >= max_uses THEN 'used_up' ELSE 'active' END AS status,
      (SELECT coalesce(sum(value), 0)::bigint FROM ${COUNTED}
        WHERE name = 'coupons.revenue_cents' AND key = coupons.id::text) AS "revenueCents"
    FROM coupons WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY created_at DESC, id DESC LIMIT ${PAGE_SIZE + 1}`
}

/** Coupons, newest first; `q` finds a code. */
export async function listCoupons(_admin: Admin, { q, cursor }: { q?: string; cursor?: string }) {
  const place = readCursor(cursor, timePlace)
  const rows = await readCoupons(db, [
    q ? Prisma.sql`strpos(code, ${q.toUpperCase()}) > 0` : Prisma.sql`true`,
    place
      ? Prisma.sql`(created_at, id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
      : Prisma.sql`true`,
  ])
  return toPage(rows, toAdminCoupon, ({ createdAt, id }) => [createdAt.toISOString(), id])
}

async function requireCoupon(tx: Prisma.TransactionClient, id: string): Promise<AdminCoupon> {
  const [row] = isId(id) ? await readCoupons(tx, [Prisma.sql`id = ${id}::uuid`]) : []
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
