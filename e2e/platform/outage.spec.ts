/** The database goes away and comes back. */
import { join } from 'node:path'
import pg from 'pg'
import { messages } from '../../lib/messages'
import { routes } from '../../lib/routes'
import { promote } from '../support/admins'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { type Copy, startCopy, startWire } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newEmail, PASSWORD } from '../support/people'
import { answerQuestions } from '../support/product'

test.describe.configure({ mode: 'serial' })

let wire: Awaited<ReturnType<typeof startWire>>
let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('outage')
  aimAt(database.url)
  wire = await startWire(database.port)
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/outage'),
    DATABASE_URL: database.urlThrough(wire.port),
    LOG_LEVEL: 'warn',
  })
})

test.afterAll(async () => {
  await copy?.stop()
  wire?.close()
  aimAt()
  await database?.drop()
})

test.afterEach(() => wire.mend())

test('calls answer 503 at once and work again at once', SLOW_PROOF, async ({ request }) => {
  wire.cut()
  expect((await request.get(`${copy.url}/api/health/live`)).status()).toBe(200)
  await expectFailure(await request.get(`${copy.url}/api/health/ready`), 'unavailable')
  const submit = () =>
    request.post(`${copy.url}/api/assessment/guest/submit`, {
      data: { responses: answersFor('D') },
    })
  const failed = await submit()
  await expectFailure(failed, 'unavailable')
  expect(Number(failed.headers()['retry-after'])).toBeGreaterThan(0)
  wire.mend()
  expect((await submit()).status()).toBe(201)
})

test('a database that has stopped without a word is away too', SLOW_PROOF, async ({ request }) => {
  const ask = () => request.get(`${copy.url}/enhanced-guest-results`)
  await request.post(`${copy.url}/api/assessment/guest/submit`, {
    data: { responses: answersFor('D') },
  })
  expect((await ask()).status()).toBe(200)
  // So many at once open several connections.
  const submits = Array.from({ length: 10 }, () =>
    request.post(`${copy.url}/api/assessment/guest/submit`, {
      data: { responses: answersFor('D') },
    }),
  )
  for (const submit of await Promise.all(submits)) expect(submit.status()).toBe(201)
  wire.stall()
  const response = await ask()
  expect(response.status()).toBe(503)
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  // When one connection does not answer, all are dropped and new ones opened.
  expect((await ask()).status()).toBe(200)
})

test('a page says so kindly, with 503', SLOW_PROOF, async ({ page, context, complaints }) => {
  await context.request.post(`${copy.url}/api/assessment/guest/submit`, {
    data: { responses: answersFor('D') },
  })
  const before = copy.output().length
  wire.cut()
  const response = await page.goto(`${copy.url}/enhanced-guest-results`)
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBeTruthy()
  await expect(page.getByText('Content Unavailable')).toBeVisible()
  // The screen names the failure and offers another way on.
  await expect(page.getByText('Status 503: We cannot reach our records right now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take New Assessment' })).toHaveAttribute(
    'href',
    routes.guestAssessment,
  )
  // Nothing but JSON in the log, and one line for the page.
  expect(linesSince(before).filter(({ msg }) => msg === 'database away')).toHaveLength(1)
  wire.mend()
  await page.getByRole('button', { name: /try again|retry/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Front Runner' })).toBeVisible()
  // React reports the failed render to the console, without its reason.
  expect(complaints.splice(0).every((complaint) => complaint.includes('#441'))).toBe(true)
})

test(
  'a page that is open meanwhile says so when a link of it is followed, and goes on once it is over',
  SLOW_PROOF,
  async ({ page, complaints }) => {
    test.slow()
    const data = { email: newEmail(), password: PASSWORD, first_name: 'Ada', last_name: 'Byron' }
    await page.request.post(`${copy.url}/api/auth/register`, { data })
    await page.request.post(`${copy.url}/api/assessment/guest/submit`, {
      data: { responses: answersFor('D') },
    })
    const title = page.getByRole('heading', { level: 1 })
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await page.setViewportSize(WIDTHS[1])
    for (const harm of [wire.cut, wire.stall]) {
      await page.goto(`${copy.url}${routes.history}`, { waitUntil: 'networkidle' })
      await page.evaluate(() => Object.assign(window, { isStill: true }))
      harm()
      await link('Team Groups').click()
      await expect(title).toHaveText(messages.groups.loadFailed, { timeout: 20_000 })
      await expect(
        page.getByText('Status 503: We cannot reach our records right now.'),
      ).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/at \w+ \(|Error:/)
      // It was no full load: what the page held is still there.
      expect(await page.evaluate(() => 'isStill' in window)).toBe(true)
      wire.mend()
      // Connections that give no answer are given up one by one.
      const again = page.getByRole('button', { name: 'Try Again' })
      await expect(async () => {
        if (await again.isVisible()) await again.click()
        await expect(title).toHaveText('Team Groups', { timeout: 9000 })
      }).toPass({ timeout: 60_000 })
    }
    complaints.splice(0)
  },
)

test(
  'where nothing more can be fetched, a page that failed says so and tries again',
  SLOW_PROOF,
  async ({ page, context, complaints }) => {
    await context.request.post(`${copy.url}/api/assessment/guest/submit`, {
      data: { responses: answersFor('D') },
    })
    wire.cut()
    const address = `${copy.url}/enhanced-guest-results`
    const html = await (await page.request.get(address)).text()
    await page.route('**/_next/static/chunks/*.js*', (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Content Unavailable' })).toBeVisible()
    wire.mend()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Front Runner' })).toBeVisible()
    complaints.splice(0)
  },
)

test(
  'the dashboard of admins says so in its own words',
  SLOW_PROOF,
  async ({ page, complaints }) => {
    const data = { email: newEmail(), password: PASSWORD, first_name: 'Ada', last_name: 'Byron' }
    const { user } = await (
      await page.request.post(`${copy.url}/api/auth/register`, { data })
    ).json()
    await promote(user)
    wire.cut()
    const response = await page.goto(`${copy.url}${routes.adminDashboard}`)
    expect(response?.status()).toBe(503)
    await expect(page.getByText(messages.admin.loadFailed)).toBeVisible()
    wire.mend()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard')
    expect(complaints.splice(0).every((complaint) => complaint.includes('#441'))).toBe(true)
  },
)

/** What the copy wrote since then, line by line; anything but JSON throws. */
function linesSince(length: number): { msg?: string; level: number }[] {
  const lines = copy.output().slice(length).split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

test(
  'a page with a bug answers 500 and looks like one, and the log says it as JSON',
  SLOW_PROOF,
  async ({ page, context, complaints }) => {
    await context.request.post(`${copy.url}/api/assessment/guest/submit`, {
      data: { responses: answersFor('D') },
    })
    const before = copy.output().length
    // The database is well and refuses a statement, as it would one that is wrong.
    await query('ALTER TABLE assessments RENAME COLUMN completed_at TO moved')
    try {
      const response = await page.goto(`${copy.url}/enhanced-guest-results`)
      expect(response?.status()).toBe(500)
      expect(response?.headers()['retry-after']).toBeUndefined()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.page.brokenTitle)
      await expect(page.getByText('Content Unavailable')).toHaveCount(0)
      const reference = await page.locator('details p').textContent()
      expect(reference).toMatch(/^Reference \S+$/)
      // A bug in the API is not reported as an outage either.
      await expectFailure(
        await page.request.post(`${copy.url}/api/assessment/guest/submit`, {
          data: { responses: answersFor('D') },
        }),
        'unexpected',
      )
    } finally {
      await query('ALTER TABLE assessments RENAME COLUMN moved TO completed_at')
    }
    const said = linesSince(before).filter(({ level }) => level >= 50)
    expect(said.length).toBeGreaterThan(0)
    expect(new Set(said.map(({ msg }) => msg))).toEqual(new Set(['unexpected']))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Front Runner' })).toBeVisible()
    expect(complaints.splice(0).every((complaint) => complaint.includes('#441'))).toBe(true)
  },
)

test(
  'answers survive an outage at the last button and are stored once',
  SLOW_PROOF,
  async ({ page }) => {
    test.slow()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const countKey = async (key: string) =>
      Number(
        (await client.query('SELECT count(*) FROM assessments WHERE submission_key = $1', [key]))
          .rows[0].count,
      )
    await page.goto(`${copy.url}/guest-assessment`)
    await answerQuestions(page, 'SI', { submit: false })
    wire.cut()
    const sent = page.waitForRequest('**/guest/submit')
    await page.getByRole('button', { name: 'Get My Results' }).click()
    const key = (await sent).headers()['idempotency-key'] ?? ''
    await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
    await expect(page.getByText('Failed to submit assessment. Please try again.')).toBeVisible()
    expect(await countKey(key)).toBe(0)
    wire.mend()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('button', { name: 'Get My Results' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'The Kind Coordinator' }),
    ).toBeVisible()
    expect(await countKey(key)).toBe(1)
    await client.end()
  },
)
