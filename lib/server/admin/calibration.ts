import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { CalibrationState } from '@/lib/api/admin/calibration'
import { inForceWith, isCalibrationDue, lessonFrom } from '@/lib/calibration/calibration-of'
import { type WhatChanges, whatChanges } from '@/lib/calibration/what-changes'
import { FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import { CALIBRATIONS } from '@/lib/disc/model/calibrations'
import { amongAll, FORM_DESIGN, formAnswersFrom } from '@/lib/disc/model/product-form'
import { CALIBRATION, MODEL } from '@/lib/disc/model/scoring'
import { takeNewest } from '../assessments/newest-sittings'
import { fromStored, type StoredAnswer } from '../assessments/result-rows'
import { db, Prisma } from '../base/db'
import { faultOf } from '../base/fault'
import { log } from '../base/log'
import { once } from '../base/once'
import { queryRows } from '../base/sql'
import { steps } from '../base/time-steps'
import type { Admin } from '../viewer/admin'

/** So many at most are looked at: what would change for them is what would change for all. */
const NEWEST = 1000
/** So many are in one statement. */
const BATCH = 500

/** Counting reads all sittings, so a count is kept for this long, and for a thousand times as long as it took. */
const COUNT_KEPT_MS = 60_000
const COUNT_KEPT_TIMES = 1000

/** What a calibration from so many people would change; null while that is worked out, or cannot be. */
interface Preview {
  people: number
  change: WhatChanges | null
  /** How many people there were, and until when that is believed. */
  counted: number
  until: number
}

const preview = () =>
  once('calibration-preview', (): Preview => ({ people: 0, change: null, counted: 0, until: 0 }))

/**
 * Whether a calibration is due, and what it would change. Working that out takes some seconds: the first call starts
 * it, and a later one returns it. It changes no stored result.
 */
export async function readCalibration(_admin: Admin): Promise<CalibrationState> {
  const people = await countPeople()
  const isDue = isCalibrationDue(people, inForceWith(CALIBRATIONS).people)
  const kept = preview()
  if (isDue && isCalibrationDue(people, kept.people)) workOut(people)
  const { change } = kept
  return {
    in_force: CALIBRATION,
    people,
    is_due: isDue,
    change: change && {
      people: change.people,
      other_letter: change.otherLetter,
      other_style: change.otherStyle,
      moves: change.moves,
    },
  }
}

async function countPeople(): Promise<number> {
  const kept = preview()
  if (kept.until < Date.now()) {
    const began = Date.now()
    const people = await countTeachers(FORM_VERSION)
    const now = Date.now()
    const keptFor = Math.max(COUNT_KEPT_MS, (now - began) * COUNT_KEPT_TIMES)
    Object.assign(kept, { counted: people, until: now + keptFor })
  }
  return kept.counted
}

const counted = z.object({ people: z.int(), last: z.string().nullable() })

/** Everyone who taught the form, some accounts at a time. */
export async function countTeachers(form: string): Promise<number> {
  let [all, last]: [number, string | null] = [0, null]
  do {
    const isNext: Prisma.Sql = last ? Prisma.sql`id > ${last}::uuid` : Prisma.sql`true`
    // Prisma cannot count within a page, and name its end.
    const [step] = await queryRows(
      db,
      counted,
      Prisma.sql`
        WITH page AS (SELECT id, email_verified_at FROM users WHERE ${isNext} ORDER BY id LIMIT ${steps.rows})
        SELECT count(*) FILTER (WHERE email_verified_at IS NOT NULL AND (
            SELECT true FROM assessments
            WHERE user_id = page.id AND form_version = ${form} AND NOT is_sample LIMIT 1))::int AS people,
          (SELECT page.id::text FROM page ORDER BY page.id OFFSET ${steps.rows - 1} LIMIT 1) AS last
        FROM page`,
    )
    all += step?.people ?? 0
    last = step?.last ?? null
  } while (last)
  return all
}

/** Begins, and does not wait. */
function workOut(people: number): void {
  Object.assign(preview(), { people, change: null })
  previewFrom(people)
    .then((change) => Object.assign(preview(), { change }))
    .catch((error: unknown) => {
      Object.assign(preview(), { people: 0 })
      log.warn(faultOf(error), 'not calibrated')
    })
}

async function previewFrom(all: number): Promise<WhatChanges> {
  const people = await readNewest()
  const sittings = people.map((one) => formAnswersFrom(FORM_VERSION, one))
  const before = inForceWith(CALIBRATIONS)
  const seen = Math.max(0, before.people - (all - people.length))
  const teaching = { isRepresentative: false, pause: nextTurn }
  const lesson = await lessonFrom(FORM_DESIGN, sittings, { ...before, people: seen }, teaching)
  // A calibration that would be refused changes nothing.
  if (typeof lesson === 'string') return whatChanges(people, MODEL, MODEL, nextTurn)
  const { design, prior } = lesson.learned
  return whatChanges(people, MODEL, amongAll({ ...MODEL, design, prior }, FORM_VERSION), nextTurn)
}

/** The answers of the newest first sittings, oldest first. */
async function readNewest(): Promise<Response[][]> {
  const newest = (await takeNewest(FORM_VERSION, NEWEST)).reverse()
  const people: Response[][] = []
  for (let at = 0; at < newest.length; at += BATCH) {
    const ids = newest.slice(at, at + BATCH).map(({ id }) => id)
    const rows = await db.assessment.findMany({
      where: { id: { in: ids } },
      orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
      select: { answers: true },
    })
    people.push(
      ...rows.map(({ answers }) => (answers as unknown as StoredAnswer[]).map(fromStored)),
    )
  }
  return people
}
