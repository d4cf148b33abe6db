import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { SentInvitation } from '@/lib/api/invitations'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { counted } from '../base/limits'
import { hashOfNone } from '../base/signatures'
import { isId } from '../base/storable'
import { isOpen } from '../mail/open-invitations'
import { refuses } from '../mail/refusals'
import type { SignedIn } from '../viewer/viewer'
import { assertMaySend, daysOf, expiry, remindFrom, type Sender } from './invitation-rules'
import { mailInvitation } from './mail'
import { groupNotFound, type Leader, type LockedGroup, ledBy, lockLed } from './roles'

type Tx = Prisma.TransactionClient

export const SENT_FIELDS = {
  id: true,
  email: true,
  sentAt: true,
  expiresAt: true,
  acceptedAt: true,
  openedAt: true,
  remindedAt: true,
  reminders: true,
  mailTrouble: true,
  quiet: true,
} as const

type SentRow = Prisma.InvitationGetPayload<{ select: typeof SENT_FIELDS }>

function toSent(row: SentRow): SentInvitation {
  return {
    id: row.id,
    email: row.email,
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    opened_at: row.openedAt?.toISOString() ?? null,
    reminded_at: row.remindedAt?.toISOString() ?? null,
    remind_from: remindFrom(row)?.toISOString() ?? null,
    mail_trouble: row.mailTrouble,
  }
}

/**
 * Writes an invitation, in place of an earlier one to the same address, and mails its link with the leader's own words,
 * which are kept nowhere else. The earlier link stops working. Reminders are counted on while the invitation is open.
 * Where the address refuses it, all is the same but the mail: nothing tells the leader about one address.
 */
export async function send(
  tx: Tx,
  group: LockedGroup,
  leader: Leader,
  { email, words }: { email: string; words?: string },
): Promise<SentRow> {
  await tx.invitation.deleteMany({ where: { groupId: group.id, email, NOT: isOpen() } })
  const quiet = await refuses(tx, email, leader.session.user.id)
  const fresh = { hash: hashOfNone(), sentAt: new Date(), expiresAt: expiry(), mailTrouble: null }
  const data = { ...fresh, quiet }
  const row = await tx.invitation.upsert({
    where: { groupId_email: { groupId: group.id, email } },
    create: { groupId: group.id, email, ...data },
    update: data,
    select: SENT_FIELDS,
  })
  if (!quiet) await mailInvitation(tx, { ...row, group }, leader.session.user, { words })
  return row
}

/** Which of the addresses are those of members. */
export async function membersAmong(
  tx: Tx,
  groupId: string,
  emails: string[],
): Promise<Set<string>> {
  const rows = await tx.membership.findMany({
    where: { groupId, user: { email: { in: emails } } },
    select: { user: { select: { email: true } } },
  })
  return new Set(rows.map(({ user }) => user.email))
}

/**
 * Invites one address, which answers alike whether or not it has an account; again, when it was invited
 * before. Throws `conflict` for a member, and for a leader who may not, and `too_many_requests`.
 */
export async function invite(
  leader: Sender,
  { email, words }: { email: string; words?: string },
): Promise<void> {
  assertMaySend(leader, words)
  await counted(daysOf(leader, email), () =>
    db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      if ((await membersAmong(tx, group.id, [email])).has(email)) {
        throw new ApiError('conflict', messages.groups.memberAlready)
      }
      await send(tx, group, leader, { email, words })
    }),
  )
}

/** The open invitations of a group, newest first, and those that were accepted of late. */
export async function listSent({ session }: SignedIn, groupId: string): Promise<SentInvitation[]> {
  const rows = await db.invitation.findMany({
    where: { groupId, group: ledBy(session.user.id), expiresAt: { gt: new Date() } },
    orderBy: [{ sentAt: 'desc' }, { email: 'asc' }],
    select: SENT_FIELDS,
  })
  return rows.map(toSent)
}

/** Mails an open invitation again. Throws `not_found`, `too_many_requests`. */
export async function resend(leader: Sender, invitationId: string): Promise<SentInvitation> {
  assertMaySend(leader)
  const { email } = await requireOpen(db, leader.group.id, invitationId)
  return counted(daysOf(leader, email), () =>
    db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      await requireOpen(tx, group.id, invitationId)
      return toSent(await send(tx, group, leader, { email }))
    }),
  )
}

/** Takes an invitation back. Throws `not_found`. */
export async function revoke(leader: Leader, invitationId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const group = await lockLed(tx, leader)
    const { id } = await requireOpen(tx, group.id, invitationId)
    await tx.invitation.delete({ where: { id } })
  })
}

async function requireOpen(tx: Tx, groupId: string, id: string) {
  const row = isId(id)
    ? await tx.invitation.findFirst({ where: { id, groupId, ...isOpen() }, select: SENT_FIELDS })
    : null
  if (!row) throw groupNotFound()
  return row
}
