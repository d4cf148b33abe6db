import 'server-only'
import type { ItemStats } from '@/lib/api/admin'
import { FORM, FORM_VERSION } from '@/lib/disc/form/items'
import { type ItemFits, itemFits } from '@/lib/disc/model/item-fit'
import { readCertainty } from '../assessments/certainty'
import { fromStored, type StoredAnswer } from '../assessments/stored-answers'
import { db } from '../base/db'
import type { Admin } from '../viewer/admin'

/**
 * So many of the newest assessments: the error of a correlation stays below 0.02, and looking takes the
 * same time however many there are.
 */
const NEWEST = 3000
const BATCH = 250

const ITEMS = FORM.flatMap(({ question, items }) => items.map((item) => ({ ...item, question })))

interface ItemRow {
  id: string
  answers: number
  most: number
  least: number
  correlation: number | null
}

/**
 * How each statement of the present form does. A response gives an item its key when it was picked as most,
 * minus its key as least, else 0; the correlation is that of the item with the mean of the other items of its
 * letter (corrected item–total correlation). Untouched suggestions count as little as they do in scores.
 */
export async function readItemStats(_admin: Admin) {
  const [ids, rows] = await Promise.all([listNewest(), readRows()])
  const fits = await readFits(ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    form_version: FORM_VERSION,
    assessments: ids.length,
    items: ITEMS.map(({ id, question, text, letter, keyed }): ItemStats => {
      const { answers = 0, most = 0, least = 0, correlation = null } = found.get(id) ?? {}
      const is_reversed = keyed < 0
      const fit = fits.fitOf(id)
      return { id, question, text, letter, is_reversed, answers, most, least, correlation, fit }
    }),
  }
}

async function listNewest(): Promise<string[]> {
  const rows = await db.assessment.findMany({
    where: { formVersion: FORM_VERSION, isSample: false },
    orderBy: { completedAt: 'desc' },
    take: NEWEST,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Over those that carry places. A batch at a time: the arithmetic lets other calls in between. */
async function readFits(ids: readonly string[]): Promise<ItemFits> {
  const fits = itemFits()
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await db.assessment.findMany({
      where: { id: { in: ids.slice(at, at + BATCH) } },
      select: { answers: true, certainty: true },
    })
    for (const { answers, certainty } of rows) {
      const theta = readCertainty(certainty)?.theta
      if (theta) fits.add((answers as unknown as StoredAnswer[]).map(fromStored), theta)
    }
  }
  return fits
}

function readRows(): Promise<ItemRow[]> {
  return db.$queryRaw<ItemRow[]>`
    WITH newest AS (
      SELECT id, answers FROM assessments WHERE form_version = ${FORM_VERSION} AND NOT is_sample
      ORDER BY completed_at DESC LIMIT ${NEWEST}
    ), picks AS (
      SELECT newest.id, q, most, least
      FROM newest, jsonb_to_recordset(answers) AS a(q int, most text, least text, suggested bool)
      WHERE suggested IS NOT TRUE
    ), items AS (
      SELECT * FROM unnest(
        ${ITEMS.map(({ id }) => id)}::text[], ${ITEMS.map(({ question }) => question)}::int[],
        ${ITEMS.map(({ letter }) => letter)}::text[], ${ITEMS.map(({ keyed }) => keyed)}::int[]
      ) AS i(id, q, letter, keyed)
    ), marks AS (
      SELECT picks.id AS taken, items.id AS item, letter, most = items.id AS is_most, least = items.id AS is_least,
        CASE items.id WHEN most THEN keyed WHEN least THEN -keyed ELSE 0 END AS mark
      FROM picks JOIN items USING (q)
    ), sums AS (
      SELECT *, sum(mark) OVER letters AS total, count(*) OVER letters AS size
      FROM marks WINDOW letters AS (PARTITION BY taken, letter)
    )
    SELECT item AS id, count(*)::int AS answers, count(*) FILTER (WHERE is_most)::int AS most,
      count(*) FILTER (WHERE is_least)::int AS least,
      corr(mark, (total - mark) / nullif(size - 1, 0)::float) AS correlation
    FROM sums GROUP BY item`
}
