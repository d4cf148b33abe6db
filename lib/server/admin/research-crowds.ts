import 'server-only'
import { z } from 'zod'
import { FEWEST_PEOPLE } from '@/lib/research'
import { db, Prisma } from '../base/db'
import { once } from '../base/once'
import { queryRows } from '../base/sql'

/**
 * Enough people for a crowd of the file: those of one month and form, or of several small months, which are then not
 * named.
 */
const crowd = z.object({
  formVersion: z.string(),
  /** '' for small months taken together. */
  month: z.string(),
})

export type Crowd = z.output<typeof crowd>

/** As a condition on `assessments`. */
export const FINISHED_MONTHS = Prisma.sql`NOT is_sample
  AND completed_at < date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`

/** How many of the newest sittings are read to see whether there are enough people. */
const NEWEST = 3000

/**
 * The sittings that may be in a file. A browser counts as a person here, since it may be one. Sittings in too small a
 * crowd stay out until others join them.
 */
export function listCrowds({ newest }: { newest?: number } = {}): Promise<Crowd[]> {
  const some =
    newest === undefined ? Prisma.empty : Prisma.sql`ORDER BY completed_at DESC LIMIT ${newest}`
  // Prisma cannot count by month.
  return queryRows(
    db,
    crowd,
    Prisma.sql`
    WITH finished AS (
      SELECT form_version AS "formVersion", to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
        coalesce(user_id, guest_id) AS person
      FROM assessments WHERE ${FINISHED_MONTHS} ${some}
    ), months AS (
      SELECT "formVersion", month, count(DISTINCT person) AS people FROM finished GROUP BY 1, 2
    )
    SELECT "formVersion", month FROM months WHERE people >= ${FEWEST_PEOPLE}
    UNION ALL
    SELECT "formVersion", '' FROM finished JOIN months USING ("formVersion", month)
    WHERE people < ${FEWEST_PEOPLE} GROUP BY 1 HAVING count(DISTINCT person) >= ${FEWEST_PEOPLE}`,
  )
}

/** A count of people that was enough stays enough for a while. Asking for the file counts anew. */
const KEEP_MS = 10 * 60_000
const known = () => once('crowd', () => ({ until: 0 }))

/** Whether there are enough people for a file. */
export async function hasCrowd(): Promise<boolean> {
  if (known().until > Date.now()) return true
  const isCrowd = (await listCrowds({ newest: NEWEST })).length > 0
  if (isCrowd) known().until = Date.now() + KEEP_MS
  return isCrowd
}

/** The crowd of a sitting; undefined for one that stays out. */
export function crowdOf(crowds: readonly Crowd[], sitting: Crowd): Crowd | undefined {
  const sameForm = crowds.filter(({ formVersion }) => formVersion === sitting.formVersion)
  return (
    sameForm.find(({ month }) => month === sitting.month) ??
    sameForm.find(({ month }) => month === '')
  )
}
