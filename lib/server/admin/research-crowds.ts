import 'server-only'
import { z } from 'zod'
import { FEWEST_PEOPLE } from '@/lib/research'
import { db, Prisma } from '../base/db'
import { once } from '../base/once'
import { queryRows } from '../base/sql'
import { type Span, timeSteps } from '../base/time-steps'

/**
 * Enough people for a crowd of the file: those of one month and form, or of several small months, which are then not
 * named.
 */
export interface Crowd {
  formVersion: string
  /** '' for small months taken together. */
  month: string
}

/** All time before the present month, by UTC. */
export function finishedMonths(now = new Date()): Span {
  return {
    from: new Date(0),
    before: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  }
}

/** How many of the newest sittings are read to see whether there are enough people. */
const NEWEST = 3000

/**
 * The sittings that may be in a file. A browser counts as a person here, since it may be one. Sittings in too small a
 * crowd stay out until others join them.
 */
export async function listCrowds(span = finishedMonths()): Promise<Crowd[]> {
  const people = new Map<string, Set<string>>()
  for await (const step of timeSteps(span)) {
    for (const { formVersion, month, person } of await readPeople(step, people)) {
      const key = keyOf({ formVersion, month })
      const known = people.get(key) ?? new Set()
      // Enough is enough: no list of everyone is held.
      people.set(key, known.size < FEWEST_PEOPLE ? known.add(person) : known)
    }
  }
  return toCrowds(people)
}

const keyOf = ({ formVersion, month }: Crowd) => `${month} ${formVersion}`

const personRow = z.object({ formVersion: z.string(), month: z.string(), person: z.string() })

/** Who took the assessment in a step, by month and form, but for those that have enough people already. */
function readPeople({ from, before }: Span, people: ReadonlyMap<string, Set<string>>) {
  const full = [...people].filter(([, { size }]) => size >= FEWEST_PEOPLE).map(([key]) => key)
  // Prisma cannot count by month.
  return queryRows(
    db,
    personRow,
    Prisma.sql`
      SELECT DISTINCT form_version AS "formVersion", month, coalesce(user_id, guest_id)::text AS person
      FROM assessments, to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
      WHERE completed_at >= ${from} AND completed_at < ${before} AND NOT is_sample
        AND coalesce(user_id, guest_id) IS NOT NULL AND month || ' ' || form_version <> ALL(${full})`,
  )
}

function toCrowds(people: ReadonlyMap<string, ReadonlySet<string>>): Crowd[] {
  const crowds: Crowd[] = []
  const small = new Map<string, Set<string>>()
  for (const [key, { size }] of people) {
    const [month = '', formVersion = ''] = splitKey(key)
    if (size >= FEWEST_PEOPLE) crowds.push({ formVersion, month })
    else {
      const together = small.get(formVersion) ?? new Set()
      for (const person of people.get(key) ?? []) together.add(person)
      small.set(formVersion, together)
    }
  }
  for (const [formVersion, { size }] of small) {
    if (size >= FEWEST_PEOPLE) crowds.push({ formVersion, month: '' })
  }
  return crowds
}

/** A month has no space in it; a form's version may. */
function splitKey(key: string): [string, string] {
  const at = key.indexOf(' ')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** A count of people that was enough stays enough for a while. Asking for the file counts anew. */
const KEEP_MS = 10 * 60_000
const known = () => once('crowd', () => ({ until: 0 }))

/** Whether there are enough people for a file. */
export async function hasCrowd(): Promise<boolean> {
  if (known().until > Date.now()) return true
  const { from, before } = finishedMonths()
  const oldest = await db.assessment.findFirst({
    where: { completedAt: { lt: before }, isSample: false },
    orderBy: { completedAt: 'desc' },
    skip: NEWEST - 1,
    select: { completedAt: true },
  })
  const isCrowd = (await listCrowds({ from: oldest?.completedAt ?? from, before })).length > 0
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
