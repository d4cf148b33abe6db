import 'server-only'
import type { Prisma } from '../base/db'

/** Invitations that still can be accepted, as a condition for the query. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } })

/**
 * Invitations that still lead somewhere, as a condition for the query: unanswered, in time, and to a group that goes on
 * with a leader who may act, and is one of `whom`.
 */
export function leadSomewhere(whom: Prisma.UserWhereInput = {}) {
  const able = { disabledAt: null, AND: whom } satisfies Prisma.UserWhereInput
  return {
    ...isOpen(),
    group: {
      archivedAt: null,
      OR: [{ leader: able }, { memberships: { some: { leads: true, user: able } } }],
    },
  } satisfies Prisma.InvitationWhereInput
}
