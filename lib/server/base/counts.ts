import 'server-only'
import { db, Prisma } from './db'
import { onShutdown } from './lifecycle'
import { log } from './log'
import { once } from './once'

/** The day of what is counted over all time. */
const ALL_TIME = '0001-01-01'

const FOLD_MS = 10_000
const FOLD_ROWS = 20_000

/** What has been counted: folded, and since. Always exact, as both are read in one statement. */
export const COUNTED = Prisma.sql`(
  SELECT name, day, key, value FROM rollups
  UNION ALL SELECT name, day, key, value FROM rollup_deltas) AS counted`

export interface Count {
  name: string
  /** Null for all time, and where days are taken together. */
  day: string | null
  key: string
  value: number
}

const TOTALS = [
  'users',
  'users.verified',
  'assessments',
  'assessments.in_accounts',
  'assessments.primary',
  'groups',
  'launch_list',
]
const BY_DAY = ['orders', 'orders.cents', 'orders.free', 'launch_list.joined']

/** Counts of all time, and those of a range of days; the days of `assessments.minutes` are taken together. */
export async function readCounts(
  range: { from: string; to: string },
  from: Prisma.TransactionClient,
): Promise<Count[]> {
  const inRange = Prisma.sql`day BETWEEN ${range.from}::date AND ${range.to}::date`
  return from.$queryRaw<Count[]>`
    SELECT name, key, NULL AS day, sum(value)::float AS value FROM ${COUNTED}
    WHERE name = ANY(${TOTALS}) AND day = ${ALL_TIME}::date GROUP BY 1, 2
    UNION ALL
    SELECT name, key, day::text, sum(value)::float FROM ${COUNTED}
    WHERE name = ANY(${BY_DAY}) AND ${inRange} GROUP BY 1, 2, 3
    UNION ALL
    SELECT name, key, NULL, sum(value)::float FROM ${COUNTED}
    WHERE name = 'assessments.minutes' AND ${inRange} GROUP BY 1, 2`
}

/** How many orders that were paid at some time are what now, over all time. */
export async function readOrderTotals(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ key: string; value: number }[]>`
    SELECT key, sum(value)::float AS value FROM ${COUNTED} WHERE name = 'orders' GROUP BY 1`
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/**
 * Adds what triggers have counted lately to the sums, and returns how many rows that were. One statement, so
 * that nothing is counted twice or lost; rows that another replica is folding are left to it.
 */
export async function foldCounts(): Promise<number> {
  const [{ folded } = { folded: 0n }] = await db.$queryRaw<{ folded: bigint }[]>`
    WITH gone AS (
      DELETE FROM rollup_deltas WHERE id IN (
        SELECT id FROM rollup_deltas ORDER BY id LIMIT ${FOLD_ROWS} FOR UPDATE SKIP LOCKED)
      RETURNING name, day, key, value
    ), added AS (
      INSERT INTO rollups (name, day, key, value)
      SELECT name, day, key, sum(value) FROM gone GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (name, day, key) DO UPDATE SET value = rollups.value + excluded.value
    )
    SELECT count(*) AS folded FROM gone`
  return Number(folded)
}

/** Folds every few seconds until the process stops. Once per process. */
export function startFolding(): void {
  once('folding', () => {
    let timer: NodeJS.Timeout
    let current: Promise<unknown> = Promise.resolve()
    const wait = () => {
      timer = setTimeout(() => {
        current = foldAll().finally(wait)
      }, FOLD_MS)
      timer.unref()
    }
    wait()
    onShutdown(async () => {
      await current
      clearTimeout(timer)
    })
    return true
  })
}

/** While the database is away there is nothing to fold. */
async function foldAll(): Promise<void> {
  try {
    while ((await foldCounts()) === FOLD_ROWS);
  } catch (error) {
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'counts not folded')
  }
}
