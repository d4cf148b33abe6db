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
 * twice, for a row and for a query; whose result it is, is asked besides (results.ts).
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
