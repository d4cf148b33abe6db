import 'server-only'
import type { LedGroup } from '@/lib/api/account'
import { ApiError } from '@/lib/api/errors'
import type { Group } from '@/lib/api/groups'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../base/db'
import { consume } from '../base/limits'
import { log } from '../base/log'
import { lockRows } from '../base/sql'
import { isId } from '../base/storable'
import { hasRight, whoHas } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { groupFields, toGroup } from './groups'
import { mailNewLeader } from './mail'
import {
  type FirstLeader,
  groupNotFound,
  isLeading,
  type Leader,
  lockFirst,
  lockLed,
} from './roles'

/**
 * Makes another member the first leader. Throws `invalid` for someone who is not in the group, and `conflict` while the address
 * of either is not proven to be theirs.
 */
export async function handOver(leader: FirstLeader, userId: string): Promise<Group> {
  const me = leader.session.user.id
  if (!hasRight(leader.session.user, 'hand_over')) {
    throw new ApiError('conflict', messages.groups.proveToHandOver)
  }
  const { notMember } = messages.groups
  const missing = new ApiError('invalid', notMember, { user_id: notMember })
  const to = await requireHeir(db, leader, userId, missing)
  if (userId !== me) await consume({ mail_recipient: to })
  const group = await db.$transaction(async (tx) => {
    const { id } = await lockFirst(tx, leader)
    await requireHeir(tx, leader, userId, missing)
    const row = await tx.group.update({
      where: { id },
      data: { leaderId: userId, memberships: { updateMany: notFurther(userId) } },
      select: groupFields(me),
    })
    if (userId !== me) await mailNewLeader(tx, to, row)
    return toGroup(row, me)
  })
  log.info({ group: group.id, account: userId, by: me }, 'group handed over')
  return group
}

/** The first leader is not marked as a further one. */
const notFurther = (userId: string) => ({ where: { userId }, data: { leads: false } })

/** The address of a member who may lead. Throws `missing` for anyone else, and `conflict` for an address that is not proven. */
async function requireHeir(
  tx: Prisma.TransactionClient,
  { group: { id: groupId } }: Leader,
  userId: string,
  missing: ApiError,
): Promise<string> {
  const member = isId(userId)
    ? await tx.membership.findUnique({
        where: { groupId_userId: { groupId, userId } },
        select: { user: { select: { email: true, emailVerifiedAt: true, ownerProvenAt: true } } },
      })
    : null
  if (!member) throw missing
  if (!hasRight(member.user, 'be_handed')) {
    throw new ApiError('conflict', messages.groups.heirUnproven)
  }
  return member.user.email
}

/**
 * Makes another member a further leader. Throws `not_found` for someone who is not in the group, and `conflict` while the address
 * of either is not proven to be theirs. A second call changes nothing.
 */
export async function makeLeader(leader: Leader, userId: string): Promise<void> {
  if (!hasRight(leader.session.user, 'hand_over')) {
    throw new ApiError('conflict', messages.groups.proveToMakeLeader)
  }
  const to = await requireHeir(db, leader, userId, groupNotFound())
  await consume({ mail_recipient: to })
  const made = await db.$transaction(async (tx) => {
    const group = await lockLed(tx, leader)
    await requireHeir(tx, leader, userId, groupNotFound())
    const { count } = await tx.membership.updateMany({
      where: { groupId: group.id, userId, leads: false, group: { leaderId: { not: userId } } },
      data: { leads: true },
    })
    if (count === 1) await mailNewLeader(tx, to, group, 'further')
    return count === 1 && { group: group.id, account: userId, by: leader.session.user.id }
  })
  if (made) log.info(made, 'leader made')
}

/**
 * Ends the leading of a further leader, who stays a member: their own, or, by the first leader, another's. Throws
 * `not_found` for someone who is not in the group, and `conflict` for the first leader.
 */
export async function stopLeading(leader: Leader, userId: string): Promise<void> {
  const me = leader.session.user.id
  const ended = await db.$transaction(async (tx) => {
    const { id } = await lockLed(tx, leader)
    const key = { groupId_userId: { groupId: id, userId } }
    const member = isId(userId)
      ? await tx.membership.findUnique({
          where: key,
          select: { userId: true, leads: true, group: { select: { leaderId: true } } },
        })
      : null
    if (!member) throw groupNotFound()
    const { leaderId } = member.group
    if (!isLeading(member, member.group)) return null
    if (userId !== me && me !== leaderId) throw new ApiError('conflict', messages.groups.onlyFirst)
    if (userId === leaderId) throw new ApiError('conflict', messages.groups.firstLeads)
    await tx.membership.update({ where: key, data: { leads: false } })
    return { group: id, account: userId, by: me }
  })
  if (ended) log.info(ended, 'leading ended')
}

/**
 * Who leads a group first after its first leader's account is deleted: a further leader, else the member who joined
 * first; a disabled account only where there is no other. Null for a group without other members, which then closes.
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
      { leads: 'desc' },
      { joinedAt: 'asc' },
      { userId: 'asc' },
    ],
    select: { userId: true, user: { select: { email: true, firstName: true, lastName: true } } },
  })
}

/** The groups that the person leads first, by name, with what becomes of them without the person. */
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

/** A group and who leads it now. */
export interface Inherited {
  group: string
  account: string
}

/** Before an account is deleted: groups that it leads go to their heirs, which are returned, or close. */
export async function leaveLedGroups(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<Inherited[]> {
  const inherited: Inherited[] = []
  const led = await lockRows(tx, Prisma.sql`groups WHERE leader_id = ${userId}::uuid`)
  for (const { id } of led) {
    const heir = await findHeir(tx, id, userId)
    if (!heir) await tx.group.delete({ where: { id } })
    else {
      const memberships = { updateMany: notFurther(heir.userId) }
      const data = { leaderId: heir.userId, memberships }
      const group = await tx.group.update({ where: { id }, data, select: { id: true, name: true } })
      await mailNewLeader(tx, heir.user.email, group)
      inherited.push({ group: id, account: heir.userId })
    }
  }
  return inherited
}

/** Writes down who leads the groups of an account that is deleted. */
export function noteInherited(inherited: readonly Inherited[]): void {
  for (const one of inherited) log.info({ ...one, by: null }, 'group handed over')
}
