import 'server-only'
import { parseAddressList } from '@/lib/address-list'
import { ApiError } from '@/lib/api/errors'
import { email as emailField } from '@/lib/api/fields'
import {
  PASTED_ADDRESSES_MAX,
  type PastedOutcome,
  type SentInvitation,
} from '@/lib/api/invitations'
import { INVITATION_DAYS } from '@/lib/mail/invitation'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { isId } from '../base/ids'
import { spend } from '../base/limits'
import { hashOfNone } from '../base/link-secret'
import { hasRight } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { requireGroupRow } from './groups'
import { mailInvitation } from './mail'
import { groupNotFound, lockLed } from './roles'

type Tx = Prisma.TransactionClient

const expiry = () => new Date(Date.now() + INVITATION_DAYS * 24 * 3_600_000)

/** Those that still can be accepted, as a condition for the query. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } })

const SENT_FIELDS = { id: true, email: true, sentAt: true, expiresAt: true } as const

type SentRow = Prisma.InvitationGetPayload<{ select: typeof SENT_FIELDS }>

function toSent(row: SentRow): SentInvitation {
  return {
    id: row.id,
    email: row.email,
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }
}

/** Counts an invitation against the day of a leader whose own address is not proven. Throws `too_many_requests`. */
async function spendUnconfirmed({ session: { user } }: SignedIn): Promise<void> {
  if (!hasRight(user, 'invite_many')) await spend({ invite_unconfirmed: user.id })
}

/** Counts it against every leader's day. Throws `too_many_requests`. */
const spendOwn = ({ session }: SignedIn) => spend({ invite: session.user.id })

/** Counts it against both, and against the day of the address. */
async function spendOne(viewer: SignedIn, email: string): Promise<void> {
  await spendUnconfirmed(viewer)
  await spendOwn(viewer)
  await spend({ invite_address: email })
}

/**
 * Writes an invitation, in place of an earlier one to the same address, and mails its link. The earlier
 * link stops working.
 */
async function send(tx: Tx, viewer: SignedIn, groupId: string, email: string): Promise<SentRow> {
  const data = { hash: hashOfNone(), sentAt: new Date(), expiresAt: expiry(), acceptedAt: null }
  const row = await tx.invitation.upsert({
    where: { groupId_email: { groupId, email } },
    create: { groupId, email, ...data },
    update: data,
    select: { ...SENT_FIELDS, group: { select: { name: true } } },
  })
  await mailInvitation(tx, row, viewer.session.user)
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
 * before. Throws `not_found` unless the viewer leads the group, `conflict` for a member.
 */
export async function invite(viewer: SignedIn, groupId: string, email: string): Promise<void> {
  await requireLed(viewer, groupId)
  await spendOne(viewer, email)
  await db.$transaction(async (tx) => {
    await lockLed(tx, viewer, groupId)
    if ((await membersAmong(tx, groupId, [email])).has(email)) {
      throw new ApiError('conflict', messages.groups.memberAlready)
    }
    await send(tx, viewer, groupId, email)
  })
}

/** Before anything is counted: who does not lead the group learns nothing about limits. Throws `not_found`. */
async function requireLed(viewer: SignedIn, groupId: string): Promise<void> {
  await requireGroupRow(viewer, groupId, { leaderId: viewer.session.user.id })
}

/**
 * Invites a pasted list, and says of each address what became of it. Open invitations are left alone.
 * Throws `not_found` unless the viewer leads the group, `invalid` for too many addresses.
 */
export async function inviteMany(
  viewer: SignedIn,
  groupId: string,
  text: string,
): Promise<PastedOutcome[]> {
  await requireLed(viewer, groupId)
  const entries = parseAddressList(text).map(({ typed, address }) => ({
    typed,
    email: emailField.safeParse(address).data ?? null,
  }))
  if (entries.length > PASTED_ADDRESSES_MAX) {
    const { tooManyAddresses } = messages.groups
    throw new ApiError('invalid', tooManyAddresses, { addresses: tooManyAddresses })
  }
  const emails = [...new Set(entries.flatMap(({ email }) => email ?? []))]
  const outcomes = await foresee(viewer, groupId, emails)
  await sendInBatches(
    viewer,
    groupId,
    emails.filter((email) => outcomes.get(email) === 'invited'),
  )
  const told = new Set<string>()
  return entries.map(({ typed, email }) => {
    if (!email) return { address: typed, outcome: 'not_an_address' }
    if (told.has(email)) return { address: typed, outcome: 'repeated' }
    told.add(email)
    return { address: typed, outcome: outcomes.get(email) ?? 'too_many' }
  })
}

type Outcome = PastedOutcome['outcome']

/** What becomes of each address; one that can be invited is counted, until the leader's day is used up. */
async function foresee(
  viewer: SignedIn,
  groupId: string,
  emails: string[],
): Promise<Map<string, Outcome>> {
  const [members, open] = await Promise.all([
    membersAmong(db, groupId, emails),
    invitedAmong(groupId, emails),
  ])
  const outcomes = new Map<string, Outcome>()
  let ended: Outcome | null = null
  for (const email of emails) {
    if (members.has(email)) outcomes.set(email, 'member_already')
    else if (open.has(email)) outcomes.set(email, 'invited_already')
    else {
      ended ??= await endOfDay(viewer)
      outcomes.set(email, ended ?? (await outcomeFor(email)))
    }
  }
  return outcomes
}

/** Why the leader's day is used up; null while it is not, and then one more is counted. */
async function endOfDay(viewer: SignedIn): Promise<Outcome | null> {
  if (!(await isWithin(spendUnconfirmed(viewer)))) return 'confirm_first'
  return (await isWithin(spendOwn(viewer))) ? null : 'too_many'
}

/** Counts one against the day of the address. */
async function outcomeFor(email: string): Promise<Outcome> {
  return (await isWithin(spend({ invite_address: email }))) ? 'invited' : 'too_many'
}

/** Which of the addresses have an open invitation. */
async function invitedAmong(groupId: string, emails: string[]): Promise<Set<string>> {
  const rows = await db.invitation.findMany({
    where: { groupId, email: { in: emails }, ...isOpen() },
    select: { email: true },
  })
  return new Set(rows.map(({ email }) => email))
}

async function isWithin(spending: Promise<unknown>): Promise<boolean> {
  try {
    await spending
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return false
    throw error
  }
}

/** Mails per transaction, so that none takes long. */
const BATCH = 50

async function sendInBatches(viewer: SignedIn, groupId: string, emails: string[]): Promise<void> {
  for (let start = 0; start < emails.length; start += BATCH) {
    const batch = emails.slice(start, start + BATCH)
    await db.$transaction(async (tx) => {
      await lockLed(tx, viewer, groupId)
      for (const email of batch) await send(tx, viewer, groupId, email)
    })
  }
}

/** The open invitations of a group, newest first. Throws `not_found` unless the viewer leads it. */
export async function listSent(viewer: SignedIn, groupId: string): Promise<SentInvitation[]> {
  await requireLed(viewer, groupId)
  const rows = await db.invitation.findMany({
    where: { groupId, ...isOpen() },
    orderBy: [{ sentAt: 'desc' }, { email: 'asc' }],
    select: SENT_FIELDS,
  })
  return rows.map(toSent)
}

/** Mails an open invitation once more. Throws `not_found`. */
export async function resend(
  viewer: SignedIn,
  groupId: string,
  invitationId: string,
): Promise<SentInvitation> {
  await requireLed(viewer, groupId)
  const { email } = await requireOpen(db, groupId, invitationId)
  await spendOne(viewer, email)
  return db.$transaction(async (tx) => {
    await lockLed(tx, viewer, groupId)
    await requireOpen(tx, groupId, invitationId)
    return toSent(await send(tx, viewer, groupId, email))
  })
}

/** Takes an invitation back. Throws `not_found`. */
export async function revoke(
  viewer: SignedIn,
  groupId: string,
  invitationId: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockLed(tx, viewer, groupId)
    const { id } = await requireOpen(tx, groupId, invitationId)
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
