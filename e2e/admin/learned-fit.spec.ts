/** What a server learns from earlier people when it starts: how often each statement is picked. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { FORM } from '../../lib/disc/form/items'
import { FIT_AT_FIRST, type PersonFit, personFitFrom } from '../../lib/disc/model/person-fit'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { newBrowser } from '../support/people'
import { submitAnswers } from '../support/product'
import { addAlike } from '../support/rows/crowd'
import { newPerson } from '../support/teams'

const DATA_DIR = join(import.meta.dirname, '../../.test/learned-fit')
/** No fewer people are learned from. */
const FEWEST = 50

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy | undefined

test.beforeAll(async () => {
  database = await newDatabase('learned_fit')
  aimAt(database.url)
  await restart()
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

async function restart(): Promise<void> {
  await copy?.stop()
  copy = await startCopy({ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' })
}

/** Earlier people like the first statement of each question most and the last least. */
const usual = FORM.map(({ question, items }) => ({
  question,
  most: items[0]?.id ?? '',
  least: items.at(-1)?.id ?? '',
}))
const wire = usual.map(({ question, most, least }) => ({
  question_number: question,
  most_like: most,
  least_like: least,
}))

/** So many people with a confirmed address, each with the usual answers. */
async function addPeople(count: number): Promise<void> {
  const { result_id: id } = await submitAnswers(await newBrowser(copy?.url), wire)
  await addAlike(id, count)
}

const fitBy = (read: PersonFit) => read(usual)?.fit as number
const toOneDecimal = (fit: number) => Math.round(10 * fit) / 10

/** A person answers the usual way and reads how that was judged; what is stored is no finer. */
async function fitOfUsual(): Promise<number> {
  const { context } = await newPerson(copy?.url)
  const { result_id: id } = await submitAnswers(context, wire)
  const rows = await query<{ fit: number }>(
    `SELECT (quality->>'fit')::float AS fit FROM assessments WHERE id = $1`,
    [id],
  )
  const result = await (await context.get(`/api/results/${id}`)).json()
  expect(rows).toEqual([{ fit: result.quality.fit }])
  return result.quality.fit
}

test(
  'guests, repeated sittings, unconfirmed accounts and fewer than fifty people teach nothing',
  SLOW_PROOF,
  async () => {
    await addPeople(FEWEST - 1)
    const { context } = await newPerson(copy?.url)
    for (let sitting = 0; sitting < 3; sitting++) await submitAnswers(context, wire)
    await query(
      `INSERT INTO assessments SELECT (jsonb_populate_record(null::assessments, to_jsonb(own) ||
       jsonb_build_object('id', gen_random_uuid(), 'completed_at', now()))).*
     FROM assessments own JOIN users ON users.id = own.user_id WHERE email_verified_at IS NOT NULL`,
    )
    await restart()
    expect(await fitOfUsual()).toBe(toOneDecimal(fitBy(FIT_AT_FIRST)))
  },
)

test('what fifty people picked fits better once a server has learned it', SLOW_PROOF, async () => {
  await addPeople(1)
  await restart()
  const counts = usual.map((pick) => ({ ...pick, people: FEWEST }))
  const learned = fitBy(await personFitFrom(counts))
  expect(learned).toBeGreaterThan(fitBy(FIT_AT_FIRST) + 0.5)
  // Begun with the start, and over within a moment.
  await expect.poll(fitOfUsual).toBe(toOneDecimal(learned))
})
