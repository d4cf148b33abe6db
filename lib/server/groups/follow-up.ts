import 'server-only'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { FollowUp } from '@/lib/api/follow-up'
import { smallThings } from '@/lib/disc/team/small-thing'
import { dueMail, dueSince, QUESTION, WORKED } from '@/lib/follow-up'
import { isWider } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { UNLOCKED } from '../assessments/result-rows'
import { sendTryMails } from '../assessments/try-mails'
import { db, Prisma } from '../base/db'
import { countUse } from '../base/funnel'
import { once } from '../base/once'
import { repeat, work } from '../base/queue'
import { queryRows } from '../base/sql'
import { isFollowed } from '../mail/follow-up'
import { sendSecretMail } from '../mail/mail'
import { hasRight } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { readCounts } from './frozen-counts'
import { readMembers } from './members'
import { sendPairMails } from './pairs/follow-up'
import { lockJoined, requireJoined } from './roles'

/**
 * What the person agreed to do in a group and how it goes on, and how many members answered what: an answer counts for
 * the text that it was given to. Throws `not_found` for a group that they are not in.
 */
export async function readFollowUp(viewer: SignedIn, id: string): Promise<FollowUp> {
  const { id: groupId } = await requireJoined(viewer, id)
  const own = await db.agreement.findUnique({
    where: { groupId_userId: { groupId, userId: viewer.session.user.id } },
    select: {
      text: true,
      createdAt: true,
      worked: true,
      answeredAt: true,
      mailsFrom: true,
      mailsSent: true,
    },
  })
  return {
    agreement: own && {
      text: own.text,
      mails: own.mailsFrom !== null && own.mailsSent < QUESTION,
      worked: isCurrent(own) ? own.worked : null,
    },
    answers: await countAnswers(groupId),
  }
}

const isCurrent = ({ createdAt, answeredAt }: { createdAt: Date; answeredAt: Date | null }) =>
  answeredAt !== null && answeredAt >= createdAt

/** As members may see them, and none in an archived group. */
const countAnswers = (groupId: string) =>
  readCounts(groupId, {
    kind: 'answers',
    keys: WORKED,
    read: async (on) => {
      const rows = await on.agreement.findMany({
        where: { groupId },
        select: {
          userId: true,
          worked: true,
          createdAt: true,
          answeredAt: true,
          countedAnswer: true,
          membership: { select: COUNTS },
        },
      })
      return rows.map(({ userId, countedAnswer, membership, ...answer }) => {
        const { withheldAt, group } = membership
        const counts = !withheldAt && !group.archivedAt && isCurrent(answer)
        return { userId, was: countedAnswer, now: counts ? answer.worked : null }
      })
    },
    mark: (tx, countedAnswer, ids) =>
      tx.agreement.updateMany({
        where: { groupId, userId: { in: ids } },
        data: { countedAnswer },
      }),
  })

const COUNTS = { withheldAt: true, group: { select: { archivedAt: true } } } as const

/** What the person agreed to in their groups and said of it since, newest first. */
export async function listAnswered({ session }: SignedIn) {
  const rows = await db.agreement.findMany({
    where: { userId: session.user.id, worked: { not: null } },
    orderBy: { answeredAt: 'desc' },
    select: {
      id: true,
      text: true,
      createdAt: true,
      worked: true,
      answeredAt: true,
      membership: { select: { group: { select: { name: true } } } },
    },
  })
  return rows
    .filter(isCurrent)
    .flatMap(({ id, text, worked, answeredAt, membership }) =>
      worked && answeredAt ? [{ id, text, worked, answeredAt, group: membership.group.name }] : [],
    )
}

/**
 * Starts the mails about what the person agreed to do, or stops them. Throws `conflict` without an agreement, for an
 * address that is not proven and in an archived group, `not_found` for a group that they are not in.
 */
export async function setFollowUp(viewer: SignedIn, id: string, on: boolean): Promise<void> {
  const { user } = viewer.session
  if (on && !hasRight(user, 'follow_up')) {
    throw new ApiError('conflict', messages.groups.confirmToFollowUp)
  }
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockJoined(tx, viewer, id, on ? 'refused' : 'allowed')
    const mine = { groupId, userId: user.id }
    if (!on) {
      await tx.agreement.updateMany({ where: mine, data: { mailsFrom: null } })
      return
    }
    const own = await tx.agreement.findFirst({
      where: mine,
      select: { mailsFrom: true, mailsSent: true },
    })
    if (!own) throw new ApiError('conflict', messages.groups.nothingAgreed)
    // Asked again while they go on changes nothing; after the last one they begin anew.
    if (own.mailsFrom !== null && own.mailsSent < QUESTION) return
    // From now on it is theirs: the leader no longer corrects what the mails quote.
    const data = { mailsFrom: new Date(), mailsSent: 0, typedByLeader: false }
    await tx.agreement.updateMany({ where: mine, data })
    await countUse('follow_up', tx)
  })
}

/** Mails handed to the queue in one transaction. */
const BATCH = 20
const EVERY_SECONDS = 3600

/** Looks every hour, on one replica, for mails that are due, until the process stops. Once per process. */
export function startFollowUp(): void {
  once('follow-up', () => {
    work('follow_up', async () => {
      await sendDue()
      await sendPairMails()
      await sendTryMails()
    })
    repeat('follow_up', EVERY_SECONDS)
    return true
  })
}

/** Hands all mails that are due at `now` to the queue. */
export async function sendDue(now = new Date()): Promise<void> {
  while ((await sendSome(now)) === BATCH);
}

/**
 * Each mail is queued in the transaction that marks it as sent, so that there is one of each, in any number of runs,
 * replicas and crashes. Where several are due since the last look, only the newest is sent.
 */
async function sendSome(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const isDue = Prisma.join(
      Array.from({ length: QUESTION }, (_, at) => at + 1).map(
        (mail) => Prisma.sql`(mails_sent < ${mail} AND mails_from <= ${dueSince(mail, now)})`,
      ),
      ' OR ',
    )
    // Prisma has no SKIP LOCKED: agreements that another server is at are left to it.
    const due = await queryRows(
      tx,
      z.object({ id: z.string(), mails_from: z.coerce.date() }),
      Prisma.sql`
        SELECT id::text, mails_from FROM agreements WHERE ${isDue}
        ORDER BY mails_from, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    )
    for (const { id, mails_from: from } of due) await sendOne(tx, id, dueMail(from, now))
    return due.length
  })
}

async function sendOne(tx: Prisma.TransactionClient, id: string, mail: number): Promise<void> {
  await tx.agreement.update({ where: { id }, data: { mailsSent: mail } })
  const row = await tx.agreement.findFirst({
    where: { AND: [isFollowed(), { id }] },
    select: {
      text: true,
      groupId: true,
      userId: true,
      membership: { select: { user: { select: { email: true } } } },
    },
  })
  if (!row) return
  const { email } = row.membership.user
  if (mail === QUESTION) {
    await sendSecretMail(tx, 'follow_up_question', email, { agreementId: id })
    return
  }
  const { things, other } = await thingsFor(tx, row)
  const at = (mail - 1) % Math.max(things.length, 1)
  const thing = things[at] ?? null
  // The first thing speaks of the other one of two.
  const about = at === 0 ? other : null
  await sendSecretMail(tx, 'follow_up_week', email, { agreementId: id, week: mail, thing, about })
}

/** From the result that the group sees, and none without one; and, in a team of two, the other one, if they show theirs. */
async function thingsFor(
  tx: Prisma.TransactionClient,
  { text, groupId, userId }: { text: string; groupId: string; userId: string },
) {
  const members = await readMembers(groupId, tx)
  const me = members.find((member) => member.userId === userId)
  const { result } = me ?? {}
  if (!result) return { things: [], other: null }
  const { code, doubt } = result.named
  const others = members.filter((member) => member !== me)
  const [other] = others.length === 1 ? others : []
  const shown = other?.result && !isWider('styles', other.shows) ? other.result : null
  const things = smallThings(text, {
    code,
    primary: doubt.first,
    isUnlocked:
      code !== null &&
      (await tx.assessment.count({ where: { userId, styleCode: code, AND: UNLOCKED } })) > 0,
    other: shown?.named.doubt.first ?? null,
  })
  return { things, other: shown && other ? other.userId : null }
}
