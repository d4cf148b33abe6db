/** The research export: every answer, and which sittings are the same person's, but not whose. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { FORM_VERSION } from '../../lib/disc/form/items'
import { newAdmin } from '../support/admins'
import { answersFor, timed } from '../support/answers'
import { expect, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser } from '../support/people'
import { submitAnswers } from '../support/product'
import { addCrowd, LAST_MONTH } from '../support/rows/crowd'
import { newPerson } from '../support/teams'

const HEADER =
  'sitting,month,form_version,question,shown_1,shown_2,shown_3,shown_4,most,least,time,suggested,person'

/** A copy of its own, because the export depends on the number of people. */
const DATA_DIR = join(import.meta.dirname, '../../.test/research')

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy
let admin: Awaited<ReturnType<typeof newAdmin>>

test.beforeAll(async () => {
  database = await newDatabase('research')
  aimAt(database.url)
  copy = await startCopy({ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' })
  admin = await newAdmin(copy.url)
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** As if these sittings had been in the month before; an export holds finished months only. */
async function moveToLastMonth(ids: readonly string[]): Promise<string> {
  const rows = await query<{ month: string }>(
    `UPDATE assessments SET completed_at = ${LAST_MONTH} WHERE id = ANY($1)
     RETURNING to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month`,
    [ids],
  )
  expect(rows).toHaveLength(ids.length)
  return rows[0]?.month ?? ''
}

async function readFile(): Promise<{ text: string; rows: string[][] }> {
  const response = await admin.context.get('/api/admin/research')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-disposition']).toMatch(
    /filename="Discern_research_\d{4}-\d\d-\d\d\.csv"/,
  )
  const text = await response.text()
  const [header, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(header).toBe(HEADER)
  return { text, rows: lines.map((line) => line.split(',')) }
}

/** How often the audit says that a file left. */
const acts = () =>
  query("SELECT target_kind FROM admin_acts WHERE act = 'export_research' AND actor_id = $1", [
    admin.person.id,
  ])

test('no file of fewer than 50 people, and nothing is written down as if one had left', async () => {
  await addCrowd(49)
  // Fifty sittings, but of forty-nine people.
  await query(
    `INSERT INTO assessments SELECT (jsonb_populate_record(null::assessments,
       to_jsonb(own) || jsonb_build_object('id', gen_random_uuid()))).* FROM assessments own WHERE form_version = 'crowd' LIMIT 1`,
  )
  const refusal = await expectFailure(await admin.context.get('/api/admin/research'), 'conflict')
  expect(refusal.error).toBe('There aren’t enough people for a file yet.')
  expect(await acts()).toEqual([])
  const page = async () => (await admin.context.get('/admin/items')).text()
  expect(await page()).toContain('No file covers fewer than')
  expect(await page()).not.toContain('/api/admin/research')
  await addCrowd(1)
  expect((await readFile()).rows).toHaveLength(51)
  expect(await acts()).toHaveLength(1)
  expect(await page()).toContain('/api/admin/research')
})

test('a month or a form of fewer than 50 people goes unnamed, or stays out', async () => {
  await addCrowd(20, { months: 1 })
  expect((await readFile()).rows).toHaveLength(51)
  await addCrowd(29, { months: 2 })
  expect((await readFile()).rows).toHaveLength(51)
  await addCrowd(1, { months: 3 })
  const { rows } = await readFile()
  expect(rows).toHaveLength(101)
  expect(rows.filter(([, month]) => month === '')).toHaveLength(50)
  await addCrowd(49, { form: 'another' })
  expect((await readFile()).rows).toHaveLength(101)
})

test('the rows of each file stand in an order of their own', async () => {
  await addCrowd(200, { form: 'order' })
  const order = async () =>
    (await readFile()).rows.filter((row) => row[2] === 'order').map((row) => row[8])
  const [first, second] = [await order(), await order()]
  expect(first).toHaveLength(200)
  expect([...first].sort()).toEqual([...second].sort())
  // By chance, one row in all stays where it was.
  const samePlace = first.filter((answer, at) => answer === second[at])
  expect(samePlace.length).toBeLessThan(12)
  // Nor in the order of the sittings.
  const cameIn = first.map((answer) => Number(answer?.slice(1)))
  expect(cameIn).not.toEqual([...cameIn].sort((a, b) => a - b))
})

test('of times only the band leaves', async () => {
  const times = [0, 1_999, 2_000, 5_000, 15_000, 59_999, 60_000, 71_234_567]
  const bands = ['under 2 s', 'under 2 s', '2 to 5 s', '5 to 15 s', '15 to 60 s', '15 to 60 s']
  const expected = [...bands, 'over 60 s', 'over 60 s']
  await addCrowd(50, { form: 'times' })
  await query(`UPDATE assessments SET answers = $1 WHERE form_version = 'times'`, [
    JSON.stringify(times.map((ms, at) => ({ q: at + 1, most: 'm', least: 'l', ms }))),
  ])
  const { text, rows } = await readFile()
  for (const exact of ['71234567', '59999', '1999']) expect(text).not.toContain(`,${exact},`)
  const own = rows.filter((row) => row[2] === 'times').slice(0, times.length)
  expect(own.map((row) => row[10])).toEqual(expected)
})

/** A sitting is found again by an answer that no other gives. */
async function mark(id: string, word: string): Promise<void> {
  await query(`UPDATE assessments SET answers = jsonb_set(answers, '{0,most}', $2) WHERE id = $1`, [
    id,
    JSON.stringify(word),
  ])
}

test('answers leave without identity, by month, under another number each time', async () => {
  const { context, person } = await newPerson(copy.url)
  const answers = timed(answersFor('SI'), () => 4_321)
  const { result_id: id } = await submitAnswers(context, answers)
  await mark(id, 'the-one')
  const readOwn = async () => {
    const { text, rows } = await readFile()
    for (const secret of [id, person.id, person.email]) expect(text).not.toContain(secret)
    const first = rows.find((row) => row[8] === 'the-one')
    return rows.filter((row) => row[0] === first?.[0])
  }
  expect(await readOwn()).toEqual([])
  // With the others of this form, a crowd.
  await addCrowd(50, { form: FORM_VERSION })
  const month = await moveToLastMonth([id])
  const [first, second] = [await readOwn(), await readOwn()]
  expect(first).toHaveLength(28)
  const sittings = [first, second].map((rows) => new Set(rows.map(([sitting]) => sitting)))
  expect(sittings.map(({ size }) => size)).toEqual([1, 1])
  expect([...(sittings[0] ?? [])]).not.toEqual([...(sittings[1] ?? [])])
  for (const [index, row] of first.entries()) {
    const { question_number, most_like, least_like } = answers[index] ?? {}
    const order = ['', '', '', '']
    expect(row.slice(1, -1)).toEqual([
      ...[month, FORM_VERSION, `${question_number}`, ...order],
      ...[index === 0 ? 'the-one' : most_like, least_like, '2 to 5 s', '0'],
    ])
  }
})

test('the first two sittings of one person are one person in a file, and another in the next; later ones and a guest’s are not', async () => {
  const [account, guest] = [(await newPerson(copy.url)).context, await newBrowser(copy.url)]
  const ids: string[] = []
  for (const context of [account, account, guest, guest, account]) {
    ids.push((await submitAnswers(context, answersFor('DI'))).result_id)
  }
  await moveToLastMonth(ids)
  for (const [at, id] of ids.entries()) {
    await mark(id, `mark-${at}`)
    await query(
      `UPDATE assessments SET completed_at = completed_at + make_interval(secs => $2) WHERE id = $1`,
      [id, at],
    )
  }
  const readNumbers = async () => {
    const { rows } = await readFile()
    return ids.map((_, at) => {
      const row = rows.find((one) => one[8] === `mark-${at}`)
      const own = rows.filter(([sitting]) => sitting === row?.[0])
      expect(own).toHaveLength(28)
      expect(new Set(own.map((one) => one[12])).size).toBe(1)
      expect(row?.[12]).toMatch(/^\d+$/)
      return { sitting: row?.[0], person: row?.[12] }
    })
  }
  const [first, second] = [await readNumbers(), await readNumbers()]
  for (const numbers of [first, second]) {
    expect(numbers[1]?.person).toBe(numbers[0]?.person)
    expect(new Set(numbers.map(({ person }) => person)).size).toBe(4)
    expect(new Set(numbers.map(({ sitting }) => sitting)).size).toBe(5)
  }
  const all = [...first, ...second].map(({ person }) => person)
  expect(new Set(all).size).toBe(8)
})
