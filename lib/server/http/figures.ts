import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { readTotals } from '../base/counts'
import { connectionCounts, db, Prisma } from '../base/db'
import { env } from '../base/env'
import { type Figures, figures, type Reading } from '../base/figures'
import { QUEUE_NAMES } from '../base/queue'
import { queryRows } from '../base/sql'
import { pdfsWaiting } from '../reports/pdf'
import { isReady } from './health'

/** Reads the figures of these modules at each scrape. Does nothing without METRICS_TOKEN. */
export function startFigures(): void {
  const kept = figures()
  if (!kept) return
  for (const queue of QUEUE_NAMES) {
    for (const outcome of ['given_up', 'tried_again']) {
      kept.begin('discern_jobs_failed_total', { queue, outcome })
    }
  }
  kept.gauge(['discern_ready'], async () => ({
    discern_ready: [{ labels: {}, value: (await isReady()) ? 1 : 0 }],
  }))
  kept.gauge(['discern_database_connections'], async () => ({
    discern_database_connections: readingsOf('state', connectionCounts()),
  }))
  kept.gauge(['discern_pdfs_waiting'], async () => ({
    discern_pdfs_waiting: [{ labels: {}, value: pdfsWaiting() }],
  }))
  kept.gauge(['discern_jobs_waiting', 'discern_jobs_oldest_seconds'], readJobs)
  kept.gauge(['discern_orders'], async () => ({
    discern_orders: readingsOf('status', await readTotals('orders')),
  }))
}

const readingsOf = (label: string, values: Record<string, number>): Reading[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))

const jobRow = z.object({ queue: z.string(), waiting: z.int(), oldest: z.number() })

async function readJobs(): Promise<Record<string, Reading[]>> {
  // pg-boss's tables, which are not in our Prisma schema.
  const rows = await queryRows(
    db,
    jobRow,
    Prisma.sql`
      SELECT queue.name AS queue, count(job.id)::int AS waiting,
        greatest(extract(epoch FROM now() - min(
          CASE WHEN job.retry_count = 0 THEN job.start_after ELSE job.created_on END)), 0)::float AS oldest
      FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name AND job.state < 'completed'
      GROUP BY queue.name`,
  )
  const each = (value: (row: z.output<typeof jobRow>) => number) =>
    rows.map((row) => ({ labels: { queue: row.queue }, value: value(row) }))
  return {
    discern_jobs_waiting: each(({ waiting }) => waiting),
    discern_jobs_oldest_seconds: each(({ oldest }) => oldest),
  }
}

/** All figures, for callers with METRICS_TOKEN; to all others the endpoint does not exist. */
export function readFigures(headers: Headers): Promise<string> {
  return requireToken(headers).text()
}

function requireToken(headers: Headers): Figures {
  const kept = figures()
  const brought = headers.get('authorization')
  if (kept && env.metricsToken && brought && isSame(brought, `Bearer ${env.metricsToken}`))
    return kept
  throw new ApiError('not_found', messages.api.notFound)
}

/** Takes the same time for every wrong token. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const digest = (text: string) => createHash('sha256').update(text).digest()
