import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { FORMS } from '@/lib/disc/form/items'
import {
  FIT_AT_FIRST,
  type PersonFit,
  type PickCount,
  personFitFrom,
} from '@/lib/disc/model/person-fit'
import { KNOWS_STATEMENTS } from '@/lib/disc/model/scoring'
import { db, Prisma } from '../base/db'
import { faultOf } from '../base/fault'
import { firstSittings } from '../base/first-sittings'
import { log } from '../base/log'
import { once } from '../base/once'
import { regularly } from '../base/regularly'
import { queryRows } from '../base/sql'

/**
 * Fewest and most people. Fifty are enough (docs/study.md). Fewer new ones are never learned from at once: one person's
 * answers could be read from the difference of two fits, or of two servers' fits. So the database holds the sitting up
 * to which all servers learn.
 */
const NEWEST = 3000
const FEWEST = 50
const EVERY_MS = 60 * 60_000

/** What is known of one form. */
interface Known {
  picks: readonly PickCount[]
  /** When the newest sitting was completed that it knows. */
  until: Date
}

interface Learned {
  fit: PersonFit
  /** By the form's version. */
  known: Map<string, Known>
}

const state = () => once('appeals', (): Learned => ({ fit: FIT_AT_FIRST, known: new Map() }))

/**
 * Person fit with what this process last learned of the statements; until it has, as before any answer. Of several
 * processes, one may be an hour behind another.
 */
export function learnedFit(): PersonFit {
  return state().fit
}

/**
 * Learns now and each hour in which enough people have come, until the process stops. Once per process. With a
 * calibration in force that says what each statement draws there is nothing to learn.
 */
export function startLearning(): void {
  if (KNOWS_STATEMENTS) return
  regularly('learning', EVERY_MS, learn)
}

/**
 * Each form is learned separately: a new one has no data yet, and drafts may still be finished on the one before. While
 * the database is away, the last fit stays.
 */
async function learn(): Promise<void> {
  try {
    const news: [string, Known][] = []
    for (const { version } of FORMS) {
      const known = await learnForm(version)
      if (known) news.push([version, known])
    }
    if (news.length === 0) return
    const known = new Map([...state().known, ...news])
    const picks = [...known.values()].flatMap((one) => one.picks)
    Object.assign(state(), { fit: await personFitFrom(picks, nextTurn), known })
  } catch (error) {
    log.warn(faultOf(error), 'appeals not learned')
  }
}

/** What servers are to know of a form now; null where this process knows it. */
async function learnForm(version: string): Promise<Known | null> {
  await moveOn(version)
  const known = await db.learned.findUnique({ where: { what: version } })
  if (!known || known.until.getTime() === state().known.get(version)?.until.getTime()) return null
  return { picks: await countPicks(version, known.until), until: known.until }
}

/** Those of the newest people. Only of accounts that may `teach` (lib/api/address-rights.ts). */
const sittings = (version: string, only: Prisma.Sql) => Prisma.sql`
  SELECT own.answers, own.completed_at ${firstSittings(version, only)}
  ORDER BY own.completed_at DESC LIMIT ${NEWEST}`

/**
 * Moves the sitting up to which all servers learn, if enough people have come since. Of servers that do so at once, one
 * succeeds.
 */
async function moveOn(version: string): Promise<void> {
  const isNew = Prisma.sql`own.completed_at > coalesce((SELECT until FROM known), '-infinity')`
  // Prisma cannot write what the same statement counts.
  await queryRows(
    db,
    z.object({ until: z.date() }),
    Prisma.sql`
      WITH known AS (SELECT until FROM learned WHERE what = ${version}),
        fresh AS (${sittings(version, isNew)})
      INSERT INTO learned (what, until)
      SELECT ${version}, max(completed_at) FROM fresh HAVING count(*) >= ${FEWEST}
      ON CONFLICT (what) DO UPDATE SET until = excluded.until
      WHERE learned.until IS NOT DISTINCT FROM (SELECT until FROM known) RETURNING until`,
  )
}

const pickCount = z.object({
  question: z.int(),
  most: z.string(),
  least: z.string(),
  people: z.int(),
}) satisfies z.ZodType<PickCount>

/** How often each answer to each question was given in the sittings that all servers learn from. */
function countPicks(version: string, until: Date): Promise<PickCount[]> {
  // Prisma cannot look into a value of JSON.
  return queryRows(
    db,
    pickCount,
    Prisma.sql`
      WITH taught AS (${sittings(version, Prisma.sql`own.completed_at <= ${until}`)})
      SELECT q AS question, most, least, count(*)::int AS people
      FROM taught, jsonb_to_recordset(answers) AS a(q int, most text, least text, suggested bool)
      WHERE suggested IS NOT TRUE GROUP BY 1, 2, 3`,
  )
}
