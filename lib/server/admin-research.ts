import 'server-only'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { recordAct } from './admin-audit'
import type { Admin } from './admin-gate'
import { today } from './admin-periods'
import { streamCsv } from './csv'
import { db } from './db'
import type { StoredAnswer } from './stored-answers'

/** Read so many sittings at a time: the size of the export is nowhere in memory. */
const BATCH = 500
/** The largest range that random numbers are drawn from. */
const NUMBERS = 2 ** 48 - 1

interface SittingRow {
  id: string
  /** Null for a guest's sitting: a browser is no person, and an office may share one. */
  userId: string | null
  month: string
  formVersion: string
  answers: StoredAnswer[]
}

const COLUMNS = [
  ...['sitting', 'month', 'form_version', 'question', 'shown_1', 'shown_2', 'shown_3', 'shown_4'],
  // The person last, so that whoever reads the columns before by their place still finds them there.
  ...['most', 'least', 'ms', 'suggested', 'person'],
].map((key) => ({ key, header: key }))

/**
 * Every answer of finished months to every form for research, and a file name. That it left is written down. The
 * present month stays out: what is new since another export would else say on which day it came. Sitting and person
 * have numbers that belong to this export and are kept nowhere: no id, no name, no day. The same person has the
 * same number throughout, for the study of second sittings; whoever has no account has one for each sitting.
 * The rows stand in the order of the results' random ids, which says nothing about time.
 */
export async function writeResearchCsv(admin: Admin) {
  await db.$transaction((tx) =>
    recordAct(tx, admin, { act: 'export_research', target: { kind: 'answers', id: null } }),
  )
  return { csv: streamCsv(readBatches(), COLUMNS), fileName: `Discern_research_${today()}.csv` }
}

async function* readBatches(): AsyncGenerator<Record<string, unknown>[]> {
  const numberOf = drawNumbers()
  let last = ''
  for (;;) {
    const rows = await readSittings(last)
    yield rows.flatMap((row) => toRows(row, numberOf))
    last = rows.at(-1)?.id ?? ''
    if (rows.length < BATCH) return
  }
}

function readSittings(after: string): Promise<SittingRow[]> {
  return db.$queryRaw<SittingRow[]>`
    SELECT id, user_id::text AS "userId", to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      form_version AS "formVersion", answers
    FROM assessments
    WHERE NOT is_sample AND id > ${after}
      AND completed_at < date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
    ORDER BY id LIMIT ${BATCH}`
}

type NumberOf = (userId: string) => number

/** A number for each person without a list of them: their id under a key that ends with the export. */
function drawNumbers(): NumberOf {
  const key = randomBytes(32)
  return (userId) => createHmac('sha256', key).update(userId).digest().readUIntBE(0, 6)
}

function toRows(
  { userId, month, formVersion, answers }: SittingRow,
  numberOf: NumberOf,
): Record<string, unknown>[] {
  const sitting = randomInt(NUMBERS)
  const person = userId ? numberOf(userId) : randomInt(NUMBERS)
  return answers.map(({ q, shown, most, least, ms, suggested }) => ({
    ...{ sitting, month, form_version: formVersion, question: q },
    ...Object.fromEntries((shown ?? []).map((id, at) => [`shown_${at + 1}`, id])),
    ...{ most, least, ms, suggested: suggested ? 1 : 0, person },
  }))
}
