import 'server-only'
import { z } from 'zod'
import { db, Prisma } from './db'
import { faultOf } from './fault'
import { log } from './log'
import { regularly } from './regularly'
import { queryRows } from './sql'

/** The day of what is counted over all time. */
const ALL_TIME = '0001-01-01'

const FOLD_MS = 10_000
const FOLD_ROWS = 20_000

/** What has been counted: folded, and since. Always exact, as both are read in one statement. */
export const COUNTED = Prisma.sql`(
  SELECT name, day, key, value FROM rollups
  UNION ALL SELECT name, day, key, value FROM rollup_deltas) AS counted`

const counted = z.object({
  name: z.string(),
  /** Null for all time, and where days are taken together. */
  day: z.string().nullable(),
  key: z.string(),
  value: z.number(),
})

export type Count = z.output<typeof counted>

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
export function readCounts(range: { from: string; to: string }): Promise<Count[]> {
  const inRange = Prisma.sql`day BETWEEN ${range.from}::date AND ${range.to}::date`
  // Prisma has no UNION: what is folded and what is not yet must be read at one moment.
  return queryRows(
    db,
    counted,
    Prisma.sql`
      SELECT name, key, NULL AS day, sum(value)::float AS value FROM ${COUNTED}
      WHERE name = ANY(${TOTALS}) AND day = ${ALL_TIME}::date GROUP BY 1, 2
      UNION ALL
      SELECT name, key, day::text, sum(value)::float FROM ${COUNTED}
      WHERE name = ANY(${BY_DAY}) AND ${inRange} GROUP BY 1, 2, 3
      UNION ALL
      SELECT name, key, NULL, sum(value)::float FROM ${COUNTED}
      WHERE name = 'assessments.minutes' AND ${inRange} GROUP BY 1, 2`,
  )
}

/** What was counted under a name over all time, by key: by each, or by these. */
export async function readTotals(
  name: 'orders' | 'launch_list' | 'coupons.revenue_cents',
  keys?: readonly string[],
): Promise<Record<string, number>> {
  const some = keys ? Prisma.sql`AND key = ANY(${[...keys]})` : Prisma.empty
  // As in readCounts.
  const rows = await queryRows(
    db,
    counted.pick({ key: true, value: true }),
    Prisma.sql`SELECT key, sum(value)::float AS value FROM ${COUNTED} WHERE name = ${name} ${some} GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/**
 * Adds what triggers have counted since to the sums, and returns the number of rows. One statement, so that nothing is
 * counted twice or lost. Rows that another replica is folding are skipped.
 */
export async function foldCounts(): Promise<number> {
  const [row] = await queryRows(
    db,
    z.object({ folded: z.int() }),
    Prisma.sql`
      WITH gone AS (
        DELETE FROM rollup_deltas WHERE id IN (
          SELECT id FROM rollup_deltas ORDER BY id LIMIT ${FOLD_ROWS} FOR UPDATE SKIP LOCKED)
        RETURNING name, day, key, value
      ), added AS (
        INSERT INTO rollups (name, day, key, value)
        SELECT name, day, key, sum(value) FROM gone GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
        ON CONFLICT (name, day, key) DO UPDATE SET value = rollups.value + excluded.value
      )
      SELECT count(*)::int AS folded FROM gone`,
  )
  return row?.folded ?? 0
}

/** Folds every few seconds until the process stops. Once per process. */
export const startFolding = () => regularly('folding', FOLD_MS, foldAll)

/** While the database is away there is nothing to fold. */
async function foldAll(): Promise<void> {
  try {
    while ((await foldCounts()) === FOLD_ROWS);
  } catch (error) {
    log.warn(faultOf(error), 'counts not folded')
  }
}
