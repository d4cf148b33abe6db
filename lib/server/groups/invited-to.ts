import 'server-only'
import type { Invitation } from '@/lib/api/invitations'
import type { Prisma } from '../base/db'

const PERSON = { firstName: true, lastName: true } as const

/** What a person reads of a group before they join it. */
export const INVITED_TO_FIELDS = {
  name: true,
  description: true,
  membersSee: true,
  archivedAt: true,
  leader: { select: PERSON },
  memberships: {
    where: { leads: true },
    orderBy: { joinedAt: 'asc' },
    select: { user: { select: PERSON } },
  },
  _count: { select: { memberships: true } },
} satisfies Prisma.GroupSelect

type GroupRow = Prisma.GroupGetPayload<{ select: typeof INVITED_TO_FIELDS }>

export function toInvitedTo({
  name,
  description,
  membersSee,
  leader,
  memberships,
  _count,
}: GroupRow): Pick<Invitation, 'group' | 'leader' | 'further_leaders'> {
  const toName = ({ firstName, lastName }: GroupRow['leader']) => ({
    first_name: firstName,
    last_name: lastName,
  })
  return {
    group: { name, description, member_count: _count.memberships, members_see: membersSee },
    leader: toName(leader),
    further_leaders: memberships.map(({ user }) => toName(user)),
  }
}
