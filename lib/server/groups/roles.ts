import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import type { Prisma } from '../base/db'
import { isId } from '../base/ids'
import type { SignedIn } from '../viewer/viewer'

export const groupNotFound = () => new ApiError('not_found', messages.groups.notFound)

/** The groups a person is in, as a condition for the query: any other group is one that is not there. */
export function joinedBy(userId: string): Prisma.GroupWhereInput {
  return { memberships: { some: { userId } } }
}

/**
 * Keeps everybody else from changing the group and its members until the transaction ends. Throws
 * `not_found` unless the viewer leads it.
 */
export async function lockLed(
  tx: Prisma.TransactionClient,
  { session }: SignedIn,
  id: string,
): Promise<void> {
  if (!isId(id)) throw groupNotFound()
  const led = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM groups WHERE id = ${id}::uuid AND leader_id = ${session.user.id}::uuid FOR UPDATE`
  if (led.length === 0) throw groupNotFound()
}
