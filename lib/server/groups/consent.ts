import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { isWider, MEMBERS_SEE, type MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { isId } from '../base/storable'
import type { SignedIn } from '../viewer/viewer'
import { endLetterCounts } from './frozen-counts'
import { groupNotFound, type Leader, type LockedGroup, lockJoined } from './roles'

/**
 * Changes what the members of a locked group see of each other. A narrower setting withdraws what members had agreed to
 * beyond it, so that a later wider one asks each of them again. The leader who widens it agrees for themselves only.
 */
export async function changeMembersSee(
  tx: Prisma.TransactionClient,
  { session }: Leader,
  { id: groupId }: LockedGroup,
  to: MembersSee,
): Promise<void> {
  const { membersSee: from } = await tx.group.findUniqueOrThrow({
    where: { id: groupId },
    select: { membersSee: true },
  })
  if (from === to) return
  // One of the two is wider than names alone.
  await endLetterCounts(tx, groupId)
  await tx.group.update({ where: { id: groupId }, data: { membersSee: to } })
  await tx.membership.updateMany({ where: { groupId }, data: { keptAt: null } })
  if (isWider(from, to)) {
    await tx.membership.updateMany({
      where: { groupId, agreedTo: { in: widerThan(to) } },
      data: { agreedTo: to },
    })
  } else {
    await tx.membership.update({
      where: { groupId_userId: { groupId, userId: session.user.id } },
      data: { agreedTo: to, agreedAt: new Date(), agreedBy: 'session' },
    })
  }
}

const widerThan = (level: MembersSee) => MEMBERS_SEE.filter((one) => isWider(one, level))

/**
 * Sets what the other members see of the person from now on: more, less, or the same, which declines a wider setting.
 * Throws `not_found` for a group that they are not in, and `conflict` for more than the setting allows by now: it was
 * narrowed since they read it.
 */
export async function agreeTo(viewer: SignedIn, groupId: string, level: MembersSee): Promise<void> {
  const key = { groupId_userId: { groupId, userId: viewer.session.user.id } }
  await db.$transaction(async (tx) => {
    // A leader's change of the setting takes the same lock.
    await lockJoined(tx, viewer, groupId)
    const row = await tx.membership.findUnique({
      where: key,
      select: { agreedTo: true, group: { select: { membersSee: true } } },
    })
    if (!row) throw groupNotFound()
    if (isWider(level, row.group.membersSee)) {
      throw new ApiError('conflict', messages.groups.settingChanged)
    }
    const keptAt = isWider(row.group.membersSee, level) ? new Date() : null
    const consent = { agreedTo: level, agreedAt: new Date(), agreedBy: 'session' } as const
    const data = level === row.agreedTo ? { keptAt } : { keptAt, ...consent }
    await tx.membership.update({ where: key, data })
  })
}

/** Agrees to share one's results with a group that one is in. Throws `not_found`. */
export async function shareResults({ session }: SignedIn, groupId: string): Promise<void> {
  const where = { groupId, userId: session.user.id }
  const { count } = isId(groupId)
    ? await db.membership.updateMany({ where, data: { withheldAt: null } })
    : { count: 0 }
  if (count === 0) throw groupNotFound()
}
