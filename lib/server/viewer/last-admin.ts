import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import type { Prisma } from '../base/db'
import { hasRight } from './address-rights'

/**
 * Before a person stops being an admin who can sign in, in whatever way. Throws `conflict` when no other could act.
 * It holds all admins until the transaction ends, in one order: of two who leave at once, the second finds
 * itself the last.
 */
export async function assertAnotherAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const admins = await tx.$queryRaw<
    { id: string; emailVerifiedAt: Date | null; ownerProvenAt: Date | null }[]
  >`
    SELECT id::text, email_verified_at AS "emailVerifiedAt", owner_proven_at AS "ownerProvenAt"
    FROM users WHERE is_admin AND disabled_at IS NULL ORDER BY id FOR UPDATE`
  const isOne = admins.some(({ id }) => id === userId)
  const others = admins.filter((admin) => admin.id !== userId && hasRight(admin, 'act_as_admin'))
  if (isOne && others.length === 0) throw new ApiError('conflict', messages.admin.lastAdmin)
}
