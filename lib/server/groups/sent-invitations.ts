import 'server-only'
import { parseAddressList } from '@/lib/address-list'
import { PASTED_ADDRESSES_MAX } from '@/lib/api/bounds'
import { ApiError } from '@/lib/api/errors'
import { email as emailField } from '@/lib/api/fields'
import type { PastedOutcome, SentInvitation } from '@/lib/api/invitations'
import { INVITATION_DAYS } from '@/lib/mail/invitation'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { counted, type Spent, spend } from '../base/limits'
import { hashOfNone } from '../base/signatures'
import { isId } from '../base/storable'
import { hasRight } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { mailInvitation } from './mail'
import {
  groupNotFound,
  type Leader,
  type LockedGroup,
  ledBy,
  lockLed,
  refuseArchived,
} from './roles'

type Tx = Prisma.TransactionClient

const expiry = () => new Date(Date.now() + INVITATION_DAYS * 24 * 3_600_000)

/** Those that still can be accepted, as a condition for the query. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } })

/** One invitation gets so many reminders, at least so many days apart. */
const REMINDERS_MAX = 3
const REMINDER_DAYS = 3
const REMINDER_MS = REMINDER_DAYS * 24 * 3_600_000

/** Those that can be reminded of now, as a condition for the query. A mail server that refused the first mail refuses more. */
const isDue = () => {
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

const SENT_FIELDS = {
  id: true,
  email: true,
  sentAt: true,
  expiresAt: true,
  acceptedAt: true,
  openedAt: true,
  remindedAt: true,
  reminders: true,
  mailTrouble: true,
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

/** From when it can be reminded of: never, where it was answered, refused, or reminded of often enough. */
function remindFrom(row: SentRow): Date | null {
  const { sentAt, remindedAt, expiresAt } = row
  if (row.acceptedAt || row.mailTrouble === 'refused' || row.reminders >= REMINDERS_MAX) return null
  const from = new Date(Math.max(sentAt.getTime(), remindedAt?.getTime() ?? 0) + REMINDER_MS)
  return from < expiresAt ? from : null
}

/** The day of a leader whose own address is not proven; nothing for the others. */
const unconfirmedDay = ({ session: { user } }: Leader) =>
  hasRight(user, 'invite_many') ? {} : { invite_unconfirmed: user.id }

/** The day that every leader has. */
const ownDay = ({ session }: Leader) => ({ invite: session.user.id })

/** The day of the invited person. */
const dayOf = (email: string) => ({ invite_address: email })

/** All that one invitation is counted against. */
const daysOf = (leader: Leader, email: string) => ({
  ...unconfirmedDay(leader),
  ...ownDay(leader),
  ...dayOf(email),
})

/**
 * Writes an invitation, in place of an earlier one to the same address, and mails its link with the leader's own words,
 * which are kept nowhere else. The earlier link stops working. Reminders are counted on while the invitation is open.
 */
async function send(
  tx: Tx,
  group: LockedGroup,
  leader: Leader,
  { email, words }: { email: string; words?: string },
): Promise<SentRow> {
  await tx.invitation.deleteMany({ where: { groupId: group.id, email, NOT: isOpen() } })
  const data = {
    hash: hashOfNone(),
    sentAt: new Date(),
    expiresAt: expiry(),
    mailTrouble: null,
  }
  const row = await tx.invitation.upsert({
    where: { groupId_email: { groupId: group.id, email } },
    create: { groupId: group.id, email, ...data },
    update: data,
    select: SENT_FIELDS,
  })
  await mailInvitation(tx, { ...row, group }, leader.session.user, { words })
  return row
}

/** Which of the addresses are those of members. */
async function membersAmong(tx: Tx, groupId: string, emails: string[]): Promise<Set<string>> {
  const rows = await tx.membership.findMany({
    where: { groupId, user: { email: { in: emails } } },
    select: { user: { select: { email: true } } },
  })
  return new Set(rows.map(({ user }) => user.email))
}

/**
 * Invites one address, which answers alike whether or not it has an account; again, when it was invited
 * before. Throws `conflict` for a member, `too_many_requests`.
 */
export async function invite(
  leader: Leader,
  { email, words }: { email: string; words?: string },
): Promise<void> {
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

/** Mails per transaction, so that none takes long. */
const BATCH = 50

/**
 * Invites a pasted list, and returns what became of each address. Open invitations stay as they are. Throws `invalid`
 * for too many addresses. Where a batch fails, those before it are sent and counted, and the rest is not: sending the
 * same list again continues there.
 */
export async function inviteMany(
  leader: Leader,
  text: string,
  words?: string,
): Promise<PastedOutcome[]> {
  const entries = parseAddressList(text).map(({ typed, address }) => ({
    typed,
    email: emailField.safeParse(address).data ?? null,
  }))
  if (entries.length > PASTED_ADDRESSES_MAX) {
    const { tooManyAddresses } = messages.groups
    throw new ApiError('invalid', tooManyAddresses, { addresses: tooManyAddresses })
  }
  const emails = [...new Set(entries.flatMap(({ email }) => email ?? []))]
  const outcomes = await inviteAll(leader, emails, words)
  const seen = new Set<string>()
  return entries.map(({ typed, email }) => {
    if (!email) return { address: typed, outcome: 'not_an_address' }
    if (seen.has(email)) return { address: typed, outcome: 'repeated' }
    seen.add(email)
    return { address: typed, outcome: outcomes.get(email) ?? 'too_many' }
  })
}

type Outcome = PastedOutcome['outcome']

/** Invites different addresses, batch by batch. */
export async function inviteAll(
  leader: Leader,
  emails: readonly string[],
  words?: string,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (let start = 0; start < emails.length; start += BATCH) {
    const batch = await inviteBatch(leader, emails.slice(start, start + BATCH), words)
    for (const [email, outcome] of batch) outcomes.set(email, outcome)
  }
  return outcomes
}

/** Invites those that can be invited, in one transaction. Where it fails, its counts are given back. */
async function inviteBatch(
  leader: Leader,
  emails: string[],
  words?: string,
): Promise<Map<string, Outcome>> {
  const spent: Spent[] = []
  try {
    const outcomes = await foresee(leader, emails, spent)
    await db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      for (const [email, outcome] of outcomes) {
        if (outcome === 'invited') await send(tx, group, leader, { email, words })
      }
    })
    return outcomes
  } catch (error) {
    // Where giving back fails, too, the caller still gets the first error.
    for (const one of spent) await one.giveBack().catch(() => {})
    throw error
  }
}

/** The outcome for each address. One that can be invited is counted in `spent`, until the leader's day is used up. */
async function foresee(
  leader: Leader,
  emails: string[],
  spent: Spent[],
): Promise<Map<string, Outcome>> {
  const [members, open] = await Promise.all([
    membersAmong(db, leader.group.id, emails),
    invitedAmong(leader.group.id, emails),
  ])
  const outcomes = new Map<string, Outcome>()
  let ended: Outcome | null = null
  for (const email of emails) {
    if (members.has(email)) outcomes.set(email, 'member_already')
    else if (open.has(email)) outcomes.set(email, 'invited_already')
    else if (ended) outcomes.set(email, ended)
    else {
      const counted = await countOne(leader, email, spent)
      outcomes.set(email, counted.outcome)
      if (counted.isLast) ended = counted.outcome
    }
  }
  return outcomes
}

/** Counts one invitation in `spent`, or nothing where a limit is used up; `isLast` where that is one of the leader's. */
async function countOne(
  leader: Leader,
  email: string,
  spent: Spent[],
): Promise<{ outcome: Outcome; isLast?: boolean }> {
  const own: Spent[] = []
  if (!(await spendInto(own, unconfirmedDay(leader))))
    return { outcome: 'confirm_first', isLast: true }
  const isLast = !(await spendInto(own, ownDay(leader)))
  if (isLast || !(await spendInto(own, dayOf(email)))) {
    for (const one of own) await one.giveBack()
    return { outcome: 'too_many', isLast }
  }
  spent.push(...own)
  return { outcome: 'invited' }
}

/** Which of the addresses have an open invitation. */
async function invitedAmong(groupId: string, emails: string[]): Promise<Set<string>> {
  const rows = await db.invitation.findMany({
    where: { groupId, email: { in: emails }, ...isOpen() },
    select: { email: true },
  })
  return new Set(rows.map(({ email }) => email))
}

/** Counts a try and remembers it in `spent`; false where the limit is used up. */
async function spendInto(spent: Spent[], who: Parameters<typeof spend>[0]): Promise<boolean> {
  try {
    spent.push(await spend(who))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return false
    throw error
  }
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
export async function resend(leader: Leader, invitationId: string): Promise<SentInvitation> {
  const { email } = await requireOpen(db, leader.group.id, invitationId)
  return counted(daysOf(leader, email), () =>
    db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      await requireOpen(tx, group.id, invitationId)
      return toSent(await send(tx, group, leader, { email }))
    }),
  )
}

/**
 * Mails a reminder of each open invitation that is due, with the same link, and returns how many. Each counts like an
 * invitation; those past a limit wait.
 */
export async function remindInvited(leader: Leader): Promise<{ reminded: number }> {
  refuseArchived(leader.group)
  const due = await db.invitation.findMany({
    where: { groupId: leader.group.id, ...isDue() },
    orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
    select: { id: true, email: true },
  })
  let reminded = 0
  for (let start = 0; start < due.length; start += BATCH) {
    reminded += await remindBatch(leader, due.slice(start, start + BATCH))
  }
  return { reminded }
}

async function remindBatch(
  leader: Leader,
  due: readonly { id: string; email: string }[],
): Promise<number> {
  const spent: Spent[] = []
  try {
    const ids: string[] = []
    for (const { id, email } of due) {
      const { outcome, isLast } = await countOne(leader, email, spent)
      if (outcome === 'invited') ids.push(id)
      if (isLast) break
    }
    return await db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      const rows = await tx.invitation.updateManyAndReturn({
        // Another leader may have reminded them a moment ago.
        where: { groupId: group.id, id: { in: ids }, ...isDue() },
        data: { remindedAt: new Date(), reminders: { increment: 1 } },
        select: SENT_FIELDS,
      })
      for (const row of rows) {
        const until = row.expiresAt.toISOString()
        await mailInvitation(tx, { ...row, group }, leader.session.user, { until })
      }
      return rows.length
    })
  } catch (error) {
    for (const one of spent) await one.giveBack().catch(() => {})
    throw error
  }
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
