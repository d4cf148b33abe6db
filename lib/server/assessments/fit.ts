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
import { log } from '../base/log'
import { once } from '../base/once'
import { regularly } from '../base/regularly'
import { queryRows } from '../base/sql'
import { takeNewest, type Within } from './newest-sittings'

/**
 * Fewest and most people. Fifty are enough (docs/study.md). Fewer new ones are never learned from at once: one person's
 * answers could be read from the difference of two fits, or of two servers' fits. So the database holds the sitting up
 * to which all servers learn.
 */
const NEWEST = 3000
const FEWEST = 50
const EVERY_MS = 60 * 60_000
/** Sittings whose answers one statement counts. */
const BATCH = 500

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
async function learn(stopping: AbortSignal): Promise<void> {
  try {
    const news: [string, Known][] = []
    for (const { version } of FORMS) {
      const known = await learnForm(version, stopping)
      if (known) news.push([version, known])
    }
    if (news.length === 0) return
    const known = new Map([...state().known, ...news])
    const picks = [...known.values()].flatMap((one) => one.picks)
    Object.assign(state(), { fit: await personFitFrom(picks, nextTurn), known })
  } catch (error) {
    if (!stopping.aborted) log.warn(faultOf(error), 'appeals not learned')
  }
}

/** What servers are to know of a form now; null where this process knows it. */
async function learnForm(version: string, stopping: AbortSignal): Promise<Known | null> {
  await moveOn(version, stopping)
  const known = await db.learned.findUnique({ where: { what: version } })
  if (!known || known.until.getTime() === state().known.get(version)?.until.getTime()) return null
  return { picks: await countPicks(version, { until: known.until, stopping }), until: known.until }
}

/**
 * Moves the sitting up to which all servers learn, if enough people have come since. Only of accounts that may `teach`
 * (lib/api/address-rights.ts). Of servers that do so at once, one succeeds.
 */
async function moveOn(what: string, stopping: AbortSignal): Promise<void> {
  const known = await db.learned.findUnique({ where: { what } })
  const fresh = await takeNewest(what, FEWEST, { after: known?.until, stopping })
  const until = fresh[0]?.completedAt
  if (!until || fresh.length < FEWEST) return
  if (known) await db.learned.updateMany({ where: { what, until: known.until }, data: { until } })
  else await db.learned.createMany({ data: { what, until }, skipDuplicates: true })
}

const pickCount = z.object({
  question: z.int(),
  most: z.string(),
  least: z.string(),
  people: z.int(),
}) satisfies z.ZodType<PickCount>

/** How often each answer to each question was given in the sittings that all servers learn from. */
async function countPicks(version: string, within: Within): Promise<PickCount[]> {
  const taught = await takeNewest(version, NEWEST, within)
  const counts = new Map<string, PickCount>()
  for (let at = 0; at < taught.length; at += BATCH) {
    const ids = taught.slice(at, at + BATCH).map(({ id }) => id)
    for (const count of await countPicksOf(ids)) {
      const key = JSON.stringify([count.question, count.most, count.least])
      const before = counts.get(key)?.people ?? 0
      counts.set(key, { ...count, people: before + count.people })
    }
  }
  return [...counts.values()]
}

function countPicksOf(ids: readonly string[]): Promise<PickCount[]> {
  // Prisma cannot look into a value of JSON.
  return queryRows(
    db,
    pickCount,
    Prisma.sql`
      SELECT q AS question, most, least, count(*)::int AS people
      FROM assessments, jsonb_to_recordset(answers) AS a(q int, most text, least text, suggested bool)
      WHERE id = ANY(${[...ids]}) AND suggested IS NOT TRUE GROUP BY 1, 2, 3`,
  )
}
