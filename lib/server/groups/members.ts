import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Group, Member } from '@/lib/api/groups'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { isId } from '../base/ids'
import type { SignedIn } from '../viewer/viewer'
import { noteRemoval } from './ended-memberships'
import { mailReminder } from './mail'
import { type MemberRow, toMember } from './member-view'
import { groupNotFound, type Leader, lockLed } from './roles'

/** All members of a group and the newest result of each that they share, in one query whatever the size, by name. */
export async function readMembers(groupId: string): Promise<MemberRow[]> {
  const rows = await db.$queryRaw<(Omit<MemberRow, 'result'> & NonNullable<MemberRow['result']>)[]>`
    SELECT u.id::text AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email,
      m.joined_at AS "joinedAt", m.reminded_at AS "remindedAt",
      m.withheld_at IS NOT NULL AS "isWithheld", m.user_id = g.leader_id AS "isLeader",
      CASE WHEN m.withheld_at IS NULL THEN LEAST(g.members_see, m.agreed_to)
        ELSE 'leader_only' END::text AS "shows",
      a.style_code AS "styleCode", a.primary_letter AS "primaryLetter",
      a.secondary_letter AS "secondaryLetter",
      json_build_object('D', a.d_score, 'I', a.i_score, 'S', a.s_score, 'C', a.c_score) AS "scores",
      a.certainty
    FROM memberships m
    JOIN groups g ON g.id = m.group_id
    JOIN users u ON u.id = m.user_id
    LEFT JOIN LATERAL (
      SELECT * FROM assessments
      WHERE user_id = m.user_id AND NOT is_sample AND m.withheld_at IS NULL
      ORDER BY completed_at DESC LIMIT 1
    ) a ON true
    WHERE m.group_id = ${groupId}::uuid`
  const byName = new Intl.Collator('en', { sensitivity: 'base' })
  return rows
    .map(
      ({ styleCode, primaryLetter, secondaryLetter, scores, certainty, ...member }): MemberRow => {
        const result = { styleCode, primaryLetter, secondaryLetter, scores, certainty }
        return { ...member, result: styleCode === null ? null : result }
      },
    )
    .sort(
      (one, other) =>
        byName.compare(one.firstName, other.firstName) ||
        byName.compare(one.lastName, other.lastName) ||
        byName.compare(one.userId, other.userId),
    )
}

/** Members as the viewer may see them (lib/server/groups/member-view.ts), the leader first. */
export async function listMembers(
  { session }: SignedIn,
  group: Pick<Group, 'id' | 'is_leader'>,
): Promise<Member[]> {
  const rows = await readMembers(group.id)
  const relationTo = (row: MemberRow) => {
    if (group.is_leader) return 'leader'
    return row.userId === session.user.id ? 'self' : 'colleague'
  }
  const members = rows.map((row) => toMember(row, relationTo(row)))
  return members.sort((one, other) => Number(other.is_leader) - Number(one.is_leader))
}

/**
 * Ends a membership, and with it the sharing: by the leader, which the member's list of groups says, or by the member. Throws `not_found` for
 * everybody else, and `conflict` for the leader, who hands the group over first.
 */
export async function removeMember(viewer: SignedIn, id: string, userId: string): Promise<void> {
  if (!isId(id) || !isId(userId)) throw groupNotFound()
  const me = viewer.session.user.id
  await db.$transaction(async (tx) => {
    // The right is checked in the statement that locks, so that whoever may remove nobody here cannot lock the group.
    const [group] = await tx.$queryRaw<{ leader: string; name: string }[]>`
      SELECT leader_id::text AS leader, name FROM groups
      WHERE id = ${id}::uuid AND (leader_id = ${me}::uuid OR ${userId === me} AND EXISTS (
        SELECT FROM memberships WHERE group_id = groups.id AND user_id = ${me}::uuid))
      FOR UPDATE OF groups`
    const member = group
      ? await tx.membership.findUnique({
          where: { groupId_userId: { groupId: id, userId } },
          select: { user: { select: { email: true } } },
        })
      : null
    if (!group || !member) throw groupNotFound()
    if (userId === group.leader) throw new ApiError('conflict', messages.groups.leaderStays)
    await tx.membership.delete({ where: { groupId_userId: { groupId: id, userId } } })
    // An accepted invitation would otherwise still lead to a group they are no longer in.
    await tx.invitation.deleteMany({ where: { groupId: id, email: member.user.email } })
    if (userId !== me) await noteRemoval(tx, { userId, groupId: id, groupName: group.name })
  })
}

const DAY_MS = 24 * 3_600_000
/** Mails per transaction, so that none takes long. */
const BATCH = 100

/**
 * Asks members without a result by mail to take the assessment, nobody twice within a day whichever of their groups
 * asks, and says how many. Throws `not_found` where another leads the group meanwhile.
 */
export async function remindMembers(
  leader: Leader,
  userIds?: readonly string[],
): Promise<{ reminded: number }> {
  let reminded = 0
  for (;;) {
    const { found, mailed } = await db.$transaction((tx) => remindSome(tx, leader, userIds))
    reminded += mailed
    if (found < BATCH) return { reminded }
  }
}

async function remindSome(
  tx: Prisma.TransactionClient,
  leader: Leader,
  userIds: readonly string[] | undefined,
): Promise<{ found: number; mailed: number }> {
  const group = await lockLed(tx, leader)
  const isDue = {
    groupId: group.id,
    withheldAt: null,
    user: {
      assessments: { none: { isSample: false } },
      memberships: { none: { remindedAt: { gte: new Date(Date.now() - DAY_MS) } } },
    },
  }
  const found = await tx.membership.findMany({
    where: { ...isDue, userId: userIds ? { in: [...userIds] } : undefined },
    take: BATCH,
    select: { userId: true },
  })
  const ids = found.map(({ userId }) => userId)
  // Leaders of two groups may remind the same person at the same moment. Whoever locks the person second waits here, so
  // the next statement sees the reminder of the first.
  await tx.$queryRaw`
    SELECT id FROM users WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
  const reminded = await tx.membership.updateManyAndReturn({
    where: { ...isDue, userId: { in: ids } },
    data: { remindedAt: new Date() },
    select: { user: { select: { email: true, firstName: true } } },
  })
  for (const { user } of reminded) await mailReminder(tx, user, group)
  return { found: found.length, mailed: reminded.length }
}
