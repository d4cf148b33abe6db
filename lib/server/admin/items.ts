import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ItemStats as WireItemStats } from '@/lib/api/admin/admin'
import { FORM, FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import type { Certainty } from '@/lib/disc/model/certainty'
import { type ItemStats, itemStats } from '@/lib/disc/model/item-stats'
import { IN_FORCE, keyOf, type MadeBy } from '@/lib/disc/model/scorers'
import { score } from '@/lib/disc/model/scoring'
import { type Sitting, sittingOf } from '@/lib/disc/model/sittings'
import { readCertainty } from '../assessments/certainty'
import { fromStored, type StoredAnswer } from '../assessments/result-rows'
import { db } from '../base/db'
import { faultOf } from '../base/fault'
import { log } from '../base/log'
import { once } from '../base/once'
import { oneAtATime } from '../base/one-at-a-time'
import { regularly } from '../base/regularly'
import type { Admin } from '../viewer/admin'
import { readCalibration } from './calibration'

/**
 * How many of the newest assessments are read: the error of a correlation stays below 0.02, and the time is bounded.
 */
const NEWEST = 3000
const BATCH = 100
/** How long the answers of a result that was deleted may stay in this process's memory. */
const EVERY_MS = 10 * 60_000

/** The newest sittings as this process knows them, by their results' ids, and their sums. In memory only. */
interface Counted {
  sittings: Map<string, Sitting>
  stats: ItemStats
}

const counted = () =>
  once('item-stats', (): Counted => ({ sittings: new Map(), stats: itemStats() }))

/**
 * How each statement of the present form does (lib/disc/model/item-stats.ts). Every look asks which assessments are
 * the newest now, counts those that came and takes out those that left, deleted ones too: the figures are exact, and a
 * look reads only what is new (docs/decisions/010). Untouched suggestions count as little as they do in scores.
 */
export async function readItemStats(admin: Admin) {
  const calibration = await readCalibration(admin)
  await catchUp()
  const { sittings, stats } = counted()
  return {
    form_version: FORM_VERSION,
    assessments: sittings.size,
    items: FORM.flatMap(({ question, items }) =>
      items.map(({ id, text, letter, keyed }): WireItemStats => {
        return { id, question, text, letter, is_reversed: keyed < 0, ...stats.statOf(id) }
      }),
    ),
    calibration,
  }
}

/** Counts now and every few minutes, until the process stops. Once per process. */
export function startCountingItems(): void {
  regularly('counting-items', EVERY_MS, () =>
    catchUp().catch((error) => log.warn(faultOf(error), 'items not counted')),
  )
}

/**
 * One run at a time in the whole process, so that no sitting is counted twice. The bundler gives the server's start and
 * the route a module each, so the lane is kept by once(). Other calls run between two batches.
 */
const catchUp = () => once('catching-up', () => oneAtATime(count))('')

async function count(): Promise<void> {
  const { sittings, stats } = counted()
  const newest = await db.assessment.findMany({
    where: { formVersion: FORM_VERSION, isSample: false },
    orderBy: { completedAt: 'desc' },
    take: NEWEST,
    select: { id: true },
  })
  const ids = newest.map(({ id }) => id)
  const present = new Set(ids)
  for (const [id, sitting] of sittings) {
    if (present.has(id)) continue
    stats.count(sitting, -1)
    sittings.delete(id)
  }
  const fresh = ids.filter((id) => !sittings.has(id))
  for (let at = 0; at < fresh.length; at += BATCH) {
    const rows = await db.assessment.findMany({
      where: { id: { in: fresh.slice(at, at + BATCH) } },
      select: { id: true, answers: true, certainty: true, scorerVersion: true, calibration: true },
    })
    for (const { id, answers, certainty, ...made } of rows) {
      const responses = (answers as unknown as StoredAnswer[]).map(fromStored)
      const sitting = sittingOf(responses, placesOf(responses, readCertainty(certainty), made))
      sittings.set(id, sitting)
      stats.count(sitting, 1)
      await nextTurn()
    }
  }
}

/**
 * The letters by the current scorer: as stored if it made the result, else recomputed. Null for results of plain
 * counting.
 */
function placesOf(responses: readonly Response[], certainty: Certainty | null, made: MadeBy) {
  if (!certainty) return null
  return keyOf(made) === keyOf(IN_FORCE) ? certainty.theta : score(responses).theta
}
