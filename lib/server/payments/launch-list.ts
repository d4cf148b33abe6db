import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '../base/db'
import { faultOf } from '../base/fault'
import { log } from '../base/log'
import { once } from '../base/once'
import { enqueue, type Job, work } from '../base/queue'
import { queryRows } from '../base/sql'
import { sendSecretMail } from '../mail/mail'
import { arePaymentsOpen } from './passes'

interface Joining {
  email: string
  source: string
}

/**
 * Keeps an address for the day payments open. Stored after the answer: storing a new one takes longer than finding it,
 * and the time must not reveal which it was.
 */
export async function joinLaunchList(email: string, source: string): Promise<void> {
  const joining: Joining = { email, source }
  await enqueue(db, 'launch_list', joining)
}

/** So many mails are handed to the queue in one transaction. */
const BATCH = 100

/**
 * Writes down who joined, and hands the one mail to the queue when an admin has asked for it, until the process stops.
 * The same address again changes nothing. Once per process.
 */
export function startLaunchList(): void {
  once('launch-list', () => {
    void noteOpening()
    work('launch_list', async ({ data: { email, source } }: Job<Joining>) => {
      await db.prospectiveUser.createMany({ data: [{ email, source }], skipDuplicates: true })
    })
    work('launch_mail', async () => {
      while ((await mailSome()) === BATCH);
    })
    return true
  })
}

/**
 * Queues mails, each in the transaction that marks its entry, so that each entry gets one, in any number of runs,
 * replicas and crashes. Returns how many; none while payments are not open.
 */
async function mailSome(): Promise<number> {
  if (!arePaymentsOpen()) return 0
  return db.$transaction(async (tx) => {
    // Prisma has no SKIP LOCKED: entries that another server is at are left to it.
    const entries = await queryRows(
      tx,
      z.object({ id: z.string(), email: z.string() }),
      Prisma.sql`
        UPDATE prospective_users SET mail_queued_at = now() WHERE id IN (
          SELECT id FROM prospective_users WHERE mail_queued_at IS NULL
          ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING id::text, email`,
    )
    for (const { id, email } of entries) {
      await sendSecretMail(tx, 'payments_open', email, { entryId: id })
    }
    return entries.length
  })
}

/** Notes since when payments are open; while they are not, nothing. Without its database the server opens all the same. */
async function noteOpening(): Promise<void> {
  try {
    if (!arePaymentsOpen()) await db.paymentsOpened.deleteMany()
    else if ((await db.paymentsOpened.count()) === 0) {
      await db.paymentsOpened.create({ data: { at: new Date() } })
    }
  } catch (error) {
    log.warn(faultOf(error), 'not noted since when payments are open')
  }
}
