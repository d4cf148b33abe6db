import 'server-only'
import type { LedGroup } from '@/lib/api/account'
import { ApiError } from '@/lib/api/errors'
import type { Group, GroupDetail } from '@/lib/api/groups'
import { isWider, type MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../base/db'
import { spend } from '../base/limits'
import { lockRows } from '../base/sql'
import { isId } from '../base/storable'
import { hasRight, whoHas } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { changeMembersSee } from './consent'
import { mailNewLeader } from './mail'
import { listMembers } from './members'
import { groupNotFound, joinedBy, type Leader, lockLed } from './roles'

const groupFields = (userId: string) =>
  ({
    id: true,
    name: true,
    description: true,
    leaderId: true,
    membersSee: true,
    createdAt: true,
    memberships: { where: { userId }, select: { agreedTo: true, keptAt: true } },
    _count: { select: { memberships: true } },
  }) satisfies Prisma.GroupSelect

type GroupRow = Prisma.GroupGetPayload<{ select: ReturnType<typeof groupFields> }>

function toGroup(row: GroupRow, userId: string): Group {
  const { agreedTo = 'leader_only', keptAt = null } = row.memberships[0] ?? {}
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    member_count: row._count.memberships,
    created_at: row.createdAt.toISOString(),
    is_leader: row.leaderId === userId,
    members_see: row.membersSee,
    agreed_to: agreedTo,
    asks: isWider(row.membersSee, agreedTo) && keptAt === null,
  }
}

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

/** Makes a group, with the person as its leader and first member. */
export async function createGroup(
  { session }: SignedIn,
  { name, description = '' }: { name: string; description?: string },
): Promise<Group> {
  const userId = session.user.id
  const memberships = { create: { userId, agreedBy: 'founder' } } as const
  const row = await db.group.create({
    data: { name, description, leaderId: userId, memberships },
    select: groupFields(userId),
  })
  return toGroup(row, userId)
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
export async function deleteGroup(leader: Leader): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id } = await lockLed(tx, leader)
    await tx.group.delete({ where: { id } })
  })
}

/**
 * Makes another member the leader. Throws `invalid` for who is not in the group, and `conflict` while the address of
 * either is not proven to be theirs.
 */
export async function handOver(leader: Leader, userId: string): Promise<Group> {
  const me = leader.session.user.id
  if (!hasRight(leader.session.user, 'hand_over')) {
    throw new ApiError('conflict', messages.groups.proveToHandOver)
  }
  const to = await requireHeirAddress(db, leader.group.id, userId)
  if (userId !== me) await spend({ mail_recipient: to })
  return db.$transaction(async (tx) => {
    const { id } = await lockLed(tx, leader)
    await requireHeirAddress(tx, id, userId)
    const row = await tx.group.update({
      where: { id },
      data: { leaderId: userId },
      select: groupFields(me),
    })
    if (userId !== me) await mailNewLeader(tx, to, row)
    return toGroup(row, me)
  })
}

async function requireHeirAddress(
  tx: Prisma.TransactionClient,
  groupId: string,
  userId: string,
): Promise<string> {
  const member = await tx.membership.findUnique({
    where: { groupId_userId: { groupId, userId } },
    select: { user: { select: { email: true, emailVerifiedAt: true, ownerProvenAt: true } } },
  })
  const { notMember, heirUnproven } = messages.groups
  if (!member) throw new ApiError('invalid', notMember, { user_id: notMember })
  if (!hasRight(member.user, 'be_handed')) throw new ApiError('conflict', heirUnproven)
  return member.user.email
}

/**
 * Who leads a group after its leader's account is deleted: the member who joined first, a disabled account only where
 * there is no other. Null for a group without other members, which then closes.
 */
function findHeir(
  tx: Pick<Prisma.TransactionClient, 'membership'>,
  groupId: string,
  userId: string,
) {
  return tx.membership.findFirst({
    where: { groupId, userId: { not: userId }, user: whoHas('be_handed') },
    orderBy: [
      { user: { disabledAt: { sort: 'asc', nulls: 'first' } } },
      { joinedAt: 'asc' },
      { userId: 'asc' },
    ],
    select: { userId: true, user: { select: { email: true, firstName: true, lastName: true } } },
  })
}

/** The groups that the person leads, by name, with what becomes of them without the person. */
export async function listLedGroups({ session }: SignedIn): Promise<LedGroup[]> {
  const userId = session.user.id
  const led = await db.group.findMany({
    where: { leaderId: userId },
    orderBy: [{ name: 'asc' }, { createdAt: 'asc' }],
    select: { id: true, name: true },
  })
  return Promise.all(
    led.map(async ({ id, name }) => {
      const heir = await findHeir(db, id, userId)
      return { id, name, heir: heir && `${heir.user.firstName} ${heir.user.lastName}`.trim() }
    }),
  )
}

/** Before an account is deleted: groups that it leads go to their heirs, or close. */
export async function leaveLedGroups(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const led = await lockRows(tx, Prisma.sql`groups WHERE leader_id = ${userId}::uuid`)
  for (const { id } of led) {
    const heir = await findHeir(tx, id, userId)
    if (!heir) await tx.group.delete({ where: { id } })
    else {
      const data = { leaderId: heir.userId }
      const group = await tx.group.update({ where: { id }, data, select: { id: true, name: true } })
      await mailNewLeader(tx, heir.user.email, group)
    }
  }
}
