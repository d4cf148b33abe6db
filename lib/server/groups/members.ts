import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Group, Member } from '@/lib/api/groups'
import type { Letter } from '@/lib/disc/letters'
import type { Shown } from '@/lib/disc/result/result-name'
import { type Apart, tellApart } from '@/lib/display-name'
import { collator } from '@/lib/languages/formats'
import { narrower } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { DAY_MS } from '@/lib/when'
import { readShown, SITTING, SITTINGS, toSitting } from '../assessments/together'
import { db, Prisma } from '../base/db'
import { log } from '../base/log'
import { lockRows } from '../base/sql'
import { isId } from '../base/storable'
import type { SignedIn } from '../viewer/viewer'
import { endMemberships, noteRemoval } from './ended-memberships'
import type { Reads } from './frozen-counts'
import { keepOut } from './joining'
import { mailReminder } from './mail'
import { type MemberRow, toMember } from './member-view'
import { groupNotFound, isLeading, type Leader, lockJoined, lockLed, requireLeader } from './roles'

/**
 * All members of a group by name, with the result of each that they share: the sitting they chose, else what stands for
 * them by all sittings; in an archived group no one shares. One query for a group of any size, and one more for each hundred
 * who came back since this process read them. What each is called is decided here, among all of them, for every screen, mail
 * and paper; those of one name are numbered as they came.
 */
export async function readMembers(groupId: string, on: Reads = db): Promise<MemberRow[]> {
  return (await readMembersOf([groupId], on)).get(groupId) ?? []
}

/** The same of several groups, in as few queries. */
export async function readMembersOf(
  groupIds: readonly string[],
  on: Reads = db,
): Promise<Map<string, MemberRow[]>> {
  const all = await on.membership.findMany({
    where: { groupId: { in: [...groupIds] } },
    orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
    select: { groupId: true, ...MEMBER_FIELDS },
  })
  const sharing = all.filter((row) => isSharing(row) && !chosenBy(row))
  const standing = await readShown(
    new Map(sharing.map(({ user }) => [user.id, user.assessments])),
    on,
  )
  return new Map(
    groupIds.map((id) => {
      const rows = all.filter(({ groupId }) => groupId === id)
      return [id, toRows(rows, standing)] as const
    }),
  )
}

/** The members of one group, with what stands for each by all sittings. */
function toRows(
  rows: readonly MembershipRow[],
  standing: Awaited<ReturnType<typeof readShown>>,
): MemberRow[] {
  const names = tellApart(
    rows.map(({ user }) => ({ first_name: user.firstName, last_name: user.lastName })),
  )
  const byName = collator({ sensitivity: 'base' })
  return rows
    .flatMap((row, at) => {
      const name = names[at]
      return name ? toRow(row, name, standing.get(row.user.id) ?? null) : []
    })
    .sort(
      (one, other) =>
        byName.compare(one.firstName, other.firstName) ||
        byName.compare(one.lastName, other.lastName) ||
        byName.compare(one.userId, other.userId),
    )
}

const MEMBER_FIELDS = {
  joinedAt: true,
  remindedAt: true,
  withheldAt: true,
  agreedTo: true,
  leads: true,
  countedLetter: true,
  result: { select: { userId: true, ...SITTING.select } },
  group: { select: { leaderId: true, membersSee: true, archivedAt: true } },
  user: {
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      assessments: SITTINGS,
    },
  },
} satisfies Prisma.MembershipSelect

type MembershipRow = Prisma.MembershipGetPayload<{ select: typeof MEMBER_FIELDS }>

const isSharing = ({ withheldAt, group }: MembershipRow) =>
  withheldAt === null && group.archivedAt === null

/** The sitting that a member chose for the group; null for one that has moved to another account since. */
const chosenBy = ({ result, user }: MembershipRow) => (result?.userId === user.id ? result : null)

function toRow(row: MembershipRow, name: Apart, standing: Shown | null): MemberRow {
  const { user, group, ...membership } = row
  const chosen = chosenBy(row)
  const isWithheld = !isSharing(row)
  return {
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    name,
    email: user.email,
    joinedAt: membership.joinedAt,
    remindedAt: membership.remindedAt,
    isLeader: isLeading({ userId: user.id, leads: membership.leads }, group),
    isFirstLeader: user.id === group.leaderId,
    isWithheld,
    countedLetter: membership.countedLetter as Letter | null,
    shows: isWithheld ? 'leader_only' : narrower(group.membersSee, membership.agreedTo),
    result: isWithheld ? null : chosen ? toSitting(chosen) : standing,
  }
}

/** The members of a group as the viewer may see them. */
export async function listMembers(
  viewer: SignedIn,
  group: Pick<Group, 'id' | 'is_leader'>,
): Promise<Member[]> {
  return asSeenBy(viewer, group, await readMembers(group.id))
}

/** Members as the viewer may see them (lib/server/groups/member-view.ts): the first leader, further ones, then the others. */
export function asSeenBy(
  { session }: SignedIn,
  group: Pick<Group, 'is_leader'>,
  rows: readonly MemberRow[],
): Member[] {
  const relationTo = (row: MemberRow) => {
    if (group.is_leader) return 'leader'
    return row.userId === session.user.id ? 'self' : 'colleague'
  }
  const rank = (row: MemberRow) => Number(row.isFirstLeader) + Number(row.isLeader)
  return rows
    .toSorted((one, other) => rank(other) - rank(one))
    .map((row) => toMember(row, relationTo(row)))
}

/**
 * Ends a membership, and with it the sharing. A leader may remove each member, whose list of groups then says so; a
 * member may leave. Throws `not_found` for everyone else, and `conflict` for the first leader, who hands the group over
 * first, and for a further leader who would remove a leader.
 */
export async function removeMember(viewer: SignedIn, id: string, userId: string): Promise<void> {
  if (!isId(userId)) throw groupNotFound()
  const me = viewer.session.user.id
  const leader = userId === me ? null : await requireLeader(viewer, id)
  await db.$transaction(async (tx) => {
    const { name } = await (leader ? lockLed(tx, leader, 'allowed') : lockJoined(tx, viewer, id))
    const both = await tx.membership.findMany({
      where: { groupId: id, userId: { in: [me, userId] } },
      select: {
        userId: true,
        leads: true,
        user: { select: { email: true } },
        group: { select: { leaderId: true } },
      },
    })
    const mine = both.find((one) => one.userId === me)
    const member = both.find((one) => one.userId === userId)
    if (!mine || !member) throw groupNotFound()
    const isFirst = me === mine.group.leaderId
    if (isFirst && member === mine) throw new ApiError('conflict', messages.groups.leaderStays)
    if (!isFirst && member !== mine && isLeading(member, member.group)) {
      throw new ApiError('conflict', messages.groups.onlyFirst)
    }
    await endMemberships(tx, id, [member])
    if (userId !== me) {
      await noteRemoval(tx, { userId, groupId: id, groupName: name })
      await keepOut(tx, id, [member])
    }
  })
  log.info({ group: id, account: userId, by: me }, userId === me ? 'member left' : 'member removed')
}

/** Mails per transaction, so that none takes long. */
const BATCH = 100

/**
 * Asks members without a result by mail to take the assessment, each at most once a day over all their groups, and
 * returns how many. Throws `not_found` where another person leads the group meanwhile.
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
  // Leaders of two groups may remind the same person at once. The second one waits here for the lock, so the next
  // statement sees the first one's reminder.
  await lockRows(tx, Prisma.sql`users WHERE id = ANY(${ids}::uuid[])`, 'keepKey')
  const reminded = await tx.membership.updateManyAndReturn({
    where: { ...isDue, userId: { in: ids } },
    data: { remindedAt: new Date() },
    select: { user: { select: { email: true, firstName: true } } },
  })
  for (const { user } of reminded) await mailReminder(tx, user, group)
  return { found: found.length, mailed: reminded.length }
}
