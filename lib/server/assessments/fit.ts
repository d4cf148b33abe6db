import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { FORMS } from '@/lib/disc/form/items'
import {
  FIT_AT_FIRST,
  type PersonFit,
  type PickCount,
  personFitFrom,
} from '@/lib/disc/model/person-fit'
import { db } from '../base/db'
import { log } from '../base/log'
import { once } from '../base/once'
import { regularly } from '../base/regularly'

/**
 * People, at most and at least. Fifty are enough (docs/study.md), and fewer new ones are never learned from at once:
 * comparing the fit before and after could tell one person's answers.
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

/** Person fit with what this process last learned of the statements; until it has, as before any answer. */
export function learnedFit(): PersonFit {
  return state().fit
}

/** Learns now and each hour in which enough people have come, until the process stops. Once per process. */
export function startLearning(): void {
  regularly('learning', EVERY_MS, learn)
}

/**
 * Each form for itself: a new one knows nothing of its statements yet, and the one before, on which somebody may still
 * finish, keeps what it knows. While the database is away, what was learned before stays.
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
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'appeals not learned')
  }
}

/** What there is to know of a form by now; null while too few have come since it was looked at last. */
async function learnForm(version: string): Promise<Known | null> {
  const sittings = await listSittings(version)
  const until = state().known.get(version)?.until ?? new Date(0)
  const fresh = sittings.filter(({ completedAt }) => completedAt > until)
  if (!fresh[0] || fresh.length < FEWEST) return null
  return { picks: await countPicks(sittings.map(({ id }) => id)), until: fresh[0].completedAt }
}

/**
 * The first sitting of each of the newest people on a form, newest first. Only of accounts that may `teach`
 * (lib/api/address-rights.ts): whoever wants to distort what is learned needs a mailbox of their own for every account.
 */
function listSittings(version: string): Promise<{ id: string; completedAt: Date }[]> {
  return db.$queryRaw`
    SELECT own.id, own.completed_at AS "completedAt"
    FROM assessments own JOIN users ON users.id = own.user_id
    WHERE own.form_version = ${version} AND NOT own.is_sample AND users.email_verified_at IS NOT NULL
      AND jsonb_typeof(own.answers) = 'array'
      AND NOT EXISTS (
        SELECT FROM assessments earlier
        WHERE earlier.user_id = own.user_id AND earlier.form_version = own.form_version
          AND NOT earlier.is_sample AND (earlier.completed_at, earlier.id) < (own.completed_at, own.id))
    ORDER BY own.completed_at DESC LIMIT ${NEWEST}`
}

/** How often each answer to each question was given in these sittings. */
function countPicks(ids: readonly string[]): Promise<PickCount[]> {
  return db.$queryRaw<PickCount[]>`
    SELECT q AS question, most, least, count(*)::int AS people
    FROM assessments, jsonb_to_recordset(answers) AS a(q int, most text, least text, suggested bool)
    WHERE id = ANY(${ids}) AND suggested IS NOT TRUE GROUP BY 1, 2, 3`
}
