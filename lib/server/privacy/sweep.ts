import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { dueBefore, type SweptKind } from '@/lib/retention'
import { db } from '../base/db'
import { log } from '../base/log'
import { once } from '../base/once'
import { repeat, work } from '../base/queue'
import { deleteOldActs } from '../viewer/acts'
import { eraseResults } from './erase-results'

const EVERY_SECONDS = 3600
/** So many rows go in one statement. */
const BATCH = 500
/** A sweep ends by then, well before its job is given to another replica; the next one goes on. */
const MOST_MS = 10 * 60_000

/**
 * How the rows of a kind go whose time began before a moment: at most so many, those that another replica is deleting
 * left to it. Says how many went.
 */
const DELETE: Record<SweptKind, (before: Date, now: Date) => Promise<number>> = {
  guest_results: deleteGuestResults,
  drafts: (before) => db.$executeRaw`
    DELETE FROM assessment_drafts WHERE id IN (
      SELECT id FROM assessment_drafts WHERE updated_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  invitations: (before) => db.$executeRaw`
    DELETE FROM invitations WHERE id IN (
      SELECT id FROM invitations WHERE expires_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  mail_tokens: (before) => db.$executeRaw`
    DELETE FROM mail_tokens WHERE hash IN (
      SELECT hash FROM mail_tokens WHERE expires_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  email_changes: (before) => db.$executeRaw`
    DELETE FROM email_changes WHERE id IN (
      SELECT id FROM email_changes
      WHERE asked_at < ${before} AND waits_until < ${before} AND (undo_until < ${before} OR undo_until IS NULL)
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  report_links: (before) => db.$executeRaw`
    DELETE FROM report_links WHERE id IN (
      SELECT id FROM report_links WHERE expires_at < ${before} OR revoked_at < ${before}
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  sessions: (before) => db.$executeRaw`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE expires_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  request_counts: (before) => db.$executeRaw`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expire < ${before.getTime()} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  launch_list: (before) => db.$executeRaw`
    DELETE FROM prospective_users WHERE id IN (
      SELECT id FROM prospective_users WHERE mail_queued_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  // By the database's own clock and span: lib/retention.ts only says the same.
  audit: () => deleteOldActs(BATCH),
}

/** A paid one stays while a mailed link opens it: the mail has promised that. */
function deleteGuestResults(before: Date, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM assessments
      WHERE user_id IS NULL AND NOT is_sample AND last_used_at < ${before}
        AND NOT EXISTS (
          SELECT FROM report_links WHERE assessment_id = assessments.id
            AND revoked_at IS NULL AND expires_at > ${now})
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
    await eraseResults(
      tx,
      due.map(({ id }) => id),
    )
    return due.length
  })
}

export type Swept = Record<SweptKind, number>

/**
 * Deletes what lib/retention.ts keeps no longer at `now`, in batches, and writes one line a kind to the log. Any number
 * of replicas may do so at once: each row goes once, and is counted once.
 */
export async function sweep(now = new Date()): Promise<Swept> {
  const kinds = Object.keys(DELETE) as SweptKind[]
  const swept = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Swept
  const end = performance.now() + MOST_MS
  let due = kinds
  // A batch of each in turn, so that none waits behind another that has much.
  while (due.length > 0 && performance.now() < end) {
    const left: SweptKind[] = []
    for (const kind of due) {
      const gone = await DELETE[kind](dueBefore(kind, now), now)
      swept[kind] += gone
      if (gone === BATCH) left.push(kind)
      await nextTurn()
    }
    due = left
  }
  for (const kind of kinds) log.debug({ kind, deleted: swept[kind] }, 'kept no longer')
  return swept
}

/** Sweeps every hour, on one replica, until the process stops. Once per process. */
export function startSweeping(): void {
  once('sweeping', () => {
    work('sweep', async () => {
      await sweep()
    })
    repeat('sweep', EVERY_SECONDS)
    return true
  })
}
