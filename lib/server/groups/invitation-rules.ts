import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { INVITATION_DAYS } from '@/lib/mail/group'
import { messages } from '@/lib/messages'
import { DAY_MS } from '@/lib/when'
import type { Prisma } from '../base/db'
import { isOpen } from '../mail/open-invitations'
import { hasRight } from '../viewer/address-rights'
import { assertMayLead } from './may-lead'
import type { Leader } from './roles'

export const expiry = () => new Date(Date.now() + INVITATION_DAYS * DAY_MS)

/** The reminders of one invitation, and the least time between two. */
const REMINDERS_MAX = 3
const REMINDER_MS = 3 * DAY_MS

/** Those that can be reminded of now, as a condition for the query. A mail server that refused the first mail refuses more. */
export const isDue = () => {
  const before = new Date(Date.now() - REMINDER_MS)
  return {
    ...isOpen(),
    sentAt: { lte: before },
    reminders: { lt: REMINDERS_MAX },
    AND: [
      { OR: [{ remindedAt: null }, { remindedAt: { lte: before } }] },
      { OR: [{ mailTrouble: null }, { mailTrouble: { not: 'refused' as const } }] },
    ],
  } satisfies Prisma.InvitationWhereInput
}

type InvitationRow = Pick<
  Prisma.InvitationGetPayload<object>,
  'sentAt' | 'expiresAt' | 'acceptedAt' | 'remindedAt' | 'reminders' | 'mailTrouble'
>

/** From when it can be reminded of: never, where it was answered, refused, or reminded of often enough. */
export function remindFrom(row: InvitationRow): Date | null {
  const { sentAt, remindedAt, expiresAt } = row
  if (row.acceptedAt || row.mailTrouble === 'refused' || row.reminders >= REMINDERS_MAX) return null
  const from = new Date(Math.max(sentAt.getTime(), remindedAt?.getTime() ?? 0) + REMINDER_MS)
  return from < expiresAt ? from : null
}

/** Who sends invitations, and from which network address, as limits count it. */
export type Sender = Leader & { readonly client: string }

/** Throws `conflict` for a leader who may send none, or not these words. */
export function assertMaySend({ session: { user } }: Leader, words?: string): void {
  assertMayLead(user)
  if (words?.trim() && !hasRight(user, 'own_words')) {
    throw new ApiError('conflict', messages.groups.proveForWords)
  }
}

/** The day of a leader whose own address is not proven, and of their network; nothing for the others. */
export const unconfirmedDay = ({ session: { user }, client }: Sender) =>
  hasRight(user, 'invite_many')
    ? {}
    : { invite_unconfirmed: user.id, invite_unconfirmed_client: client }

/** The day that every leader has, and their network, proven or not: one mailbox can prove any number of accounts. */
export const ownDay = ({ session, client }: Sender) => ({
  invite: session.user.id,
  invite_client: client,
})

/** The day of the invited person. */
export const dayOf = (email: string) => ({ invite_address: email })

/** All that one invitation is counted against. */
export const daysOf = (leader: Sender, email: string) => ({
  ...unconfirmedDay(leader),
  ...ownDay(leader),
  ...dayOf(email),
})
