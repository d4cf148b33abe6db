import 'server-only'
import { ARCHIVE_UNDO_DAYS } from '@/lib/api/bounds'
import { ApiError } from '@/lib/api/errors'
import type { Group, GroupDetail } from '@/lib/api/groups'
import type { PastedOutcome } from '@/lib/api/invitations'
import { isWider, type MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { DAY_MS } from '@/lib/when'
import { db, isDuplicate, type Prisma } from '../base/db'
import { countUse } from '../base/funnel'
import { idFrom, isId } from '../base/storable'
import type { SignedIn } from '../viewer/viewer'
import { changeMembersSee } from './consent'
import type { Sender } from './invitation-rules'
import { inviteAll } from './many-invitations'
import { assertMayLead } from './may-lead'
import { asSeenBy, listMembers, readMembersOf } from './members'
import {
  type FirstLeader,
  groupNotFound,
  isLeading,
  joinedBy,
  type Leader,
  lockFirst,
  lockLed,
  requireLeader,
} from './roles'

/** What toGroup reads of a group for this person. */
export const groupFields = (userId: string) =>
  ({
    id: true,
    name: true,
    description: true,
    leaderId: true,
    membersSee: true,
    createdAt: true,
    archivedAt: true,
    memberships: { where: { userId }, select: { agreedTo: true, keptAt: true, leads: true } },
    _count: { select: { memberships: true } },
  }) satisfies Prisma.GroupSelect

type GroupRow = Prisma.GroupGetPayload<{ select: ReturnType<typeof groupFields> }>

export function toGroup(row: GroupRow, userId: string): Group {
  const { agreedTo = 'leader_only', keptAt = null, leads = false } = row.memberships[0] ?? {}
  const undoUntil = undoEnds(row.archivedAt)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    member_count: row._count.memberships,
    created_at: row.createdAt.toISOString(),
    is_leader: isLeading({ userId, leads }, row),
    is_first_leader: row.leaderId === userId,
    members_see: row.membersSee,
    agreed_to: agreedTo,
    asks: isWider(row.membersSee, agreedTo) && keptAt === null && row.archivedAt === null,
    archived_at: row.archivedAt?.toISOString() ?? null,
    undo_until: undoUntil && undoUntil > new Date() ? undoUntil.toISOString() : null,
  }
}

/** Until when the archiving of a group can be undone. */
const undoEnds = (archivedAt: Date | null) =>
  archivedAt && new Date(archivedAt.getTime() + ARCHIVE_UNDO_DAYS * DAY_MS)

/** The groups the person is in, by name. */
export async function listGroups({ session }: SignedIn): Promise<Group[]> {
  const userId = session.user.id
  const rows = await db.group.findMany({
    where: joinedBy(userId),
    orderBy: [{ name: 'asc' }, { createdAt: 'asc' }],
    select: groupFields(userId),
  })
  return rows.map((row) => toGroup(row, userId))
}

/** Makes a group, with the person as its leader and first member. Throws `conflict` for a person who may not. */
export async function createGroup(
  { session }: SignedIn,
  { name, description = '' }: { name: string; description?: string },
  key: string | null = null,
): Promise<Group> {
  assertMayLead(session.user)
  const memberships = { create: { userId: session.user.id, agreedBy: 'founder' } } as const
  return makeOnce(session.user.id, [key, ''], { name, description, memberships })
}

/**
 * Makes a group. Its id comes from the Idempotency-Key of the call and what is copied, so that the same call again finds
 * the group of the first one. Throws `not_found` where they are not in it anymore.
 */
async function makeOnce(
  userId: string,
  [key, from]: readonly [key: string | null, from: string],
  data: Omit<Prisma.GroupUncheckedCreateInput, 'leaderId'>,
): Promise<Group> {
  const id = key === null ? undefined : idFrom(['group', userId, from, key])
  const select = groupFields(userId)
  try {
    const [row] = await db.$transaction([
      db.group.create({ data: { ...data, id, leaderId: userId }, select }),
      countUse('group', db),
    ])
    return toGroup(row, userId)
  } catch (error) {
    if (!id || !isDuplicate(error)) throw error
    const row = await db.group.findFirst({ where: { id, AND: joinedBy(userId) }, select })
    if (!row) throw groupNotFound()
    return toGroup(row, userId)
  }
}

/** A group with its members, as the viewer may see them. Throws `not_found` unless they are in it. */
export async function requireGroup(viewer: SignedIn, id: string): Promise<GroupDetail> {
  const userId = viewer.session.user.id
  const row = isId(id)
    ? await db.group.findFirst({
        where: { id, AND: joinedBy(userId) },
        select: groupFields(userId),
      })
    : null
  if (!row) throw groupNotFound()
  const group = toGroup(row, userId)
  return { ...group, members: await listMembers(viewer, group) }
}

/** The most people who are read with all groups of a person; a group beyond them comes without its members. */
const MOST_MEMBERS = 300

/**
 * The groups the person is in, but for archived ones, each with its members as they may see them: the smallest first, in
 * which people know each other best.
 */
export async function listGroupsWithMembers(viewer: SignedIn): Promise<GroupDetail[]> {
  const all = await listGroups(viewer)
  const groups = all
    .filter(({ archived_at }) => archived_at === null)
    .toSorted((one, other) => one.member_count - other.member_count)
  let room = MOST_MEMBERS
  const read = groups.filter(({ member_count }) => {
    room -= member_count
    return room >= 0
  })
  if (read.length === 0) return groups.map((group) => ({ ...group, members: [] }))
  const rowsOf = await readMembersOf(read.map(({ id }) => id))
  return groups.map((group) => ({
    ...group,
    members: asSeenBy(viewer, group, rowsOf.get(group.id) ?? []),
  }))
}

/** Changes name, description, or what members see of each other. Throws `not_found` where the group was handed over or deleted meanwhile. */
export function updateGroup(
  leader: Leader,
  changes: { name?: string; description?: string; members_see?: MembersSee },
): Promise<Group> {
  const userId = leader.session.user.id
  const { members_see, ...data } = changes
  return db.$transaction(async (tx) => {
    const group = await lockLed(tx, leader)
    if (members_see) await changeMembersSee(tx, leader, group, members_see)
    const row = await tx.group.update({
      where: { id: group.id },
      data,
      select: groupFields(userId),
    })
    return toGroup(row, userId)
  })
}

/** Deletes a group with its memberships and invitations. Throws `not_found` where another leads it meanwhile. */
export async function deleteGroup(leader: FirstLeader): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id } = await lockFirst(tx, leader, 'allowed')
    await tx.group.delete({ where: { id } })
  })
}

/** Archives a group: from then on it is read-only, and no one sees results of others in it. */
export function archiveGroup(leader: Leader): Promise<Group> {
  return setArchived(leader, async (tx, id) => {
    await tx.group.updateMany({ where: { id, archivedAt: null }, data: { archivedAt: new Date() } })
    await tx.liveSession.deleteMany({ where: { groupId: id } })
  })
}

/** Undoes that: members share again as they agreed to. Throws `conflict` once the days for it are over. */
export function bringBackGroup(leader: Leader): Promise<Group> {
  return setArchived(leader, async (tx, id) => {
    const { archivedAt } = await tx.group.findUniqueOrThrow({
      where: { id },
      select: { archivedAt: true },
    })
    const ends = undoEnds(archivedAt)
    if (ends && ends <= new Date()) throw new ApiError('conflict', messages.groups.archivedForGood)
    await tx.group.update({ where: { id }, data: { archivedAt: null } })
  })
}

function setArchived(
  leader: Leader,
  set: (tx: Prisma.TransactionClient, id: string) => Promise<void>,
): Promise<Group> {
  const userId = leader.session.user.id
  return db.$transaction(async (tx) => {
    const { id } = await lockLed(tx, leader, 'allowed')
    await set(tx, id)
    const row = await tx.group.findUniqueOrThrow({ where: { id }, select: groupFields(userId) })
    return toGroup(row, userId)
  })
}

const AS_INVITED: readonly PastedOutcome['outcome'][] = [
  'invited',
  'invited_already',
  'member_already',
]

/** The settings that a copy takes over from the group: lib/server/groups/groups.test.ts says why it does not the others. */
export const COPIED = { description: true, membersSee: true } satisfies Prisma.GroupSelect

/**
 * A new group with the description and the setting of an earlier one, which may be archived. Every other member gets an
 * invitation, within the limits of invitations. No one is in it, and nothing is shared, before they accept.
 */
export async function copyGroup(
  leader: Sender,
  name: string,
  key: string | null = null,
): Promise<{ group: Group; invited: number; not_invited: string[] }> {
  assertMayLead(leader.session.user)
  const userId = leader.session.user.id
  const { memberships, ...settings } = await db.group.findUniqueOrThrow({
    where: { id: leader.group.id },
    select: {
      ...COPIED,
      memberships: {
        where: { userId: { not: userId } },
        orderBy: { joinedAt: 'asc' },
        select: { user: { select: { email: true } } },
      },
    },
  })
  const founder = { userId, agreedBy: 'founder', agreedTo: settings.membersSee } as const
  const group = await makeOnce(userId, [key, leader.group.id], {
    name,
    ...settings,
    memberships: { create: founder },
  })
  const outcomes = await inviteAll(
    { ...(await requireLeader(leader, group.id)), client: leader.client },
    memberships.map(({ user }) => user.email),
  )
  // Asked again, those whom the first call has invited are as they should be.
  const emails = [...outcomes].filter(([, outcome]) => !AS_INVITED.includes(outcome))
  return {
    group,
    invited: outcomes.size - emails.length,
    not_invited: emails.map(([email]) => email),
  }
}
