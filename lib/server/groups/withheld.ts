import 'server-only'
import { db } from '../base/db'
import { isId } from '../base/ids'
import type { SignedIn } from '../viewer/viewer'
import { groupNotFound } from './roles'

/** Agrees to share one's results with a group that one is in. Throws `not_found`. */
export async function shareResults({ session }: SignedIn, groupId: string): Promise<void> {
  const where = { groupId, userId: session.user.id }
  const { count } = isId(groupId)
    ? await db.membership.updateMany({ where, data: { withheldAt: null } })
    : { count: 0 }
  if (count === 0) throw groupNotFound()
}
