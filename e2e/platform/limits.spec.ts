/** Limits: what is called too often is refused, on every replica alike. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { APIResponse } from '@playwright/test'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF } from '../support/checks'
import { expectFailure } from '../support/envelope'
import {
  ask,
  expectTooMany,
  forged,
  randomAddress,
  tryCode,
  WINDOW_SECONDS,
} from '../support/limited/replicas'
import { test } from '../support/limited/tests'
import { newEmail, newStrictBrowser, PASSWORD, registerPerson } from '../support/people'
import { takeAssessment } from '../support/product'

test.describe.configure({ mode: 'serial' })

test(
  'of 100 guesses at once, over two replicas and under forged addresses, exactly 10 are let through',
  SLOW_PROOF,
  async ({ request, direct }) => {
    // The first requests after a start load the modules. A code that holds is no guess.
    for (const copy of [direct, undefined]) await tryCode(request, 'SAVE20', {}, copy)
    // The first replica sees the loopback address; the second gets the client's from its proxy.
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

    // The right code is not looked at either.
    await expectTooMany(await tryCode(request, 'FREE', forged(), direct), 600)
    const guest = await newStrictBrowser(direct.url)
    const data = { responses: answersFor('D') }
    const taken = await guest.post('/api/assessment/guest/submit', { data })
    const { result_id } = await taken.json()
    const order = (coupon_code?: string) =>
      guest.post('/api/payments/create-intent', { data: { result_id, coupon_code } })
    // A person with a result in the same network, an order without a code, and another client have all their tries.
    expect(taken.status()).toBe(201)
    await expectFailure(await order(), 'preview_mode')
    expect(await (await order('FREE')).json()).toMatchObject({ status: 'paid' })
    expect((await tryCode(request, 'GUESS', forged('203.0.113.7'))).status()).toBe(200)
  },
)

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

test('ten payments an hour may be started, and looking on costs none', async ({
  page,
  proxied,
}) => {
  const { result_id } = await takeAssessment(page, 'D')
  const order = () => page.request.post('/api/payments/create-intent', { data: { result_id } })
  for (let time = 0; time < 10; time++) await expectFailure(await order(), 'preview_mode')
  await page.goto(`/payment-checkout?result=${result_id}`)
  await expectTooMany(await order(), 3600)
  // In preview mode no order waits for money.
  const left = 'SELECT 1 FROM orders WHERE assessment_id = $1'
  expect((await ask(proxied, left, [result_id])).rowCount).toBe(0)
})

/** A guest with a result, who comes from this address. */
async function newGuest(url: string, address: string) {
  const guest = await newStrictBrowser(url, { 'X-Forwarded-For': address })
  const taken = await guest.post('/api/assessment/guest/submit', {
    data: { responses: answersFor('D') },
    headers: { 'X-Forwarded-For': randomAddress() },
  })
  const { result_id } = await taken.json()
  const place = (data: object = {}) =>
    guest.post('/api/payments/create-intent', { data: { result_id, ...data } })
  return { guest, result_id, place }
}

test('a new guest for each payment does not help: one address starts so many an hour', async ({
  proxied,
}) => {
  const address = randomAddress()
  for (let guests = 0; guests < 3; guests++) {
    const { place } = await newGuest(proxied.url, address)
    for (let time = 0; time < 10; time++) await expectFailure(await place(), 'preview_mode')
  }
  await expectTooMany(await (await newGuest(proxied.url, address)).place(), 3600)
  const elsewhere = await newGuest(proxied.url, randomAddress())
  await expectFailure(await elsewhere.place(), 'preview_mode')
})

test('one address gets ten links a day, from however many browsers', async ({ proxied }) => {
  const email = newEmail('many')
  const orders = async () => {
    const { guest, result_id, place } = await newGuest(proxied.url, randomAddress())
    const link = (to: string) =>
      guest.post(`/api/results/${result_id}/link`, { data: { email: to } })
    return { free: (to?: string) => place({ coupon_code: 'FREE', email: to }), link }
  }
  for (let browsers = 0; browsers < 2; browsers++) {
    const { free, link } = await orders()
    expect(await (await free(email)).json()).toMatchObject({ link_mailed: true })
    for (let time = 0; time < 4; time++) expect((await link(email)).status()).toBe(200)
  }
  const { free, link } = await orders()
  const refused = await free(email)
  await expectFailure(refused, 'invalid')
  expect((await refused.json()).fields.email).toContain('Leave it empty')
  expect(await (await free()).json()).toMatchObject({ status: 'paid', link_mailed: false })
  await expectTooMany(await link(email), 86_400)
  expect((await link(newEmail('other'))).status()).toBe(200)
})

test('a code that never was, one that is over and one that is used up answer alike', async ({
  request,
  proxied,
}) => {
  const name = (what: string) => `${what}${randomBytes(6).toString('hex')}`.toUpperCase()
  const codes = [name('EXPIRED'), name('SPENT'), name('OFF')]
  await ask(
    proxied,
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
  await ask(proxied, 'DELETE FROM coupons WHERE code = ANY($1)', [codes])
})

test('what was refused as incomplete costs nothing, and no address is stored', async ({
  request,
  proxied,
}) => {
  const submit = (responses: unknown) =>
    request.post('/api/assessment/guest/submit', { data: { responses } })
  for (let time = 0; time < 5; time++) await expectFailure(await submit([]), 'invalid')
  for (let time = 0; time < 2; time++) expect((await submit(answersFor('D'))).status()).toBe(201)
  await expectTooMany(await submit(answersFor('D')), WINDOW_SECONDS)

  const { rows } = await ask(proxied, 'SELECT key FROM rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z_]+:[A-Za-z0-9_-]{43}$/)
})

test('a limit that is none stops the start with a sentence', () => {
  const started = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DATA_DIR: join(import.meta.dirname, '../../.test/misspelled'),
      PORT: '1',
      RATE_LIMIT_COUPON: 'ten',
    },
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(started.status).toBe(EXIT.setting)
  expect(started.stderr).toContain('RATE_LIMIT_COUPON must be a count and seconds, such as 20/600')
  expect(started.stderr).not.toContain('    at ')
})

test('a password can be guessed at ten times, however many replicas and addresses ask', async ({
  request,
  direct,
  proxied,
}) => {
  const { email } = await registerPerson(request)
  // The browser that registered is signed out and known; the guesses come from strangers.
  await request.post('/api/auth/logout')
  const stranger = await newStrictBrowser(proxied.url)
  const guess = async (index: number): Promise<APIResponse> => {
    const data = { email, password: `guess number ${index}` }
    const [url, headers] = index % 2 ? ['', forged(randomAddress())] : [direct.url, forged()]
    const answer = await stranger.post(`${url}/api/auth/login`, { data, headers })
    // A server that has too many guesses to weigh at once puts some off, and counts none of these.
    return answer.status() === 503 ? guess(index) : answer
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
        const other = await newStrictBrowser(proxied.url, {
          Cookie: `discern_known=${value}`,
          'X-Forwarded-For': randomAddress(),
        })
        await expectTooMany(await login(PASSWORD, other), 900)
      }
    })
  })
})
