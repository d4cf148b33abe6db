import 'server-only'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { CsvSeparator } from '@/lib/api/csv-separators'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { timeBand } from '@/lib/research'
import type { StoredAnswer } from '../assessments/result-rows'
import { streamCsv } from '../base/csv'
import { db, Prisma } from '../base/db'
import { mixed } from '../base/mixed-ids'
import { queryRows } from '../base/sql'
import { timeSteps } from '../base/time-steps'
import { recordAct } from '../viewer/acts'
import type { Admin } from '../viewer/admin'
import { today } from './periods'
import { type Crowd, crowdOf, finishedMonths, listCrowds } from './research-crowds'

/** Sittings read at a time, so that of the whole export only the ids are ever in memory. */
const BATCH = 500
/** The largest range that random numbers are drawn from. */
const NUMBERS = 2 ** 48 - 1

const sittingRow = z.object({
  id: z.string(),
  /** Null for a guest's sitting: a browser is no person, and an office may share one. */
  userId: z.string().nullable(),
  /** From the third sitting on: a person who takes it often could be recognized by the number of their sittings. */
  isThird: z.boolean(),
  month: z.string(),
  formVersion: z.string(),
  answers: z.custom<StoredAnswer[]>(Array.isArray),
})

type SittingRow = z.output<typeof sittingRow>

const COLUMNS = [
  ...['sitting', 'month', 'form_version', 'question', 'shown_1', 'shown_2', 'shown_3', 'shown_4'],
  // The person is last, so that readers that find the earlier columns by position still work.
  ...['most', 'least', 'time', 'suggested', 'person'],
].map((key) => ({ key, header: key }))

/**
 * Every answer of finished months for research, and a file name. The export is recorded in the audit. The current month
 * is left out, because the difference of two exports would show the day of a sitting. Sittings and people have numbers
 * of this file only: no id, no name, no day, no exact time. The first two sittings of an account share a person's
 * number, for the study of second sittings; each other sitting has its own. The order is random, so that two files
 * cannot be matched. Throws `conflict` while there are too few people.
 */
export async function writeResearchCsv(admin: Admin, separator: CsvSeparator) {
  const crowds = await listCrowds()
  if (crowds.length === 0) throw new ApiError('conflict', messages.admin.tooFewPeople)
  await db.$transaction((tx) =>
    recordAct(tx, admin, { act: 'export_research', target: { kind: 'answers', id: null } }),
  )
  return {
    csv: streamCsv(readBatches(crowds), COLUMNS, separator),
    fileName: `Discern_research_${today()}.csv`,
  }
}

async function* readBatches(crowds: readonly Crowd[]): AsyncGenerator<Record<string, unknown>[]> {
  const numberOf = drawNumbers()
  for await (const ids of mixed(listFinished(), BATCH)) {
    const rows = await readSittings(ids)
    yield ids.flatMap((id) => {
      const row = rows.get(id)
      const crowd = row && crowdOf(crowds, row)
      return row && crowd ? toRows({ ...row, month: crowd.month }, numberOf) : []
    })
  }
}

/** The ids of all finished sittings, a step at a time. */
async function* listFinished(): AsyncGenerator<string[]> {
  for await (const { from, before } of timeSteps(finishedMonths())) {
    const rows = await db.assessment.findMany({
      where: { completedAt: { gte: from, lt: before }, isSample: false },
      select: { id: true },
    })
    yield rows.map(({ id }) => id)
  }
}

async function readSittings(ids: readonly string[]): Promise<Map<string, SittingRow>> {
  // Prisma cannot compare a row with others of its table.
  const rows = await queryRows(
    db,
    sittingRow,
    Prisma.sql`
    SELECT id, user_id::text AS "userId", to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      form_version AS "formVersion", answers,
      2 <= (SELECT count(*) FROM (
        SELECT FROM assessments earlier
        WHERE earlier.user_id = own.user_id AND NOT earlier.is_sample
          AND (earlier.completed_at, earlier.id) < (own.completed_at, own.id) LIMIT 2) AS two) AS "isThird"
    FROM assessments own WHERE id = ANY(${[...ids]})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

type NumberOf = (userId: string) => number

/** A number for each person without a list of them: their id under a key that ends with the export. */
function drawNumbers(): NumberOf {
  const key = randomBytes(32)
  return (userId) => createHmac('sha256', key).update(userId).digest().readUIntBE(0, 6)
}

function toRows(
  { userId, isThird, month, formVersion, answers }: SittingRow,
  numberOf: NumberOf,
): Record<string, unknown>[] {
  const sitting = randomInt(NUMBERS)
  const person = userId && !isThird ? numberOf(userId) : randomInt(NUMBERS)
  return answers.map(({ q, shown, most, least, ms, suggested }) => ({
    sitting,
    month,
    form_version: formVersion,
    question: q,
    ...Object.fromEntries((shown ?? []).map((id, at) => [`shown_${at + 1}`, id])),
    most,
    least,
    time: timeBand(ms),
    suggested: suggested ? 1 : 0,
    person,
  }))
}
