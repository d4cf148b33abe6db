/** What METRICS_TOKEN and DEBUG_TIMING show of a server. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser, registerPerson } from '../support/people'

const METRICS_TOKEN = randomBytes(16).toString('hex')
let folder: string
let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'discern-figures-'))
  database = await newDatabase('figures')
  copy = await startCopy({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    METRICS_TOKEN,
    DEBUG_TIMING: '1',
    RATE_LIMIT_FUNNEL: '1/900',
  })
})

test.afterAll(async () => {
  await copy.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const read = (token: string) =>
  fetch(`${copy.url}/api/metrics`, { headers: { Authorization: `Bearer ${token}` } })

test('a caller with the token reads every figure', SLOW_PROOF, async () => {
  const person = await newBrowser(copy.url)
  const { email } = await registerPerson(person)
  for (let tries = 0; tries < 2; tries++) {
    await person.post('/api/funnel', { data: { event: 'preview' } })
  }
  const answer = await read(METRICS_TOKEN)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  const dashboard = readFileSync(join(import.meta.dirname, '../../docs/dashboard.json'), 'utf8')
  for (const [name] of dashboard.matchAll(/discern_[a-z_]+/g)) {
    expect(text).toContain(`# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} `)
  }
  expect(text).toMatch(
    /duration_seconds_count\{method="POST",route="\/api\/funnel",status="429"\} \d/,
  )
  expect(text).toMatch(/discern_limits_hit_total\{limit="funnel"\} \d/)
  expect(text).toMatch(/discern_jobs_waiting\{queue="mail"\} \d/)
  expect(text).toMatch(/discern_build_info\{version="\d+\.\d+\.\d+",build="[0-9a-f]{16}"\} 1\n/)
  expect(text).toMatch(/discern_database_connections\{state="waiting"\} \d/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  // Neither an address nor an id, so that labels do not show who asked.
  expect(text).not.toContain(email)
})

test('a mail that no server takes grows old from the first try on', SLOW_PROOF, async () => {
  aimAt(database.url)
  // As a try leaves it that failed: the next one is ahead.
  await query(`INSERT INTO pgboss.job (name, data, state, retry_count, created_on, started_on, start_after)
    VALUES ('mail', '{}', 'retry', 5, now() - interval '1 hour', now(), now() + interval '16 minutes')`)
  const text = await (await read(METRICS_TOKEN)).text()
  const [, age] = /discern_jobs_oldest_seconds\{queue="mail"\} ([\d.]+)/.exec(text) ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(3600)
  await query("DELETE FROM pgboss.job WHERE state = 'retry'")
  aimAt()
})

test('without the token the endpoint does not exist', SLOW_PROOF, async ({ request }) => {
  for (const token of ['', 'wrong', `${METRICS_TOKEN}x`]) {
    expect((await read(token)).status, token).toBe(404)
  }
  await expectFailure(await request.get(`${copy.url}/api/metrics`), 'not_found')
  // The copy under test has none.
  await expectFailure(await request.get('/api/metrics'), 'not_found')
})

test(
  'DEBUG_TIMING says how long the product’s own steps took, and nothing does without',
  SLOW_PROOF,
  async ({ request }) => {
    const timed = await fetch(`${copy.url}/api/assessment/questions`)
    expect(timed.headers.get('server-timing')).toMatch(
      /^body;dur=[\d.]+, viewer;dur=[\d.]+, access;dur=[\d.]+, work;dur=[\d.]+, write;dur=[\d.]+, total;dur=[\d.]+$/,
    )
    const page = await fetch(`${copy.url}/enhanced-guest-results`)
    expect(page.headers.get('server-timing')).toMatch(/^total;dur=/)
    const plain = await request.get('/api/assessment/questions')
    expect(plain.headers()['server-timing']).toBeUndefined()
  },
)
