import 'server-only'
import type { EndedMembership } from '@/lib/api/ended-memberships'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { consume } from '../base/limits'
import { isId } from '../base/storable'
import { hasRight, whoHas } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { endParts } from './live/leaving'
import { mailAskingBack } from './mail'
import { groupNotFound, refuseArchived } from './roles'

/**
 * The groups that the person is no longer in without having left them, by name: since their first proof
 * (lib/server/accounts/first-proof.ts), or because a leader removed them.
 */
export async function listEndedMemberships({ session }: SignedIn): Promise<EndedMembership[]> {
  const rows = await db.endedMembership.findMany({
    where: { userId: session.user.id },
    orderBy: [{ groupName: 'asc' }, { groupId: 'asc' }],
    select: { groupId: true, groupName: true, endedAt: true, why: true, askedAt: true },
  })
  return rows.map(({ groupId, groupName, endedAt, why, askedAt }) => ({
    group_id: groupId,
    group_name: groupName,
    ended_at: endedAt.toISOString(),
    why,
    asked_at: askedAt?.toISOString() ?? null,
  }))
}

/** Deletes the person's list of ended memberships. */
export async function dismissEndedMemberships({ session }: SignedIn): Promise<void> {
  await db.endedMembership.deleteMany({ where: { userId: session.user.id } })
}

/** Ends memberships. An accepted invitation would otherwise still lead to a group they are no longer in. */
export async function endMemberships(
  tx: Prisma.TransactionClient,
  groupId: string,
  people: readonly { userId: string; user: { email: string } }[],
): Promise<void> {
  const userId = { in: people.map((one) => one.userId) }
  await endParts(tx, groupId, userId.in)
  await tx.membership.deleteMany({ where: { groupId, userId } })
  const email = { in: people.map(({ user }) => user.email) }
  await tx.invitation.deleteMany({ where: { groupId, email } })
}

/** Remembers that a leader removed a member, for that person's own list of groups; in the caller's transaction. */
export async function noteRemoval(
  tx: Prisma.TransactionClient,
  { userId, groupId, groupName }: { userId: string; groupId: string; groupName: string },
): Promise<void> {
  const fields = { groupName, why: 'removed', endedAt: new Date(), askedAt: null } as const
  await tx.endedMembership.upsert({
    where: { userId_groupId: { userId, groupId } },
    create: { userId, groupId, ...fields },
    update: fields,
  })
}

/**
 * Asks a leader of a group by mail to invite the person again, once, unless a leader removed them: the first leader, or
 * a further one where the first one's mailbox may be another person's. Throws `not_found`, `conflict` where all may, and
 * for an archived group, and `too_many_requests`.
 */
export async function askToComeBack(
  { session: { user } }: SignedIn,
  groupId: string,
): Promise<{ asked_at: string }> {
  if (!isId(groupId)) throw groupNotFound()
  const row = await db.endedMembership.findUnique({
    where: { userId_groupId: { userId: user.id, groupId }, why: 'first_proof' },
    select: {
      askedAt: true,
      group: {
        select: {
          id: true,
          name: true,
          archivedAt: true,
          leader: { select: { email: true, emailVerifiedAt: true, ownerProvenAt: true } },
          memberships: {
            where: { leads: true, user: whoHas('be_asked') },
            orderBy: { joinedAt: 'asc' },
            take: 1,
            select: { user: { select: { email: true } } },
          },
        },
      },
    },
  })
  if (!row) throw groupNotFound()
  if (row.askedAt) return { asked_at: row.askedAt.toISOString() }
  const { leader, memberships, ...group } = row.group
  refuseArchived(group)
  const to = hasRight(leader, 'be_asked') ? leader.email : memberships[0]?.user.email
  if (to === undefined) throw new ApiError('conflict', messages.groups.cannotBeAsked)
  await consume({ mail_recipient: to })
  const askedAt = new Date()
  await db.$transaction(async (tx) => {
    const { count } = await tx.endedMembership.updateMany({
      where: { userId: user.id, groupId, askedAt: null },
      data: { askedAt },
    })
    // Of two calls at once only one changes the row, and only that one sends the mail.
    if (count === 1) await mailAskingBack(tx, to, user, group)
  })
  return { asked_at: askedAt.toISOString() }
}
