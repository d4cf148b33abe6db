import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { dueBefore, type SweptKind } from '@/lib/retention'
import { db, Prisma } from '../base/db'
import { log } from '../base/log'
import { once } from '../base/once'
import { repeat, work } from '../base/queue'
import { queryRows } from '../base/sql'
import { deleteOldActs } from '../viewer/acts'
import { eraseResults, noteErased } from './erase-results'

const EVERY_SECONDS = 3600
/** So many rows go in one statement. */
const limit = 500
/** A sweep ends by then, well before its job is given to another replica; the next sweep continues. */
const MOST_MS = 10 * 60_000

/** Deletes rows of a kind whose time began before a moment, at most so many, and says how many went. */
const DELETE: Record<SweptKind, (before: Date, now: Date) => Promise<number>> = {
  guest_results: deleteGuestResults,
  // `limit` chooses rows first and deletes them as they are by then, also a draft that its person has resumed meanwhile
  // or an invitation that was sent again. So ids are chosen first, and deleted where they are still due.
  drafts: async (lt) => {
    const due = { updatedAt: { lt } }
    const rows = await db.assessmentDraft.findMany({
      where: due,
      take: limit,
      select: { id: true },
    })
    return gone(db.assessmentDraft.deleteMany({ where: { ...due, ...idsOf(rows) } }))
  },
  invitations: async (lt) => {
    const due = { expiresAt: { lt } }
    const rows = await db.invitation.findMany({ where: due, take: limit, select: { id: true } })
    return gone(db.invitation.deleteMany({ where: { ...due, ...idsOf(rows) } }))
  },
  declined: (lt) => {
    const where = { everyone: false, refusedAt: { lt } }
    return gone(db.invitationRefusal.deleteMany({ where, limit }))
  },
  join_links: (lt) => gone(db.joinLink.deleteMany({ where: { expiresAt: { lt } }, limit })),
  live_sessions: (lt) => gone(db.liveSession.deleteMany({ where: { startedAt: { lt } }, limit })),
  mail_tokens: (lt) => gone(db.mailToken.deleteMany({ where: { expiresAt: { lt } }, limit })),
  email_changes: (lt) => {
    const undo = { OR: [{ undoUntil: { lt } }, { undoUntil: null }] }
    const where = { askedAt: { lt }, waitsUntil: { lt }, ...undo }
    return gone(db.emailChange.deleteMany({ where, limit }))
  },
  report_links: (lt) => {
    const where = { OR: [{ expiresAt: { lt } }, { revokedAt: { lt } }] }
    return gone(db.reportLink.deleteMany({ where, limit }))
  },
  comparison_links: (lt) =>
    gone(db.pairComparison.deleteMany({ where: { agreedAt: null, expiresAt: { lt } }, limit })),
  sessions: (lt) => gone(db.session.deleteMany({ where: { expiresAt: { lt } }, limit })),
  request_counts: (before) => {
    const where = { expire: { lt: before.getTime() } }
    return gone(db.rateLimit.deleteMany({ where, limit }))
  },
  launch_list: (lt) =>
    gone(db.prospectiveUser.deleteMany({ where: { mailQueuedAt: { lt } }, limit })),
  // By the database's own clock and span: lib/retention.ts only says the same.
  audit: () => deleteOldActs(limit),
}

const idsOf = (rows: readonly { id: string }[]) => ({ id: { in: rows.map(({ id }) => id) } })

const gone = async (deleted: Promise<{ count: number }>) => (await deleted).count

/** A paid one stays while a mailed link opens it: the mail has promised that. */
function deleteGuestResults(before: Date, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    // Prisma has no SKIP LOCKED: results that another server is deleting are left to it.
    const due = await queryRows(
      tx,
      z.object({ id: z.string() }),
      Prisma.sql`
        SELECT id FROM assessments
        WHERE user_id IS NULL AND NOT is_sample AND last_used_at < ${before}
          AND NOT EXISTS (
            SELECT FROM report_links WHERE assessment_id = assessments.id
              AND revoked_at IS NULL AND expires_at > ${now})
        LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    )
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
      const count = await DELETE[kind](dueBefore(kind, now), now)
      swept[kind] += count
      if (count === limit) left.push(kind)
      await nextTurn()
    }
    due = left
  }
  for (const kind of kinds) log.debug({ kind, deleted: swept[kind] }, 'kept no longer')
  noteErased({ by: 'time', results: swept.guest_results })
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
