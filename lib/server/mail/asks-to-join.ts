import 'server-only'
import { groupPath } from '@/lib/routes'
import type { Prisma } from '../base/db'
import { absolute } from '../base/env'
import { whoHas } from '../viewer/address-rights'

/** The leaders of a group who hear who asks to join it, as a condition for the query. */
export function askedAbout(groupId: string) {
  return {
    disabledAt: null,
    OR: [
      { ledGroups: { some: { id: groupId } } },
      { memberships: { some: { groupId, leads: true } } },
    ],
    AND: whoHas('be_asked'),
  } satisfies Prisma.UserWhereInput
}

/** Open requests to join a group, as a condition for the query: only of people who still may. */
export const isAsked = (groupId: string) =>
  ({
    declinedAt: null,
    joinLink: { groupId },
    user: whoHas('join_by_link'),
  }) satisfies Prisma.JoinRequestWhereInput

/**
 * What the mail says as it is sent; null where no one asks anymore, or its reader does not lead the group by now.
 */
export async function askingOf(tx: Prisma.TransactionClient, to: string, groupId: string) {
  const group = await tx.group.findUnique({
    where: { id: groupId, archivedAt: null },
    select: { name: true },
  })
  const leads = await tx.user.count({ where: { email: to, AND: askedAbout(groupId) } })
  const waiting = await tx.joinRequest.count({ where: isAsked(groupId) })
  if (!group || leads === 0 || waiting === 0) return null
  return { group: group.name, link: absolute(groupPath(groupId)), waiting }
}
