import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Group, Member } from '@/lib/api/groups'
import type { Letter } from '@/lib/disc/letters'
import { doubtOf } from '@/lib/disc/result/doubt'
import { styleTitle } from '@/lib/disc/result/result-name'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { readCertainty } from '../assessments/certainty'
import { db, type Prisma } from '../base/db'
import { isId } from '../base/ids'
import type { SignedIn } from '../viewer/viewer'
import { mailReminder } from './mail'
import { groupNotFound, type Leader, lockLed } from './roles'

/** A member with their newest result, if they have one. */
export interface MemberRow {
  userId: string
  firstName: string
  lastName: string
  email: string
  joinedAt: Date
  remindedAt: Date | null
  /** They have not agreed to share: there is no result, whatever they have taken. */
  isWithheld: boolean
  result: {
    styleCode: string
    primaryLetter: Letter
    secondaryLetter: Letter
    dScore: number
    iScore: number
    sScore: number
    cScore: number
    /** As stored. */
    certainty: unknown
  } | null
}

/** All members of a group and the newest result of each that they share, in one query whatever the size, by name. */
export async function readMembers(groupId: string): Promise<MemberRow[]> {
  const rows = await db.$queryRaw<(Omit<MemberRow, 'result'> & NonNullable<MemberRow['result']>)[]>`
    SELECT u.id::text AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email,
      m.joined_at AS "joinedAt", m.reminded_at AS "remindedAt",
      m.withheld_at IS NOT NULL AS "isWithheld",
      a.style_code AS "styleCode", a.primary_letter AS "primaryLetter",
      a.secondary_letter AS "secondaryLetter",
      a.d_score AS "dScore", a.i_score AS "iScore", a.s_score AS "sScore", a.c_score AS "cScore",
      a.certainty
    FROM memberships m
    JOIN users u ON u.id = m.user_id
    LEFT JOIN LATERAL (
      SELECT * FROM assessments
      WHERE user_id = m.user_id AND NOT is_sample AND m.withheld_at IS NULL
      ORDER BY completed_at DESC LIMIT 1
    ) a ON true
    WHERE m.group_id = ${groupId}::uuid`
  const byName = new Intl.Collator('en', { sensitivity: 'base' })
  return rows
    .map(({ userId, firstName, lastName, email, joinedAt, remindedAt, isWithheld, ...result }) => ({
      userId,
      firstName,
      lastName,
      email,
      joinedAt,
      remindedAt,
      isWithheld,
      result: result.styleCode === null ? null : result,
    }))
    .sort(
      (one, other) =>
        byName.compare(one.firstName, other.firstName) ||
        byName.compare(one.lastName, other.lastName) ||
        byName.compare(one.userId, other.userId),
    )
}

/** What a member's result is called, and how sure that is; nothing of how it was answered, which is for its person alone. */
export function nameOfMember(result: NonNullable<MemberRow['result']>) {
  const { styleCode: code, primaryLetter: primary, secondaryLetter: secondary, certainty } = result
  return {
    headline: isStyleCode(code) ? styleTitle(code) : code,
    doubt: doubtOf(readCertainty(certainty), { primary, secondary }).text,
  }
}

/** Members as the viewer may see them: results and addresses are for the leader, and one's own for oneself. */
export async function listMembers(
  { session }: SignedIn,
  group: Pick<Group, 'id' | 'is_leader'>,
): Promise<Member[]> {
  const [rows, { leaderId }] = await Promise.all([
    readMembers(group.id),
    db.group.findUniqueOrThrow({ where: { id: group.id }, select: { leaderId: true } }),
  ])
  const members = rows.map((row): Member => {
    const isOpen = group.is_leader || row.userId === session.user.id
    const result = isOpen ? row.result : null
    return {
      id: row.userId,
      first_name: row.firstName,
      last_name: row.lastName,
      joined_at: row.joinedAt.toISOString(),
      is_leader: row.userId === leaderId,
      email: isOpen ? row.email : null,
      has_assessment: isOpen && !row.isWithheld ? row.result !== null : null,
      shares_results: isOpen ? !row.isWithheld : null,
      primary_type: result?.primaryLetter ?? null,
      secondary_type: result?.secondaryLetter ?? null,
      personality_type_code: result?.styleCode ?? null,
      headline: result && nameOfMember(result).headline,
      doubt: result && nameOfMember(result).doubt,
      reminded_at: group.is_leader ? (row.remindedAt?.toISOString() ?? null) : null,
    }
  })
  return members.sort((one, other) => Number(other.is_leader) - Number(one.is_leader))
}

/**
 * Ends a membership, and with it the sharing: by the leader, or by the member. Throws `not_found` for
 * everybody else, and `conflict` for the leader, who hands the group over first.
 */
export async function removeMember(viewer: SignedIn, id: string, userId: string): Promise<void> {
  if (!isId(id) || !isId(userId)) throw groupNotFound()
  const me = viewer.session.user.id
  await db.$transaction(async (tx) => {
    // The right is checked in the statement that locks, so that whoever may remove nobody here cannot lock the group.
    const [group] = await tx.$queryRaw<{ leader: string }[]>`
      SELECT leader_id::text AS leader FROM groups
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
    const count = await db.$transaction((tx) => remindSome(tx, leader, userIds))
    reminded += count
    if (count < BATCH) return { reminded }
  }
}

async function remindSome(
  tx: Prisma.TransactionClient,
  leader: Leader,
  userIds: readonly string[] | undefined,
): Promise<number> {
  const group = await lockLed(tx, leader)
  const lately = { remindedAt: { gte: new Date(Date.now() - DAY_MS) } }
  const due = await tx.membership.findMany({
    where: {
      groupId: group.id,
      userId: userIds ? { in: [...userIds] } : undefined,
      withheldAt: null,
      user: { assessments: { none: { isSample: false } }, memberships: { none: lately } },
    },
    take: BATCH,
    select: { userId: true, user: { select: { email: true, firstName: true } } },
  })
  await tx.membership.updateMany({
    where: { groupId: group.id, userId: { in: due.map((one) => one.userId) } },
    data: { remindedAt: new Date() },
  })
  for (const { user } of due) await mailReminder(tx, user, group)
  return due.length
}
