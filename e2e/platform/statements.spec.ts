/** What each route says to the database, and how much it sends: counts, because a busy machine changes times alone. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy, startWire } from '../support/copies'
import { aimAt, newDatabase } from '../support/database'
import { takeAsPerson } from '../support/people'
import { fewestStatements, listener } from '../support/rows/heard'
import { addMember, makeGroup, newPerson } from '../support/teams'

test.describe.configure({ mode: 'serial' })

const ears = listener()
let wire: Awaited<ReturnType<typeof startWire>>
let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('statements')
  aimAt(database.url)
  wire = await startWire(database.port, ears.hear)
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/statements'),
    DATABASE_URL: database.urlThrough(wire.port),
    DB_PREPARED: '1',
    DB_POOL_SIZE: '2',
    RATE_LIMIT_SCALE: '100000',
  })
})

test.afterAll(async () => {
  await copy?.stop()
  wire?.close()
  aimAt()
  await database?.drop()
})

const cookiesOf = async (context: APIRequestContext) =>
  (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** The status of an answer, and the bytes of its body as they came: `fetch` unpacks them. */
async function ask(path: string, headers: Record<string, string>, body?: string) {
  const method = body ? 'POST' : 'GET'
  const type = body && { 'Content-Type': 'application/json' }
  const asked = request(copy.url + path, { method, headers: { ...headers, ...type } })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  return { status: answer.statusCode, bytes }
}

/** A person with two results, one with its complete report, who leads a group of two. */
async function setUp() {
  const [one, other] = [await newPerson(copy.url), await newPerson(copy.url)]
  await takeAsPerson(other.context)
  await takeAsPerson(one.context)
  const id = await takeAsPerson(one.context)
  const locked = await takeAsPerson(one.context)
  const data = { result_id: id, coupon_code: 'FREE' }
  expect((await one.context.post('/api/payments/create-intent', { data })).status()).toBe(200)
  const group = await makeGroup(one)
  await addMember(one, group, other)
  return { id, locked, group, cookie: await cookiesOf(one.context) }
}

interface Route {
  path: string
  /** Called by the owner of the result; else by an anonymous visitor. */
  isOwn?: boolean
  body?: string
  /** Prepared, each is two steps of the protocol, Bind and Execute; BEGIN and COMMIT are one. */
  statements: number
  /** The largest answer, with gzip, in KB of 1024 bytes. */
  kilobytes: number
}

test(
  'a route says as few statements as it needs, and sends no more bytes',
  SLOW_PROOF,
  async () => {
    test.setTimeout(120_000)
    const { id, locked, group, cookie } = await setUp()
    const submit = {
      path: '/api/assessment/guest/submit',
      body: JSON.stringify({ responses: answersFor('CS') }),
    }
    const ROUTES: Record<string, Route> = {
      // The limit; and in a transaction the result, which is read back with its owner's pass, and its count.
      'guest submit': { ...submit, statements: 6, kilobytes: 1 },
      // And the session.
      'signed-in submit': { ...submit, isOwn: true, statements: 7, kilobytes: 1 },
      questions: { path: '/api/assessment/questions', statements: 0, kilobytes: 3 },
      result: { path: `/api/results/${id}`, isOwn: true, statements: 2, kilobytes: 1 },
      // A page of the account reads the session, and the person’s sittings for the circle in its header; this one its
      // result, its share link, and the labels that the person has given.
      'results page': { path: `/results/${id}`, isOwn: true, statements: 5, kilobytes: 15 },
      history: { path: '/api/assessment/history', isOwn: true, statements: 2, kilobytes: 1 },
      // And the answers of those that are read as one, and what was agreed since.
      'history page': { path: '/results/history', isOwn: true, statements: 5, kilobytes: 21 },
      // And the draft, what all sittings say, the plan, comparisons, groups, and their members, however many groups there are.
      home: { path: '/assessment', isOwn: true, statements: 9, kilobytes: 30 },
      'report page': {
        path: `/detailed-personality-report?result=${id}`,
        isOwn: true,
        // The newest result, the report's own, its share link.
        statements: 4,
        kilobytes: 40,
      },
      'cached PDF': {
        path: `/api/assessment/download-pdf/${id}`,
        isOwn: true,
        statements: 4,
        kilobytes: 80,
      },
      checkout: {
        path: `/payment-checkout?result=${locked}`,
        isOwn: true,
        statements: 2,
        kilobytes: 20,
      },
      comparison: {
        path: `/api/groups/${group}/comparison`,
        isOwn: true,
        statements: 3,
        kilobytes: 4,
      },
    }
    for (const [name, { path, isOwn, body, statements, kilobytes }] of Object.entries(ROUTES)) {
      const headers = { 'Accept-Encoding': 'gzip', ...(isOwn && { Cookie: cookie }) }
      let bytes = 0
      const call = async () => {
        const answer = await ask(path, headers, body)
        expect(answer.status, name).toBe(body ? 201 : 200)
        bytes = answer.bytes
      }
      // On a busy machine, a PDF is ready only at a later call.
      await expect(call).toPass({ timeout: 60_000 })
      const said = await fewestStatements(ears, call)
      const texts = said.map(({ text }) => text)
      expect.soft(texts.length, `${name}:\n${texts.join('\n')}`).toBe(statements)
      expect.soft(bytes / 1024, `${name}: KB`).toBeLessThanOrEqual(kilobytes)
      for (const { text, steps } of said)
        expect.soft(steps, `${name}: ${text}`).toBe(/^(BEGIN|COMMIT)$/.test(text) ? 1 : 2)
    }
  },
)
