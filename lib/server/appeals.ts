import 'server-only'
import { FORM_VERSION } from '@/lib/disc/items'
import { FIT_AT_FIRST, type PersonFit, type PickCount, personFitFrom } from '@/lib/disc/person-fit'
import { db } from './db'
import { onShutdown } from './front-door'
import { log } from './log'
import { once } from './once'

/** Far more than fit needs (docs/study.md), and as many as the statistics of the statements look at. */
const NEWEST = 3000
const EVERY_MS = 60 * 60_000

const state = () => once('appeals', (): { fit: PersonFit } => ({ fit: FIT_AT_FIRST }))

/** Person fit with what this process last learned of the statements; until it has, as before any answer. */
export function learnedFit(): PersonFit {
  return state().fit
}

/** Learns from the newest sittings now and every hour, until the process stops. Once per process. */
export function startLearning(): void {
  once('learning', () => {
    let current = learn()
    const timer = setInterval(() => {
      current = learn()
    }, EVERY_MS)
    timer.unref()
    onShutdown(async () => {
      clearInterval(timer)
      await current
    })
    return true
  })
}

/** While the database is away, what was learned before stays. */
async function learn(): Promise<void> {
  try {
    state().fit = personFitFrom(await readPicks())
  } catch (error) {
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'appeals not learned')
  }
}

/** How often each answer to each question was given in the newest sittings on the present form. */
function readPicks(): Promise<PickCount[]> {
  return db.$queryRaw<PickCount[]>`
    WITH newest AS (
      SELECT answers FROM assessments WHERE form_version = ${FORM_VERSION} AND NOT is_sample
      ORDER BY completed_at DESC LIMIT ${NEWEST}
    )
    SELECT q AS question, most, least, count(*)::int AS people
    FROM newest, jsonb_to_recordset(answers) AS a(q int, most text, least text, suggested bool)
    WHERE suggested IS NOT TRUE GROUP BY 1, 2, 3`
}
