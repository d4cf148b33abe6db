import 'server-only'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { homeResult } from '@/lib/disc/result/home'
import { dayBy, lineOn, type TodayLine } from '@/lib/disc/result/today-line'
import { messages } from '@/lib/messages'
import { dayOf, nextTryDay, tryDay } from '@/lib/try-mails'
import { db, Prisma } from '../base/db'
import { queryRows } from '../base/sql'
import { mayGetAskedFor } from '../mail/asked-for'
import { sendSecretMail } from '../mail/mail'
import { hasRight } from '../viewer/address-rights'
import type { SignedIn } from '../viewer/viewer'
import { listNewest } from './history'
import { standingOf } from './together'

/** Whether the person gets their line of home by mail about once a week; null where their address does not allow it. */
export async function readTryMails({ session }: SignedIn): Promise<boolean | null> {
  const { user } = session
  if (!hasRight(user, 'follow_up')) return null
  return (await db.tryMail.count({ where: { userId: user.id } })) > 0
}

/** Starts these mails, the first in a week, or stops them. Repeatable. Throws `conflict` for an address that is not proven. */
export async function setTryMails({ session }: SignedIn, on: boolean): Promise<void> {
  const { user } = session
  if (!on) {
    await db.tryMail.deleteMany({ where: { userId: user.id } })
    return
  }
  if (!hasRight(user, 'follow_up')) {
    throw new ApiError('conflict', messages.groups.confirmToFollowUp)
  }
  const today = dayOf(new Date())
  const data = { userId: user.id, dueOn: nextTryDay(today, 0, today) }
  await db.tryMail.createMany({ data: [data], skipDuplicates: true })
}

/** People whose mails are handed to the queue in one transaction, which has five seconds. */
const BATCH = 5

/** Hands all mails that are due at `now` to the queue. */
export async function sendTryMails(now = new Date()): Promise<void> {
  const day = tryDay(now)
  if (!day) return
  while ((await sendSome(day)) === BATCH);
}

/**
 * Each mail is queued in the transaction that moves its row to the next day, so that there is one of each, in any number of
 * runs, replicas and crashes. The next is a week away at least, and so is the first: stopping and asking again brings no
 * second one.
 */
async function sendSome(day: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    // Prisma has no SKIP LOCKED: rows that another server is at are left to it.
    const due = await queryRows(
      tx,
      z.object({ user_id: z.string() }),
      Prisma.sql`
        SELECT user_id::text FROM try_mails WHERE due_on <= ${day}::date
        ORDER BY due_on, user_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    )
    for (const { user_id: userId } of due) await sendOne(tx, userId, day)
    return due.length
  })
}

async function sendOne(tx: Prisma.TransactionClient, userId: string, day: Date): Promise<void> {
  const { dueOn, user } = await tx.tryMail.findUniqueOrThrow({
    where: { userId },
    select: { dueOn: true, user: { select: { email: true } } },
  })
  const lines = (await mayGet(tx, userId)) ? await linesOf(tx, userId) : []
  const next = nextTryDay(dueOn, lines.length, day)
  await tx.tryMail.update({ where: { userId }, data: { dueOn: next }, select: { userId: true } })
  const line = lineOn(lines, dayBy(day))
  // A day that was missed brings its line in the next round.
  if (!line || dueOn < day) return
  await sendSecretMail(tx, 'try_today', user.email, { userId, line })
}

const mayGet = async (tx: Prisma.TransactionClient, id: string) =>
  (await tx.user.count({ where: { AND: [mayGetAskedFor(), { id }] } })) > 0

/** Those that home shows the person day by day; none without a style. */
async function linesOf(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<readonly TodayLine[]> {
  const results = await listNewest(userId, tx)
  const said = homeResult(userId, results, await standingOf(userId, results, tx))
  return said?.today?.lines ?? []
}
