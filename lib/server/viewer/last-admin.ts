import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { Prisma } from '../base/db'
import { lockRows } from '../base/sql'
import { hasRight } from './address-rights'

/**
 * Called before a person stops being an admin who can sign in, or is deleted. Throws `conflict` when no other admin
 * could act. Locks the person until the transaction ends, and if they are an admin all admins, in one order: of two who
 * leave at once, the second one is refused. For a person who is not an admin, no admin is locked.
 */
export async function assertAnotherAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  await lockRows(
    tx,
    Prisma.sql`users
      WHERE id = ${userId}::uuid OR is_admin AND disabled_at IS NULL AND EXISTS (
        SELECT FROM users AS leaving
        WHERE leaving.id = ${userId}::uuid AND leaving.is_admin AND leaving.disabled_at IS NULL)`,
  )
  const admins = await tx.user.findMany({
    where: { isAdmin: true, disabledAt: null },
    select: { id: true, emailVerifiedAt: true, ownerProvenAt: true },
  })
  const isOne = admins.some(({ id }) => id === userId)
  const others = admins.filter((admin) => admin.id !== userId && hasRight(admin, 'act_as_admin'))
  if (isOne && others.length === 0) throw new ApiError('conflict', messages.admin.lastAdmin)
}
