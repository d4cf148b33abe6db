/** Limits: what is called too often is refused, on every replica alike, and the screens say so kindly. */
import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type APIResponse,
  type Page,
  request as playwright,
} from '@playwright/test'
import pg from 'pg'
import { DRAFT_KEY, newDraft } from '../lib/client/draft'
import type { StyleCode } from '../lib/disc/styles'
import { answersFor } from './answers'
import { takeAssessment, unlock } from './app'
import { expectFailure } from './envelope'
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, WIDTHS } from './fixtures'
import { newEmail, PASSWORD, registerPerson } from './people'
import { type Copy, startCopy, testDatabase } from './server'

/** The window that one journey waits for. */
const WINDOW_SECONDS = 8

/** Of the replicas alone: they would deliver other journeys’ mails from a shared one. */
const ownDatabase = () => testDatabase(join(import.meta.dirname, '../.test/replica-1')).url

interface Replicas {
  direct: Copy
  /** Stands behind one proxy, which the tests play. */
  proxied: Copy
}

/** Two replicas on one database; every browser is a client of its own at the one behind the proxy. */
const test = base.extend<object, { replicas: Replicas }>({
  replicas: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const settings = {
        NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
        RATE_LIMIT_LAUNCH_LIST: '2/240',
        RATE_LIMIT_GUEST_SUBMIT: `2/${WINDOW_SECONDS}`,
        RATE_LIMIT_PDF: '1/240',
      }
      const started: Copy[] = []
      const start = async (name: string, more: Record<string, string> = {}) => {
        const copy = await startReplica(name, { ...settings, ...more })
        started.push(copy)
        return copy
      }
      try {
        const direct = await start('replica-1')
        const DATABASE_URL = ownDatabase()
        const proxied = await start('replica-2', { DATABASE_URL, TRUSTED_PROXIES: '1' })
        await use({ direct, proxied })
      } finally {
        await Promise.all(started.map((copy) => copy.stop()))
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ replicas }, use) => use(replicas.proxied.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': randomAddress() }),
})

test.describe.configure({ mode: 'serial' })

/** Reached by the loopback address of IPv4, so that all replicas see the same client. */
async function startReplica(name: string, settings: Record<string, string>): Promise<Copy> {
  const DATA_DIR = join(import.meta.dirname, '../.test', name)
  const copy = await startCopy({ ...settings, DATA_DIR })
  return { ...copy, url: copy.url.replace('localhost', '127.0.0.1') }
}

const randomAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')

/** What a client may write to seem somebody else. Behind the proxy, the proxy's own entry comes last. */
function forged(proxyEntry?: string): Record<string, string> {
  const address = randomAddress()
  return {
    'X-Forwarded-For': proxyEntry ? `${address}, ${proxyEntry}` : address,
    'X-Real-IP': address,
    Forwarded: `for=${address}`,
  }
}

const tryCode = (
  request: APIRequestContext,
  code: string,
  headers: Record<string, string>,
  { url } = { url: '' },
) => {
  const data = { code, base_amount: 19 }
  return request.post(`${url}/api/payments/validate-coupon`, { data, headers })
}

async function expectTooMany(response: APIResponse, most: number): Promise<void> {
  await expectFailure(response, 'too_many_requests')
  const seconds = Number(response.headers()['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(most)
  const { error } = await response.json()
  expect(error).toMatch(/\. You can try again in (less than a minute|\d+ minutes?)\.$/)
}

async function ask(statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const database = new pg.Client({ connectionString: ownDatabase() })
  await database.connect()
  return database.query(statement, values).finally(() => database.end())
}

test('of 100 guesses at once, over two replicas and under forged addresses, exactly 10 are let through', async ({
  request,
  replicas: { direct },
}) => {
  // The first requests after a start load the modules. A code that holds is no guess.
  for (const copy of [direct, undefined]) await tryCode(request, 'SAVE20', {}, copy)
  // The first replica sees the loopback address; the second is told so by its proxy.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0
        ? tryCode(request, `GUESS${index}`, forged(), direct)
        : tryCode(request, `GUESS${index}`, forged('127.0.0.1')),
    ),
  )
  const refused = answers.filter((answer) => answer.status() === 429)
  expect(refused).toHaveLength(90)
  for (const answer of refused) await expectTooMany(answer, 600)
  // On a very busy machine, one that was let through may find no connection to the database.
  const looked = answers.filter((answer) => answer.status() === 200)
  expect(looked.length).toBeGreaterThan(0)
  for (const answer of looked) {
    expect(await answer.json()).toEqual({ valid: false, discount_amount: 0 })
  }

  // The right code is not looked at either, here or where an order is placed.
  await expectTooMany(await tryCode(request, 'FREE', forged(), direct), 600)
  const guest = await playwright.newContext({ baseURL: direct.url })
  const data = { responses: answersFor('D') }
  const taken = await guest.post('/api/assessment/guest/submit', { data })
  const { result_id } = await taken.json()
  const order = (coupon_code?: string) =>
    guest.post('/api/payments/create-intent', { data: { result_id, coupon_code } })
  await expectTooMany(await order('FREE'), 600)
  // Another limit, an order without a code, and another client have all their tries.
  expect(taken.status()).toBe(201)
  await expectFailure(await order(), 'preview_mode')
  expect((await tryCode(request, 'GUESS', forged('203.0.113.7'))).status()).toBe(200)
  await guest.dispose()
})

test('a wrong code in an order counts as a guess, and a right code does not', async ({ page }) => {
  const { result_id } = await takeAssessment(page, 'D')
  const { request } = page
  for (let time = 0; time < 15; time++) {
    expect((await tryCode(request, 'SAVE20', {})).status()).toBe(200)
  }
  const guess = () =>
    request.post('/api/payments/create-intent', { data: { result_id, coupon_code: 'GUESS' } })
  for (let time = 0; time < 10; time++) await expectFailure(await guess(), 'invalid')
  await expectTooMany(await guess(), 600)
  await expectTooMany(await tryCode(request, 'SAVE20', {}), 600)
})

test('a code that never was, one that is over and one that is used up answer alike', async ({
  request,
}) => {
  const name = (what: string) => `${what}${randomBytes(6).toString('hex')}`.toUpperCase()
  const codes = [name('EXPIRED'), name('SPENT'), name('OFF')]
  await ask(
    `INSERT INTO coupons (id, code, amount_off_cents, max_uses, used, expires_at, active) VALUES
      (gen_random_uuid(), $1, 500, NULL, 0, now() - interval '1 second', true),
      (gen_random_uuid(), $2, 500, 3, 3, NULL, true),
      (gen_random_uuid(), $3, 500, NULL, 0, NULL, false)`,
    codes,
  )
  const answers = []
  for (const code of [name('NEVER'), ...codes]) {
    const response = await tryCode(request, code, {})
    const { date: _date, 'x-request-id': _id, ...headers } = response.headers()
    answers.push({ status: response.status(), headers, body: await response.text() })
  }
  expect(answers[0]?.body).toBe('{"valid":false,"discount_amount":0}')
  for (const answer of answers) expect(answer).toEqual(answers[0])
  await ask('DELETE FROM coupons WHERE code = ANY($1)', [codes])
})

/** Lets the time of a limit pass for the server, as the page's clock lets it pass for the page. */
const endWindow = (limit: string) =>
  ask('UPDATE rate_limits SET expire = 0 WHERE key LIKE $1', [`${limit}:%`])

test('what was refused as incomplete costs nothing, and no address is stored', async ({
  request,
}) => {
  const submit = (responses: unknown) =>
    request.post('/api/assessment/guest/submit', { data: { responses } })
  for (let time = 0; time < 5; time++) await expectFailure(await submit([]), 'invalid')
  for (let time = 0; time < 2; time++) expect((await submit(answersFor('D'))).status()).toBe(201)
  await expectTooMany(await submit(answersFor('D')), WINDOW_SECONDS)

  const { rows } = await ask('SELECT key FROM rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z_]+:[A-Za-z0-9_-]{43}$/)
})

const LESS_THAN_A_MINUTE = 'You can try again in less than a minute.'
const NOW = 'You can try again now.'

/** The screen as it stands, on a phone and on a desk. */
async function expectFriendly(page: Page): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

/** Opens the last question of a person with this style, who has answered all. */
async function openLastQuestion(page: Page, style: StyleCode): Promise<void> {
  const questions = await (await page.request.get('/api/assessment/questions')).json()
  const answers = answersFor(style).map(({ most_like, least_like }) => ({
    most: most_like,
    least: least_like,
  }))
  const [choices] = answers.splice(-1)
  // Any page of the same origin can keep the draft for the assessment.
  await page.goto('/api/health/live')
  await page.evaluate(
    ([key, draft]) => localStorage.setItem(key ?? '', draft ?? ''),
    [DRAFT_KEY, JSON.stringify({ ...newDraft(questions), answers, choices })],
  )
  await page.goto('/guest-assessment')
}

test('a submit too many keeps the answers and says when', async ({ page, request }) => {
  test.slow()
  await openLastQuestion(page, 'SI')
  for (let time = 0; time < 2; time++) {
    const data = { responses: answersFor('D') }
    await request.post('/api/assessment/guest/submit', { data })
  }
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await expect(page.getByText('Failed to submit assessment. Please try again.')).toBeVisible()
  await expect(page.getByText('Your answers are kept in this browser')).toBeVisible()
  await expect(page.getByText(LESS_THAN_A_MINUTE)).toBeVisible()
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeDisabled()
  await expectFriendly(page)
  await expect(page.getByText(NOW)).toBeVisible()
  await again.click()
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Kind Coordinator' })).toBeVisible()
})

test('too many codes: the field keeps what was typed and Apply comes back', async ({ page }) => {
  const { result_id } = await takeAssessment(page, 'ID')
  await page.clock.install()
  await page.goto(`/payment-checkout?result=${result_id}`)
  const code = page.getByLabel('Coupon code')
  const apply = page.getByRole('button', { name: 'Apply' })
  await code.fill('LAUNCH25')
  for (let time = 0; time < 10; time++) await tryCode(page.request, `GUESS${time}`, {})
  await apply.click()
  await expect(code).toHaveAccessibleDescription('Too many codes did not work.')
  await expect(code).toHaveValue('LAUNCH25')
  await expect(page.getByText('You can try again in 10 minutes.')).toBeVisible()
  await expect(apply).toBeDisabled()
  await expectFriendly(page)
  await page.clock.fastForward(6 * 60_000)
  await expect(page.getByText('You can try again in 4 minutes.')).toBeVisible()
  await page.clock.fastForward(4 * 60_000)
  await expect(page.getByText(NOW)).toBeVisible()
  await expect(apply).toBeEnabled()
})

test('an address for the launch list waits in the browser as long as it was asked to', async ({
  page,
}) => {
  const { result_id } = await takeAssessment(page, 'ID')
  await page.clock.install()
  await page.goto(`/payment-checkout?result=${result_id}`, { waitUntil: 'networkidle' })
  for (const email of ['a@example.com', 'b@example.com']) {
    const data = { email, source: 'payment_preview_modal' }
    const joined = await page.request.post('/api/prospective-users', { data })
    expect(joined.status()).toBe(201)
  }
  const sent: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/prospective-users')) sent.push(response.status())
  })
  await page.getByTestId('pay').click()
  const dialog = page.getByRole('dialog', { name: 'Preview Mode' })
  await dialog.getByLabel('Email').fill('patient@example.com')
  await dialog.getByRole('button', { name: 'Join the launch list' }).click()
  await expect(dialog).toContainText('You are on the list.')
  // Neither its own patience nor a network that comes back is a reason to ask sooner.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.evaluate(() => fetch('/api/health/live').then(() => undefined))
  const kept = () => page.evaluate(() => localStorage.getItem('discern:launch-list'))
  expect(await kept()).toContain('patient@example.com')
  expect(sent).toEqual([429])
  await endWindow('launch_list')
  await page.clock.fastForward(240_000)
  await expect.poll(kept).toBeNull()
  expect(sent).toEqual([429, 201])
})

test('a PDF too many says when the next one can be made', async ({ page }) => {
  test.slow()
  const { result_id } = await takeAssessment(page, 'ID')
  await unlock(page, result_id)
  await page.clock.install()
  await page.goto(`/detailed-personality-report?result=${result_id}`)
  const buttons = page.getByRole('button', { name: 'Download PDF Report' })
  const first = page.waitForEvent('download')
  await buttons.first().click()
  await first
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  await expect(page.getByText('You have made many PDFs in a short time.').first()).toBeVisible()
  await expect(page.getByText('You can try again in 4 minutes.')).toHaveCount(2)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  await expectAccessible(page)
  await page.clock.fastForward(4 * 60_000)
  await expect(page.getByText(NOW)).toHaveCount(2)
  for (const button of await buttons.all()) await expect(button).toBeEnabled()
})

test('a limit that is none stops the start with a sentence', () => {
  const started = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATA_DIR: join(import.meta.dirname, '../.test/misspelled'),
      PORT: '1',
      RATE_LIMIT_COUPON: 'ten',
    },
    encoding: 'utf8',
  })
  expect(started.status).toBe(1)
  expect(started.stderr).toContain('RATE_LIMIT_COUPON must be a count and seconds, such as 20/600')
  expect(started.stderr).not.toContain('    at ')
})

test('a password can be guessed at ten times, however many replicas and addresses ask', async ({
  request,
  replicas: { direct, proxied },
}) => {
  const { email } = await registerPerson(request)
  // The browser that registered is signed out and known; the guesses come from strangers.
  await request.post('/api/auth/logout')
  const stranger = await playwright.newContext({ baseURL: proxied.url })
  const guess = (index: number) => {
    const data = { email, password: `guess number ${index}` }
    const [url, headers] = index % 2 ? ['', forged(randomAddress())] : [direct.url, forged()]
    return stranger.post(`${url}/api/auth/login`, { data, headers })
  }
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)))
  const refused = answers.filter((answer) => answer.status() === 429)
  expect(refused).toHaveLength(30)
  for (const answer of refused) await expectTooMany(answer, 900)
  const someoneElse = await stranger.post('/api/auth/login', {
    data: { email: newEmail(), password: PASSWORD },
    headers: forged(randomAddress()),
  })
  await expectFailure(someoneElse, 'wrong_credentials')

  await test.step('the person’s own browser still gets in, and may be wrong ten times', async () => {
    const login = (password: string, from = request) =>
      from.post('/api/auth/login', { data: { email, password } })
    await expectTooMany(await login(PASSWORD, stranger), 900)
    expect((await login(PASSWORD)).status()).toBe(200)
    const { cookies } = await request.storageState()
    const known = cookies.find(({ name }) => name === 'discern_known')
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // Signed in, a change that needs the password goes through, too.
    const change = { current_password: PASSWORD, new_password: PASSWORD }
    expect((await request.put('/api/auth/password', { data: change })).status()).toBe(200)
    for (let wrong = 0; wrong < 10; wrong++) {
      await expectFailure(await login(`wrong ${wrong}`), 'wrong_credentials')
    }
    await expectTooMany(await login(PASSWORD), 900)

    await test.step('a cookie that is made up, or from before all sessions ended, is a stranger’s', async () => {
      const old = known?.value ?? ''
      const [device = ''] = old.split('.')
      for (const value of [old, device, `${device}.forged`]) {
        const other = await playwright.newContext({
          baseURL: proxied.url,
          extraHTTPHeaders: {
            Cookie: `discern_known=${value}`,
            'X-Forwarded-For': randomAddress(),
          },
        })
        await expectTooMany(await login(PASSWORD, other), 900)
      }
    })
  })
})
