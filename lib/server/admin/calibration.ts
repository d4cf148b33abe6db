import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { CalibrationState } from '@/lib/api/admin/calibration'
import {
  depthFor,
  isCalibrationDue,
  modelFrom,
  problemWith,
} from '@/lib/calibration/calibration-of'
import { type WhatChanges, whatChanges } from '@/lib/calibration/what-changes'
import { FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import { CALIBRATIONS } from '@/lib/disc/model/calibrations'
import { amongAll, FORM_DESIGN, formAnswersFrom } from '@/lib/disc/model/product-form'
import { CALIBRATION, MODEL, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { fromStored, type StoredAnswer } from '../assessments/result-rows'
import { db, Prisma } from '../base/db'
import { firstSittings } from '../base/first-sittings'
import { log } from '../base/log'
import { once } from '../base/once'
import { queryRows } from '../base/sql'
import type { Admin } from '../viewer/admin'

/** So many at most are looked at: what would change for them is what would change for all. */
const NEWEST = 1000

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

const sitting = z.object({ answers: z.custom<StoredAnswer[]>(Array.isArray) })

const preview = () =>
  once('calibration-preview', (): Preview => ({ people: 0, change: null, counted: 0, until: 0 }))

/**
 * Whether a calibration is due, and what it would change. Working that out takes some seconds: the first call starts
 * it, and a later one returns it. It changes no stored result.
 */
export async function readCalibration(_admin: Admin): Promise<CalibrationState> {
  const people = await countPeople()
  const isDue = isCalibrationDue(people, CALIBRATIONS.at(-1)?.people ?? 0)
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
    const people = await db.user.count({
      where: {
        emailVerifiedAt: { not: null },
        assessments: { some: { formVersion: FORM_VERSION, isSample: false } },
      },
    })
    const now = Date.now()
    const keptFor = Math.max(COUNT_KEPT_MS, (now - began) * COUNT_KEPT_TIMES)
    Object.assign(kept, { counted: people, until: now + keptFor })
  }
  return kept.counted
}

/** Begins, and does not wait. */
function workOut(people: number): void {
  Object.assign(preview(), { people, change: null })
  previewFrom()
    .then((change) => Object.assign(preview(), { change }))
    .catch((error: unknown) => {
      Object.assign(preview(), { people: 0 })
      log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'not calibrated')
    })
}

async function previewFrom(): Promise<WhatChanges | null> {
  // Prisma cannot find the first row of each person.
  const rows = await queryRows(
    db,
    sitting,
    Prisma.sql`
      SELECT own.answers ${firstSittings(FORM_VERSION)}
      ORDER BY own.completed_at DESC, own.id LIMIT ${NEWEST}`,
  )
  const people = rows.map(({ answers }): Response[] => answers.map(fromStored))
  const sittings = people.map((one) => formAnswersFrom(FORM_VERSION, one))
  const depth = depthFor(sittings.length)
  if (!depth || problemWith(FORM_DESIGN, sittings)) return null
  const first = { ...UNCALIBRATED_MODEL, design: FORM_DESIGN }
  const model = await modelFrom(first, sittings, depth, nextTurn)
  return whatChanges(people, MODEL, amongAll(model, FORM_VERSION), nextTurn)
}
