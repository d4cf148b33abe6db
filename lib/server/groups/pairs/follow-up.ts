import 'server-only'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { dayOf, TWO_WEEKS } from '@/lib/two-weeks'
import { DAY_MS } from '@/lib/when'
import { db, Prisma } from '../../base/db'
import { countUse } from '../../base/funnel'
import { queryRows } from '../../base/sql'
import { isId } from '../../base/storable'
import { mayGetAskedFor } from '../../mail/asked-for'
import { sendSecretMail } from '../../mail/mail'
import { hasRight } from '../../viewer/address-rights'
import type { SignedIn } from '../../viewer/viewer'
import { pairNotFound } from './own-pairs'

/**
 * Asks for the mail after the two weeks of what two people agreed to, or takes that back. Repeatable. Throws `conflict` where
 * no agreement holds or its two weeks are over, and for an address that is not proven; `not_found` for a comparison in which no
 * result of the account is.
 */
export async function setPairMail({ session }: SignedIn, id: string, on: boolean): Promise<void> {
  const { user } = session
  if (on && !hasRight(user, 'follow_up')) {
    throw new ApiError('conflict', messages.groups.confirmToFollowUp)
  }
  if (!isId(id)) throw pairNotFound()
  const mine = { OR: [{ first: { userId: user.id } }, { second: { userId: user.id } }] }
  await db.$transaction(async (tx) => {
    // Locked: the other one may change or end it at the same moment.
    const [pair] = await tx.pairComparison.updateManyAndReturn({
      where: { AND: [{ id, agreedAt: { not: null } }, mine] },
      data: { id },
      select: { agreementFrom: true },
    })
    if (!pair) throw pairNotFound()
    const key = { pairId: id, userId: user.id }
    if (!on) {
      await tx.pairMail.deleteMany({ where: key })
      return
    }
    const now = new Date()
    if (!pair.agreementFrom || dayOf(pair.agreementFrom, now) === null) {
      throw new ApiError('conflict', messages.pairs.nothingRuns)
    }
    const before = await tx.pairMail.findUnique({ where: { pairId_userId: key } })
    if (before && before.sentAt === null) return
    // One that was sent was about an agreement before this one.
    const data = { askedAt: now, sentAt: null }
    await tx.pairMail.upsert({
      where: { pairId_userId: key },
      create: { ...key, ...data },
      update: data,
    })
    await countUse('follow_up', tx)
  })
}

/** Mails handed to the queue in one transaction. */
const BATCH = 20

/** Hands all mails that are due at `now` to the queue. */
export async function sendPairMails(now = new Date()): Promise<void> {
  while ((await sendSome(now)) === BATCH);
}

/**
 * Each mail is queued in the transaction that marks it as sent, so that there is one of each, in any number of runs,
 * replicas and crashes.
 */
async function sendSome(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    // Prisma has no SKIP LOCKED: rows that another server is at, or one of the two, are left to them.
    const due = await queryRows(
      tx,
      z.object({ pair: z.string(), person: z.string(), since: z.coerce.date() }),
      Prisma.sql`
        SELECT pair_id::text AS pair, user_id::text AS person, agreement_from AS since
        FROM pair_mails JOIN pair_comparisons ON id = pair_id
        WHERE sent_at IS NULL AND agreement_from <= ${new Date(now.getTime() - TWO_WEEKS * DAY_MS)}
        ORDER BY agreement_from, pair_id, user_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    )
    for (const { pair: pairId, person: userId, since } of due) {
      const key = { pairId, userId }
      await tx.pairMail.update({ where: { pairId_userId: key }, data: { sentAt: now } })
      const person = await tx.user.findFirst({
        where: { AND: [mayGetAskedFor(), { id: userId }] },
        select: { email: true },
      })
      const data = { ...key, from: since.toISOString() }
      if (person) await sendSecretMail(tx, 'pair_question', person.email, data)
    }
    return due.length
  })
}
