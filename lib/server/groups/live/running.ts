import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { LiveStep } from '@/lib/api/live'
import { messages } from '@/lib/messages'
import type { Prisma } from '../../base/db'

/**
 * Live sessions that have not ended, as a condition for the query: any other is one that is not there. The sweeper deletes
 * those that ended themselves.
 */
export const isRunning = () =>
  ({
    endsAt: { gt: new Date() },
    group: { archivedAt: null },
  }) satisfies Prisma.LiveSessionWhereInput

/** What is read of a live session. */
export const LIVE_FIELDS = {
  id: true,
  groupId: true,
  code: true,
  allowsGuests: true,
  stepKind: true,
  stepOf: true,
  isShown: true,
  showsNames: true,
  isRevealed: true,
} satisfies Prisma.LiveSessionSelect

export type LiveRow = Prisma.LiveSessionGetPayload<{ select: typeof LIVE_FIELDS }>

/** The step of a live session. */
export const stepOf = ({ stepKind, stepOf: of }: Pick<LiveRow, 'stepKind' | 'stepOf'>) =>
  ({ kind: stepKind, of }) as LiveStep

/** People who take part: not those who were sent out, and of members those who are still in the group. */
export const takesPart = (groupId: string) =>
  ({
    isSentOut: false,
    OR: [{ userId: null }, { user: { memberships: { some: { groupId } } } }],
  }) satisfies Prisma.ParticipantWhereInput

export const notRunning = () => new ApiError('not_found', messages.live.notRunning)
export const notIn = () => new ApiError('not_found', messages.live.notIn)
export const codeInvalid = () => new ApiError('link_invalid', messages.live.codeInvalid)
