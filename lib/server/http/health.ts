import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { db, Prisma } from '../base/db'
import { whyAway } from '../base/fault'
import { log } from '../base/log'
import { once } from '../base/once'
import { queryRows } from '../base/sql'

/** How long an answer is kept. */
const FRESH_MS = 1_000

/** How long the database may take. A balancer that asks does not wait much longer. */
const PATIENCE_MS = 2_000

/** Whether the database answers, or did at most a second ago. Calls at once share one query. */
export const isReady = (): Promise<boolean> => once('readiness', () => sharing(look))()

/** The same `look`, had by all who ask within a second, and waited for no longer than two. */
export function sharing(look: () => Promise<boolean>): () => Promise<boolean> {
  let seen: Promise<boolean> | undefined
  let freshUntil = 0
  return () => {
    if (!seen || performance.now() >= freshUntil) {
      freshUntil = Number.POSITIVE_INFINITY
      seen = Promise.race([look(), sleep(PATIENCE_MS, false, { ref: false })])
      void seen.then(() => {
        freshUntil = performance.now() + FRESH_MS
      })
    }
    return seen
  }
}

async function look(): Promise<boolean> {
  try {
    // Of no table, which Prisma cannot ask.
    await queryRows(db, z.object({ well: z.int() }), Prisma.sql`SELECT 1 AS well`)
    return true
  } catch (error) {
    log.warn({ why: whyAway(error) }, 'database away')
    return false
  }
}
