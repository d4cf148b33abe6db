import 'server-only'
import { z } from 'zod'
import type { AdminAct, AdminActName } from '@/lib/api/admin/admin'
import { db, Prisma } from '../base/db'
import { queryRows } from '../base/sql'
import type { Admin } from './admin'

interface Act {
  act: AdminActName
  target: { kind: AdminAct['target']['kind']; id: string | null }
  /** What was set. Nothing about a person: the row outlives them. */
  details?: AdminAct['details']
}

/**
 * Writes down what an admin does, in the transaction that does it: either both are stored or neither is. The database
 * refuses every later change but one: when the admin's account is deleted, a trigger clears the network address.
 */
export async function recordAct(
  tx: Prisma.TransactionClient,
  admin: Admin,
  { act, target, details = {} }: Act,
): Promise<void> {
  await tx.adminAct.create({
    data: {
      act,
      via: 'api',
      actorId: admin.userId,
      targetKind: target.kind,
      targetId: target.id,
      details,
      client: admin.client,
    },
    select: { id: true },
  })
}

/**
 * The same where a person becomes or stops being an admin without another admin: by the server's configuration, or by
 * the owner's first proof.
 */
export async function recordOwnAct(
  tx: Prisma.TransactionClient,
  { act, via, userId }: { act: AdminActName; via: Exclude<AdminAct['via'], 'api'>; userId: string },
): Promise<void> {
  await tx.adminAct.create({
    data: { act, via, targetKind: 'user', targetId: userId },
    select: { id: true },
  })
}

/**
 * Deletes up to this many acts that are older than three years, the oldest first, and returns how many. The database
 * uses its own clock and lets the product delete no others (docs/decisions/008).
 */
export async function deleteOldActs(most: number): Promise<number> {
  // A function of the database, which Prisma does not call.
  const [row] = await queryRows(
    db,
    z.object({ gone: z.int() }),
    Prisma.sql`SELECT delete_old_admin_acts(${most}::int) AS gone`,
  )
  return row?.gone ?? 0
}
