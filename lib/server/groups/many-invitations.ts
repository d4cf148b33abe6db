import 'server-only'
import { parseAddressList } from '@/lib/address-list'
import { PASTED_ADDRESSES_MAX } from '@/lib/api/bounds'
import { ApiError } from '@/lib/api/errors'
import { email as emailField } from '@/lib/api/fields'
import type { PastedOutcome } from '@/lib/api/invitations'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { type Consumed, consumeIfLeft } from '../base/limits'
import { isOpen } from '../mail/open-invitations'
import { refuses } from '../mail/refusals'
import {
  assertMaySend,
  dayOf,
  isDue,
  ownDay,
  type Sender,
  unconfirmedDay,
} from './invitation-rules'
import { mailInvitation } from './mail'
import { lockLed, refuseArchived } from './roles'
import { membersAmong, SENT_FIELDS, send } from './sent-invitations'

/** Mails per transaction, so that none takes long. */
const BATCH = 50

/**
 * Invites a pasted list, and returns what became of each address. Open invitations stay as they are. Throws `invalid`
 * for too many addresses. Where a batch fails, those before it are sent and counted, and the rest is not: sending the
 * same list again continues there.
 */
export async function inviteMany(
  leader: Sender,
  text: string,
  words?: string,
): Promise<PastedOutcome[]> {
  assertMaySend(leader, words)
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
  leader: Sender,
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

/** Invites those that can be invited, in one transaction. */
function inviteBatch(
  leader: Sender,
  emails: string[],
  words?: string,
): Promise<Map<string, Outcome>> {
  return orRefund(async (counts) => {
    const outcomes = await foresee(leader, emails, counts)
    await db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      // Since they were counted, another call may have invited some: of a list that is sent twice at once, one goes out.
      const standings = await standingsAmong(tx, group.id, emails)
      for (const [email, outcome] of outcomes) {
        if (outcome !== 'invited') continue
        const meanwhile = standings.get(email)
        if (meanwhile) outcomes.set(email, meanwhile)
        else await send(tx, group, leader, { email, words })
      }
    })
    return { done: outcomes, isSent: (email) => outcomes.get(email) === 'invited' }
  })
}

/** What was counted, by the address it was counted for. */
type Counts = Map<string, readonly Consumed[]>

interface Work<Done> {
  done: Done
  isSent: (email: string) => boolean
}

/** Does the work, and refunds what was counted for mails that were not sent. */
async function orRefund<Done>(work: (counts: Counts) => Promise<Work<Done>>): Promise<Done> {
  const counts: Counts = new Map()
  let isSent: Work<Done>['isSent'] = () => false
  try {
    const worked = await work(counts)
    isSent = worked.isSent
    return worked.done
  } finally {
    for (const [email, consumed] of counts) {
      if (isSent(email)) continue
      // Where a refund fails, the caller still gets its answer, or the first error.
      for (const one of consumed) await one.refund().catch(() => {})
    }
  }
}

/** The outcome for each address. One that can be invited is counted, until the leader's day is used up. */
async function foresee(
  leader: Sender,
  emails: string[],
  counts: Counts,
): Promise<Map<string, Outcome>> {
  const standings = await standingsAmong(db, leader.group.id, emails)
  const outcomes = new Map<string, Outcome>()
  let ended: Outcome | null = null
  for (const email of emails) {
    const known = standings.get(email) ?? ended
    if (known) outcomes.set(email, known)
    else {
      const { outcome, isLast } = await countOne(leader, email, counts)
      outcomes.set(email, outcome)
      if (isLast) ended = outcome
    }
  }
  return outcomes
}

/** Those of the addresses that need no invitation. */
async function standingsAmong(
  tx: Prisma.TransactionClient,
  groupId: string,
  emails: string[],
): Promise<Map<string, Outcome>> {
  const open = await invitedAmong(tx, groupId, emails)
  const members = await membersAmong(tx, groupId, emails)
  return new Map([
    ...[...open].map((email) => [email, 'invited_already'] as const),
    ...[...members].map((email) => [email, 'member_already'] as const),
  ])
}

/** Counts one invitation, or nothing where a limit is used up; `isLast` where that is one of the leader's. */
async function countOne(
  leader: Sender,
  email: string,
  counts: Counts,
): Promise<{ outcome: Outcome; isLast?: boolean }> {
  const unconfirmed = await consumeIfLeft(unconfirmedDay(leader))
  if (!unconfirmed) return { outcome: 'confirm_first', isLast: true }
  const own = await consumeIfLeft(ownDay(leader))
  const theirs = own && (await consumeIfLeft(dayOf(email)))
  if (!theirs) {
    await unconfirmed.refund()
    await own?.refund()
    return { outcome: 'too_many', isLast: !own }
  }
  counts.set(email, [unconfirmed, own, theirs])
  return { outcome: 'invited' }
}

/** Which of the addresses have an open invitation. */
async function invitedAmong(
  tx: Prisma.TransactionClient,
  groupId: string,
  emails: string[],
): Promise<Set<string>> {
  const rows = await tx.invitation.findMany({
    where: { groupId, email: { in: emails }, ...isOpen() },
    select: { email: true },
  })
  return new Set(rows.map(({ email }) => email))
}

/**
 * Mails a reminder of each open invitation that is due, with the same link, and returns how many. Each counts like an
 * invitation; those past a limit wait.
 */
export async function remindInvited(leader: Sender): Promise<{ reminded: number }> {
  assertMaySend(leader)
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

function remindBatch(
  leader: Sender,
  due: readonly { id: string; email: string }[],
): Promise<number> {
  return orRefund(async (counts) => {
    const ids: string[] = []
    for (const { id, email } of due) {
      const { outcome, isLast } = await countOne(leader, email, counts)
      if (outcome === 'invited') ids.push(id)
      if (isLast) break
    }
    const sent = await db.$transaction(async (tx) => {
      const group = await lockLed(tx, leader)
      const rows = await tx.invitation.updateManyAndReturn({
        // Another leader may have reminded them a moment ago.
        where: { groupId: group.id, id: { in: ids }, ...isDue() },
        data: { remindedAt: new Date(), reminders: { increment: 1 } },
        select: SENT_FIELDS,
      })
      for (const row of rows) {
        // It may be the person's no that came since it was sent.
        if (row.quiet || (await refuses(tx, row.email, leader.session.user.id))) continue
        const until = row.expiresAt.toISOString()
        await mailInvitation(tx, { ...row, group }, leader.session.user, { until })
      }
      return new Set(rows.map(({ email }) => email))
    })
    return { done: sent.size, isSent: (email) => sent.has(email) }
  })
}
