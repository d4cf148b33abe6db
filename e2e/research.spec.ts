/** The research export: every answer, and of whose it is only that it is the same person's. */
import { FORM_VERSION } from '../lib/disc/items'
import { newAdmin } from './admins'
import { answersFor, timed } from './answers'
import { submitAnswers } from './app'
import { expect, test } from './calls'
import { query } from './database'
import { newBrowser } from './people'
import { newPerson } from './teams'

const HEADER =
  'sitting,month,form_version,question,shown_1,shown_2,shown_3,shown_4,most,least,ms,suggested,person'

const LAST_MONTH = "date_trunc('month', now() AT TIME ZONE 'UTC') - interval '1 hour'"

/** As if these sittings had been in the month before; an export holds finished months only. */
async function moveToLastMonth(ids: readonly string[]): Promise<string> {
  const rows = await query<{ month: string }>(
    `UPDATE assessments SET completed_at = (${LAST_MONTH}) AT TIME ZONE 'UTC' WHERE id = ANY($1)
     RETURNING to_char(${LAST_MONTH}, 'YYYY-MM') AS month`,
    [ids],
  )
  expect(rows).toHaveLength(ids.length)
  return rows[0]?.month ?? ''
}

test('answers leave without identity, by month, under another number each time', async ({
  baseURL,
}) => {
  const { context, person } = await newPerson(baseURL)
  // A time that nobody else has finds the rows again.
  const ms = 20_000_000 + Math.floor(Math.random() * 50_000_000)
  const answers = timed(answersFor('SI'), () => ms)
  const { result_id: id } = await submitAnswers(context, answers)
  const admin = await newAdmin(baseURL)
  const readOwn = async () => {
    const response = await admin.context.get('/api/admin/research')
    expect(response.headers()['content-disposition']).toMatch(
      /filename="Discern_research_\d{4}-\d\d-\d\d\.csv"/,
    )
    const text = await response.text()
    for (const secret of [id, person.id, person.email]) expect(text).not.toContain(secret)
    const [header, ...rows] = text.replace('\ufeff', '').split('\r\n')
    expect(header).toBe(HEADER)
    return rows.map((row) => row.split(',')).filter((row) => row[10] === `${ms}`)
  }
  expect(await readOwn()).toEqual([])
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
      ...[most_like, least_like, `${ms}`, '0'],
    ])
  }
  const acts = await query('SELECT act, target_kind FROM admin_acts WHERE actor_id = $1', [
    admin.person.id,
  ])
  expect(acts).toEqual(Array(3).fill({ act: 'export_research', target_kind: 'answers' }))
})

test('two sittings of one person are one person in a file, and another in the next; a guest’s are not', async ({
  baseURL,
}) => {
  // Times that nobody else has, one for each sitting.
  const mark = 70_000_000 + Math.floor(Math.random() * 16_000_000)
  const [account, guest] = [(await newPerson(baseURL)).context, await newBrowser(baseURL)]
  const ids: string[] = []
  for (const [at, context] of [account, account, guest, guest].entries()) {
    const answers = timed(answersFor('DI'), () => mark + at)
    ids.push((await submitAnswers(context, answers)).result_id)
  }
  await moveToLastMonth(ids)
  const admin = await newAdmin(baseURL)
  const readNumbers = async () => {
    const rows = (await (await admin.context.get('/api/admin/research')).text())
      .split('\r\n')
      .map((row) => row.split(','))
    return [0, 1, 2, 3].map((at) => {
      const own = rows.filter((row) => row[10] === `${mark + at}`)
      expect(own).toHaveLength(28)
      const numbers = new Set(own.map((row) => `${row[0]},${row[12]}`))
      expect(numbers.size).toBe(1)
      const [sitting, person] = [...numbers].join().split(',')
      expect(person).toMatch(/^\d+$/)
      return { sitting, person }
    })
  }
  const [first, second] = [await readNumbers(), await readNumbers()]
  for (const numbers of [first, second]) {
    expect(numbers[1]?.person).toBe(numbers[0]?.person)
    expect(new Set(numbers.map(({ person }) => person)).size).toBe(3)
    expect(new Set(numbers.map(({ sitting }) => sitting)).size).toBe(4)
  }
  const all = [...first, ...second].map(({ person }) => person)
  expect(new Set(all).size).toBe(6)
})
