import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import type { Prisma } from './db'

/**
 * Before a person stops being an admin who can sign in, in whatever way. Throws `conflict` for the last one.
 * It holds all admins until the transaction ends, in one order: of two who leave at once, the second finds
 * itself the last.
 */
export async function assertAnotherAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM users WHERE is_admin AND disabled_at IS NULL ORDER BY id FOR UPDATE`
  const isLast = admins.length === 1 && admins[0]?.id === userId
  if (isLast) throw new ApiError('conflict', messages.admin.lastAdmin)
}
