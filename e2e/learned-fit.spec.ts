/** What a server learns from earlier sittings when it starts: how often each statement is picked. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { FORM } from '../lib/disc/items'
import { personFitFrom } from '../lib/disc/person-fit'
import { submitAnswers } from './app'
import { expect, test } from './calls'
import { newDatabase } from './database'
import { newBrowser, registerPerson } from './people'
import { type Copy, startCopy } from './server'

const DATA_DIR = join(import.meta.dirname, '../.test/learned-fit')
const BEFORE = 12

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy | undefined

test.beforeAll(async () => {
  database = await newDatabase('learned_fit')
})

test.afterAll(async () => {
  await copy?.stop()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

async function restart(): Promise<void> {
  await copy?.stop()
  copy = await startCopy({ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' })
}

/** Everybody before likes the first statement of each question most and the last least. */
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

/** Somebody answers the usual way and reads how that was judged. */
async function fitOfUsual(): Promise<number> {
  const context = await newBrowser(copy?.url)
  await registerPerson(context)
  const { result_id: id } = await submitAnswers(context, wire)
  const result = await (await context.get(`/api/results/${id}`)).json()
  return result.quality.fit
}

test('what most people pick fits better once a server knows that they do', async () => {
  await restart()
  for (let person = 1; person < BEFORE; person++) {
    await submitAnswers(await newBrowser(copy?.url), wire)
  }
  expect(await fitOfUsual()).toBeCloseTo(personFitFrom([])(usual) as number, 9)
  await restart()
  // Begun with the start, and over within a moment.
  const learned = personFitFrom(usual.map((pick) => ({ ...pick, people: BEFORE })))(usual) as number
  await expect.poll(fitOfUsual).toBeCloseTo(learned, 9)
})
