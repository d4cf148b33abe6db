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

/**
 * For the compiler only: no other file can name these keys, so only the functions below make the types that have them.
 */
declare const leads: unique symbol
declare const holds: unique symbol

/** A person with a group that they lead. Only requireLeader makes one. */
export type Leader = SignedIn & {
  readonly group: { readonly id: string; readonly name: string; readonly memberCount: number }
  readonly [leads]: true
}

/** The viewer as the leader of this group. Throws `not_found` unless they lead it. */
export async function requireLeader(viewer: SignedIn, id: string): Promise<Leader> {
  const row = isId(id)
    ? await db.group.findFirst({
        where: { id, leaderId: viewer.session.user.id, AND: joinedBy(viewer.session.user.id) },
        select: { id: true, name: true, _count: { select: { memberships: true } } },
      })
    : null
  if (!row) throw groupNotFound()
  const group = { id: row.id, name: row.name, memberCount: row._count.memberships }
  return { ...viewer, group } as Leader
}

/** A group that the viewer is in, and what its members see of each other. Throws `not_found`. */
export async function requireJoined(
  viewer: SignedIn,
  id: string,
): Promise<Leader['group'] & { isLeader: boolean; membersSee: MembersSee }> {
  const userId = viewer.session.user.id
  const row = isId(id)
    ? await db.group.findFirst({
        where: { id, AND: joinedBy(userId) },
        select: {
          id: true,
          name: true,
          leaderId: true,
          membersSee: true,
          _count: { select: { memberships: true } },
        },
      })
    : null
  if (!row) throw groupNotFound()
  const { name, leaderId, membersSee, _count } = row
  const isLeader = leaderId === userId
  return { id: row.id, name, memberCount: _count.memberships, isLeader, membersSee }
}

/** A group that is locked until the transaction ends, which functions that write to it take. Only lockLed makes one. */
export interface LockedGroup {
  readonly id: string
  readonly name: string
  readonly [holds]: true
}

/**
 * Locks the group and its members until the transaction ends. The locking statement checks the right again: since
 * requireLeader, the group may have another leader or be gone. Then it throws `not_found` and locks nothing.
 */
export async function lockLed(
  tx: Prisma.TransactionClient,
  { session, group }: Leader,
): Promise<LockedGroup> {
  const { id } = group
  const isTheirs = Prisma.sql`id = ${id}::uuid AND leader_id = ${session.user.id}::uuid`
  const [led] = await lockRows(tx, Prisma.sql`groups WHERE ${isTheirs}`)
  if (!led) throw groupNotFound()
  const select = { id: true, name: true } as const
  return (await tx.group.findUniqueOrThrow({ where: { id }, select })) as LockedGroup
}
