import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { db, type Prisma } from './db'
import { env } from './env'
import { faultOf } from './fault'
import { countFigure } from './figures'
import { outcomeOf, reasonOf, within } from './job-failure'
import { onShutdown } from './lifecycle'
import { log } from './log'
import { once } from './once'
import { openPool } from './pool'

/** The queues that lib/runtime/database/queues.ts installs, with how often and how long each tries. */
export const QUEUE_NAMES = [
  'mail',
  'reconcile',
  'launch_list',
  'launch_mail',
  'follow_up',
  'sweep',
] as const
export type QueueName = (typeof QUEUE_NAMES)[number]

/** What a transaction must be able to do for a job to be part of it. */
export type Transaction = Pick<Prisma.TransactionClient, '$queryRawUnsafe'>

export interface Job<Data> {
  /** The same at every try. */
  id: string
  data: Data
  createdOn: Date
}

/** Writes down that a try failed, before the job is tried again or given up. */
type OnFailure<Data> = (job: Job<Data>, error: unknown, isGivenUp: boolean) => Promise<void>

const BY_THE_CLOCK: QueueName[] = ['reconcile', 'follow_up', 'sweep']
/** Jobs done at the same time by one process. */
const BATCH = 5
/**
 * How long pg-boss keeps what is left of a job that failed for good; it may hold an address or a link. pg-boss refuses
 * to keep two jobs apart for longer than this.
 */
const ARCHIVE_SECONDS = 60
const HELD = 'Since a restore no mail is sent: npm run mails says how many wait, and decides.'

/** Between two looks for jobs when there were none, and between two for jobs whose process died. Tests wait less. */
export const queueTiming = { pollMs: 500, upkeepSeconds: 30 }

/** Separate from the pool of requests, so that no request waits behind a job. */
const state = () =>
  once('queue', () => {
    const pool = openPool(env.databaseUrl, { max: 2 })
    pool.on('error', (error) => log.warn({ error: error.message }, 'queue connection'))
    const stopping = new AbortController()
    const loops: Promise<void>[] = []
    const kept = {
      pool,
      loops,
      stopping: stopping.signal,
      boss: undefined as Promise<PgBoss> | undefined,
      /** Said in the log once, and not by all who ask meanwhile. */
      isKnownAway: false,
    }
    onShutdown(async () => {
      stopping.abort()
      await Promise.all(loops)
      await (await kept.boss)?.stop({ graceful: false })
      await pool.end()
    })
    return kept
  })

/** pg-boss, started; tried again where the database was away. */
function boss(): Promise<PgBoss> {
  const kept = state()
  kept.boss ??= startBoss(kept.pool).then(
    (started) => {
      kept.isKnownAway = false
      return started
    },
    (error) => {
      kept.boss = undefined
      if (!kept.isKnownAway) log.warn(faultOf(error), 'queue away')
      kept.isKnownAway = true
      throw error
    },
  )
  return kept.boss
}

async function startBoss(pool: Pool): Promise<PgBoss> {
  const started = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // Its tables are made by the role that migrates (lib/runtime/database/queues.ts).
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: queueTiming.upkeepSeconds,
    archiveCompletedAfterSeconds: ARCHIVE_SECONDS,
    deleteAfterSeconds: ARCHIVE_SECONDS,
  })
  started.on('error', (error) => log.warn(faultOf(error), 'queue upkeep'))
  return started.start()
}

/**
 * Puts a job into a queue as part of a transaction, so that it exists only if the transaction commits. It is dropped
 * after `keepMinutes` without success, not done before a moment in the future, and where it can wait, done after the others.
 */
export async function enqueue(
  tx: Transaction,
  queue: QueueName,
  data: object,
  {
    keepMinutes,
    notBefore,
    canWait = false,
  }: { keepMinutes?: number; notBefore?: Date; canWait?: boolean } = {},
): Promise<void> {
  // The statement is pg-boss's own, and every value is a parameter.
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map(toParameter)),
  })
  const retention = keepMinutes ? { retentionMinutes: keepMinutes } : {}
  const start = notBefore && notBefore > new Date() ? { startAfter: notBefore } : {}
  const priority = canWait ? -1 : 0
  const options = { ...retention, ...start, priority, db: { executeSql } }
  const id = await (await boss()).send(queue, data, options)
  if (!id) throw new Error(`There is no queue ${queue}`)
}

function toParameter(value: unknown) {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}

/**
 * Does a queue's jobs until the process stops, each at least once, on as many replicas as there are. A finished or
 * given-up job is deleted with its data. While the database is away it waits. Jobs are fetched here, because pg-boss's
 * own workers keep a finished job for a while.
 */
export function work<Data>(
  queue: QueueName,
  handle: (job: Job<Data>) => Promise<void>,
  onFailure?: OnFailure<Data>,
): void {
  const { loops, stopping } = state()
  const loop = async () => {
    const { pollMs } = queueTiming
    let wasHeld = false
    while (!stopping.aborted) {
      const held = await isHeld(queue)
      if (held && !wasHeld) log.warn(HELD)
      wasHeld = held ?? wasHeld
      if (held !== false) {
        await pause(pollMs, stopping)
        continue
      }
      const jobs = await fetchJobs<Data>(queue)
      await Promise.all(jobs.map((job) => run(queue, handle, job, onFailure)))
      if (jobs.length < BATCH) await pause(pollMs, stopping)
    }
  }
  loops.push(loop())
}

/** Jobs to be done now; none while the database is away. */
async function fetchJobs<Data>(queue: QueueName): Promise<PgBoss.JobWithMetadata<Data>[]> {
  try {
    return await (await boss()).fetch<Data>(queue, { batchSize: BATCH, includeMetadata: true })
  } catch {
    return []
  }
}

/**
 * Puts a job without data into a queue every so many seconds. Of replicas that do so within the same minute, one puts
 * it; at other times each does, so the work must be harmless twice.
 */
export function repeat(queue: QueueName, seconds: number): void {
  const { loops, stopping } = state()
  const loop = async () => {
    while (!stopping.aborted) {
      const singletonSeconds = Math.min(seconds, ARCHIVE_SECONDS)
      const started = await boss().catch(() => null)
      await started
        ?.send(queue, {}, { singletonSeconds, retentionMinutes: 5 })
        .catch((error: Error) => log.warn({ queue, ...faultOf(error) }, 'queue away'))
      await pause(seconds * 1000, stopping)
    }
  }
  loops.push(loop())
}

/**
 * Whether a queue waits for an operator: after a restore no mail is sent before they decide
 * (lib/runtime/database/held-mails.ts). Null while that cannot be read; then no job can be fetched, either.
 */
async function isHeld(queue: QueueName): Promise<boolean | null> {
  if (queue !== 'mail') return false
  try {
    return (await db.mailHold.count()) > 0
  } catch {
    return null
  }
}

async function run<Data>(
  queue: QueueName,
  handle: (job: Job<Data>) => Promise<void>,
  job: PgBoss.JobWithMetadata<Data>,
  onFailure?: OnFailure<Data>,
): Promise<void> {
  const { id, retryCount, retryLimit } = job
  const about = { queue, job: id, try: retryCount + 1 }
  try {
    try {
      await within(job.expireInSeconds * 1000, handle(job))
      // What comes by the clock is no news.
      log[BY_THE_CLOCK.includes(queue) ? 'debug' : 'info'](about, 'job done')
    } catch (error) {
      const reason = reasonOf(error)
      const outcome = outcomeOf(error, {
        isLast: retryCount >= retryLimit,
        isByTheClock: BY_THE_CLOCK.includes(queue),
        isStopping: state().stopping.aborted,
      })
      if (outcome === 'ended') log.info({ ...about, reason }, 'job ended with the process')
      else {
        await onFailure?.(job, error, outcome === 'given_up')
        countFigure('discern_jobs_failed_total', { queue, outcome })
      }
      if (outcome === 'tried_again') {
        log.warn({ ...about, reason }, 'job failed, will be tried again')
        return await (await boss()).fail(queue, id, { reason })
      }
      if (outcome === 'given_up') log.error({ ...about, reason }, 'job given up')
    }
    await (await boss()).deleteJob(queue, id)
  } catch (error) {
    // The database went away in between. The job is reserved until it expires; then it is done again.
    log.warn({ ...about, fault: reasonOf(error) }, 'job left open')
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {})
