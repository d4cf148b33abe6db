import 'server-only'
import { randomInt } from 'node:crypto'
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
  month: string
  formVersion: string
  answers: StoredAnswer[]
}

const COLUMNS = [
  ...['sitting', 'month', 'form_version', 'question', 'shown_1', 'shown_2', 'shown_3', 'shown_4'],
  ...['most', 'least', 'ms', 'suggested'],
].map((key) => ({ key, header: key }))

/**
 * Every answer to every form for research, and a file name. That it left is written down. A sitting has a
 * number that is drawn for this export and kept nowhere: no id, no person, no day. The rows stand in the order
 * of the results' random ids, which says nothing about time.
 */
export async function writeResearchCsv(admin: Admin) {
  await db.$transaction((tx) =>
    recordAct(tx, admin, { act: 'export_research', target: { kind: 'answers', id: null } }),
  )
  return { csv: streamCsv(readBatches(), COLUMNS), fileName: `Discern_research_${today()}.csv` }
}

async function* readBatches(): AsyncGenerator<Record<string, unknown>[]> {
  let last = ''
  for (;;) {
    const rows = await readSittings(last)
    yield rows.flatMap(toRows)
    last = rows.at(-1)?.id ?? ''
    if (rows.length < BATCH) return
  }
}

function readSittings(after: string): Promise<SittingRow[]> {
  return db.$queryRaw<SittingRow[]>`
    SELECT id, to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      form_version AS "formVersion", answers
    FROM assessments WHERE NOT is_sample AND id > ${after} ORDER BY id LIMIT ${BATCH}`
}

function toRows({ month, formVersion, answers }: SittingRow): Record<string, unknown>[] {
  const sitting = randomInt(NUMBERS)
  return answers.map(({ q, shown, most, least, ms, suggested }) => ({
    ...{ sitting, month, form_version: formVersion, question: q },
    ...Object.fromEntries((shown ?? []).map((id, at) => [`shown_${at + 1}`, id])),
    ...{ most, least, ms, suggested: suggested ? 1 : 0 },
  }))
}
