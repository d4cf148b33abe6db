import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../base/db'
import { lockRows } from '../base/sql'
import { isId } from '../base/storable'
import type { SignedIn } from '../viewer/viewer'

export const groupNotFound = () => new ApiError('not_found', messages.groups.notFound)

/** The groups a person is in, as a condition for the query: any other group is one that is not there. */
export function joinedBy(userId: string): Prisma.GroupWhereInput {
  return { memberships: { some: { userId } } }
}

/** The groups a person leads, as their first leader or a further one, as a condition for the query. */
export function ledBy(userId: string): Prisma.GroupWhereInput {
  const isFurther = { memberships: { some: { userId, leads: true } } }
  return { AND: [joinedBy(userId), { OR: [{ leaderId: userId }, isFurther] }] }
}

/** The same for a statement of our own about `groups`. */
const isLedBy = (userId: string) => Prisma.sql`(leader_id = ${userId}::uuid OR EXISTS (
  SELECT FROM memberships WHERE group_id = groups.id AND user_id = ${userId}::uuid AND leads))`

/** Whether a member of a group leads it. */
export function isLeading(
  member: { userId: string; leads: boolean },
  group: { leaderId: string },
): boolean {
  return member.leads || member.userId === group.leaderId
}

/** Throws `conflict` for an archived group, in which nothing changes and no one sees results of others. */
export function refuseArchived(group: { archivedAt: Date | null } | null): void {
  if (group?.archivedAt) throw new ApiError('conflict', messages.groups.archived)
}

/**
 * For the compiler only: no other file can name these keys, so only the functions below make the types that have them.
 */
declare const leads: unique symbol
declare const leadsFirst: unique symbol
declare const holds: unique symbol

/** A person with a group that they lead. Only requireLeader makes one. */
export type Leader = SignedIn & {
  readonly group: {
    readonly id: string
    readonly name: string
    readonly memberCount: number
    readonly archivedAt: Date | null
  }
  readonly [leads]: true
}

/** The one first leader of a group. Only requireFirstLeader makes one. */
export type FirstLeader = Leader & { readonly [leadsFirst]: true }

/** The viewer as a leader of this group. Throws `not_found` unless they lead it. */
export async function requireLeader(viewer: SignedIn, id: string): Promise<Leader> {
  return (await findLed(viewer, id, ledBy(viewer.session.user.id))) as Leader
}

/** The viewer as the first leader of this group. Throws `not_found` for all others, also for further leaders. */
export async function requireFirstLeader(viewer: SignedIn, id: string): Promise<FirstLeader> {
  const userId = viewer.session.user.id
  return (await findLed(viewer, id, { leaderId: userId, AND: joinedBy(userId) })) as FirstLeader
}

async function findLed(viewer: SignedIn, id: string, isTheirs: Prisma.GroupWhereInput) {
  const row = isId(id)
    ? await db.group.findFirst({
        where: { id, AND: isTheirs },
        select: { id: true, name: true, archivedAt: true, ...COUNTED },
      })
    : null
  if (!row) throw groupNotFound()
  const { _count, ...group } = row
  return { ...viewer, group: { ...group, memberCount: _count.memberships } }
}

const COUNTED = { _count: { select: { memberships: true } } } as const

/** A group that the viewer is in, and what its members see of each other. Throws `not_found`. */
export async function requireJoined(
  viewer: SignedIn,
  id: string,
): Promise<Leader['group'] & { isLeader: boolean; membersSee: MembersSee }> {
  const userId = viewer.session.user.id
  const row = isId(id)
    ? await db.membership.findUnique({
        where: { groupId_userId: { groupId: id, userId } },
        select: {
          userId: true,
          leads: true,
          group: {
            select: {
              id: true,
              name: true,
              leaderId: true,
              membersSee: true,
              archivedAt: true,
              ...COUNTED,
            },
          },
        },
      })
    : null
  if (!row) throw groupNotFound()
  const { leaderId, _count, ...group } = row.group
  return { ...group, memberCount: _count.memberships, isLeader: isLeading(row, { leaderId }) }
}

/** A group that is locked until the transaction ends, which functions that write to it take. Only the functions below make one. */
export interface LockedGroup {
  readonly id: string
  readonly name: string
  readonly [holds]: true
}

/**
 * Locks the group and its members until the transaction ends. The locking statement checks the right, so that a caller
 * without it cannot lock the group. Since requireLeader, the person may have stopped leading or the group may be gone:
 * then it throws `not_found`. Throws `conflict` for an archived group, unless the change is one that it allows.
 */
export function lockLed(
  tx: Prisma.TransactionClient,
  { session, group: { id } }: Leader,
  archived: 'refused' | 'allowed' = 'refused',
): Promise<LockedGroup> {
  const me = session.user.id
  return lock(tx, { id, isTheirs: isLedBy(me), stillTheirs: ledBy(me), archived })
}

/** The same for what only the first leader does. */
export function lockFirst(
  tx: Prisma.TransactionClient,
  { session, group: { id } }: FirstLeader,
  archived: 'refused' | 'allowed' = 'refused',
): Promise<LockedGroup> {
  const me = session.user.id
  const isTheirs = Prisma.sql`leader_id = ${me}::uuid`
  return lock(tx, { id, isTheirs, stillTheirs: { leaderId: me }, archived })
}

/** Someone who is known, signed in or by their part in a live session. */
export interface Person {
  session: { user: { id: string } }
}

/** Locks a group for what each of its members may do. Throws `not_found` for all others. */
export function lockJoined(
  tx: Prisma.TransactionClient,
  { session }: Person,
  id: string,
  archived: 'refused' | 'allowed' = 'allowed',
): Promise<LockedGroup> {
  if (!isId(id)) throw groupNotFound()
  const me = session.user.id
  const isTheirs = Prisma.sql`EXISTS (
    SELECT FROM memberships WHERE group_id = groups.id AND user_id = ${me}::uuid)`
  return lock(tx, { id, isTheirs, stillTheirs: joinedBy(me), archived })
}

/** Locks a group that someone joins, who was invited or let in. Null where it is gone. Throws `conflict` for an archived one. */
export async function lockToJoin(
  tx: Prisma.TransactionClient,
  id: string,
): Promise<(LockedGroup & { readonly membersSee: MembersSee }) | null> {
  await lockRows(tx, Prisma.sql`groups WHERE id = ${id}::uuid`)
  const row = await tx.group.findUnique({
    where: { id },
    select: { id: true, name: true, archivedAt: true, membersSee: true },
  })
  refuseArchived(row)
  return row as (LockedGroup & { readonly membersSee: MembersSee }) | null
}

async function lock(
  tx: Prisma.TransactionClient,
  {
    id,
    isTheirs,
    stillTheirs,
    archived,
  }: {
    id: string
    isTheirs: Prisma.Sql
    stillTheirs: Prisma.GroupWhereInput
    archived: 'refused' | 'allowed'
  },
): Promise<LockedGroup> {
  const [locked] = await lockRows(tx, Prisma.sql`groups WHERE id = ${id}::uuid AND ${isTheirs}`)
  // The statement that waited for the lock has read memberships from before: whether they lead is read again.
  const row = locked
    ? await tx.group.findFirst({
        where: { id, AND: stillTheirs },
        select: { id: true, name: true, archivedAt: true },
      })
    : null
  if (!row) throw groupNotFound()
  if (archived === 'refused') refuseArchived(row)
  return { id: row.id, name: row.name } as LockedGroup
}
