import 'server-only'
import type { Prisma } from '../base/db'

/** What has to be read with a result to know whether its report is unlocked. */
export const UNLOCKING_FIELDS = {
  entitlement: { select: { revokedAt: true } },
  user: { select: { pass: { select: { revokedAt: true } } } },
} satisfies Prisma.AssessmentSelect

type UnlockingRow = Prisma.AssessmentGetPayload<{ select: typeof UNLOCKING_FIELDS }>

/** Exists for the compiler alone: outside this file nothing has this key, so nothing else passes for a checked row. */
declare const unlocked: unique symbol

/** A row whose complete report may be read. Only isUnlocked makes one. */
export type Unlocked<Row> = Row & { readonly [unlocked]: true }

/**
 * Whether the complete report may be read: it was paid for, or its owner has the pass. The rule stands in this file
 * for a row, and for queries by Prisma and by hand; whose result it is, is asked besides (results.ts).
 */
export function isUnlocked<Row extends UnlockingRow>(row: Row): row is Unlocked<Row> {
  const entitlements = [row.entitlement, row.user?.pass]
  return entitlements.some((one) => one?.revokedAt === null)
}

/** The pass that unlocks whatever its person has, as a condition for the query of results. */
export const BY_PASS = { user: { pass: { revokedAt: null } } } satisfies Prisma.AssessmentWhereInput

/** The same as isUnlocked, as a condition for the query. */
export const UNLOCKED: Prisma.AssessmentWhereInput = {
  OR: [{ entitlement: { revokedAt: null } }, BY_PASS],
}

/** The same for a statement by hand, whose result is `a`: what it joins, what it reads, and the condition. */
export const unlocking = {
  joins: `LEFT JOIN entitlements e ON e.assessment_id = a.id LEFT JOIN passes p ON p.user_id = a.user_id`,
  columns: `e.id IS NOT NULL AS "isEntitled", e.revoked_at AS "entitlementRevokedAt",
    p.user_id IS NOT NULL AS "hasPass", p.revoked_at AS "passRevokedAt"`,
  holds: `((e.id IS NOT NULL AND e.revoked_at IS NULL) OR (p.user_id IS NOT NULL AND p.revoked_at IS NULL))`,
}

/** A row of these columns. */
export interface UnlockingColumns {
  isEntitled: boolean
  entitlementRevokedAt: Date | null
  hasPass: boolean
  passRevokedAt: Date | null
}

/** What Prisma would have read with UNLOCKING_FIELDS. */
export function unlockingFrom(row: UnlockingColumns & { userId: string | null }): UnlockingRow {
  return {
    entitlement: row.isEntitled ? { revokedAt: row.entitlementRevokedAt } : null,
    user: row.userId ? { pass: row.hasPass ? { revokedAt: row.passRevokedAt } : null } : null,
  }
}
