/** A browser has one session, and each has an end: signing in, signing out, mailed ways in, ninety days. */
import type { APIRequestContext } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { newLinkSecret, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import {
  bearer,
  newBrowser,
  newEmail,
  PASSWORD,
  type Person,
  registerPerson,
} from '../support/people'
import { submitAnswers } from '../support/product'

const isOpen = async (context: APIRequestContext) =>
  (await context.get('/api/auth/profile')).status() === 200

/** The browser's current session, as a thief who copied its cookie has it. */
async function copyOf(browser: APIRequestContext, baseURL?: string) {
  const { cookies } = await browser.storageState()
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return newBrowser(baseURL, { Cookie })
}

/** Asks for a mailed link and reads its secret. */
async function resetToken({ email }: Person): Promise<string> {
  const { link } = await readMail(dataDir(), email, { subject: 'Reset' })
  return new URL(link).searchParams.get('token') ?? ''
}

const register = () => ({
  path: '/api/auth/register',
  data: { email: newEmail(), password: PASSWORD, first_name: 'A', last_name: 'B' },
})
const logInAs = ({ email }: Person) => ({
  path: '/api/auth/login',
  data: { email, password: PASSWORD },
})

test.describe('a new session ends the one that this browser had, cookie and bearer', () => {
  const WAYS: Record<
    string,
    (one: Person, other: Person) => Promise<{ path: string; data: object }>
  > = {
    'signing in again': async (one) => logInAs(one),
    'another person signing in': async (_, other) => logInAs(other),
    registering: async () => register(),
    'a new password for another person, by a mailed link': async (_, other) => {
      const asking = await newBrowser(test.info().project.use.baseURL)
      await asking.post('/api/auth/forgot-password', { data: { email: other.email } })
      const token = await resetToken(other)
      return { path: '/api/auth/reset-password', data: { token, password: `${PASSWORD} new` } }
    },
  }
  for (const [way, enter] of Object.entries(WAYS)) {
    test(way, async ({ baseURL }) => {
      const browser = await newBrowser(baseURL)
      const one = await registerPerson(browser)
      const other = await registerPerson(await newBrowser(baseURL))
      const before = [await copyOf(browser, baseURL), await newBrowser(baseURL, bearer(one.token))]
      const elsewhere = await newBrowser(baseURL)
      await elsewhere.post('/api/auth/login', { data: logInAs(one).data })
      expect(await Promise.all(before.map(isOpen))).toEqual([true, true])
      const { path, data } = await enter(one, other)
      const response = await browser.post(path, { data })
      expect(response.ok(), await response.text()).toBe(true)
      expect(await Promise.all(before.map(isOpen))).toEqual([false, false])
      expect(await isOpen(browser)).toBe(true)
      // Only the session of this browser.
      expect(await isOpen(elsewhere)).toBe(true)
    })
  }
})

/** A request whose cookie and whose bearer token name sessions of two people. */
async function twoCarriers(baseURL?: string) {
  const byCookie = await newBrowser(baseURL)
  await registerPerson(byCookie)
  const byBearer = await newBrowser(baseURL)
  const { token, email } = await registerPerson(byBearer)
  const copies = [await copyOf(byCookie, baseURL), await copyOf(byBearer, baseURL)]
  const send = (path: string, data?: object) =>
    byCookie.post(path, { data, headers: bearer(token) })
  return { send, copies, email }
}

test('signing out ends the sessions of cookie and bearer, whosever they are', async ({
  baseURL,
}) => {
  const { send, copies } = await twoCarriers(baseURL)
  expect(await Promise.all(copies.map(isOpen))).toEqual([true, true])
  expect((await send('/api/auth/logout')).status()).toBe(204)
  expect(await Promise.all(copies.map(isOpen))).toEqual([false, false])
})

test('signing in ends the sessions of both carriers, too', async ({ baseURL }) => {
  const { send, copies } = await twoCarriers(baseURL)
  const { path, data } = register()
  expect((await send(path, data)).status()).toBe(201)
  expect(await Promise.all(copies.map(isOpen))).toEqual([false, false])
})

test('new tokens end another person’s session in the cookie', async ({ baseURL }) => {
  const { send, copies, email } = await twoCarriers(baseURL)
  const answer = await send('/api/auth/logout-everywhere')
  expect((await answer.json()).user.email).toBe(email)
  expect(await Promise.all(copies.map(isOpen))).toEqual([false, false])
})

test('a token that has ended ends no session anymore', async ({ baseURL }) => {
  const browser = await newBrowser(baseURL)
  const { token } = await registerPerson(browser)
  const stale = await newBrowser(baseURL, bearer(token))
  await browser.post('/api/auth/logout-everywhere')
  await stale.post('/api/auth/logout')
  await registerPerson(stale)
  expect(await isOpen(browser)).toBe(true)
})

for (const leave of ['signing out', 'deleting the account'] as const) {
  test(`${leave} closes the mailed report`, async ({ baseURL }) => {
    const buyer = await newBrowser(baseURL)
    const { result_id: id } = await submitAnswers(buyer, answersFor('CS'))
    await buyer.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
    const reader = await newBrowser(baseURL)
    await registerPerson(reader)
    const data = { token: await newLinkSecret(query, id) }
    expect((await reader.post('/api/report-links/open', { data })).ok()).toBe(true)
    expect((await reader.get(`/api/assessment/download-pdf/${id}`)).status()).toBe(200)
    if (leave === 'signing out') await reader.post('/api/auth/logout')
    else await reader.delete('/api/account', { data: { password: PASSWORD } })
    const { cookies } = await reader.storageState()
    expect(cookies.map(({ name }) => name)).not.toContain('discern_opened')
    await expectFailure(await reader.get(`/api/assessment/download-pdf/${id}`), 'not_found')
  })
}

test.describe('a reset link dies with', () => {
  const names = { first_name: 'Ada', last_name: 'Byron' }
  const move = (browser: APIRequestContext, email: string) =>
    browser.put('/api/auth/profile', { data: { ...names, email, password: PASSWORD } })
  const CHANGES: Record<string, (browser: APIRequestContext, person: Person) => Promise<unknown>> =
    {
      'a change of password': (browser) =>
        browser.put('/api/auth/password', {
          data: { current_password: PASSWORD, new_password: `${PASSWORD} new` },
        }),
      'a change of address': (browser) => move(browser, newEmail('moved')),
      'a change of address and back': async (browser, { email }) => {
        expect((await move(browser, newEmail('moved'))).status()).toBe(200)
        expect((await move(browser, email)).status()).toBe(200)
      },
      'signing out everywhere': (browser) => browser.post('/api/auth/logout-everywhere'),
    }
  for (const [change, make] of Object.entries(CHANGES)) {
    test(change, async ({ baseURL }) => {
      const browser = await newBrowser(baseURL)
      const person = await registerPerson(browser)
      await browser.post('/api/auth/forgot-password', { data: { email: person.email } })
      const token = await resetToken(person)
      await make(browser, person)
      const thief = await newBrowser(baseURL)
      const data = { token, password: `${PASSWORD} stolen` }
      await expectFailure(await thief.post('/api/auth/reset-password', { data }), 'link_invalid')
    })
  }

  test('a change of address, as the link that confirms the old one', async ({ baseURL }) => {
    const browser = await newBrowser(baseURL)
    const { email } = await registerPerson(browser)
    const { link } = await readMail(dataDir(), email, { subject: 'Confirm' })
    expect((await move(browser, newEmail('moved'))).status()).toBe(200)
    expect((await move(browser, email)).status()).toBe(200)
    const data = { token: new URL(link).searchParams.get('token') }
    await expectFailure(await browser.post('/api/auth/verify-email', { data }), 'link_invalid')
  })
})

test('a session ends ninety days after signing in, however often it is renewed', async ({
  baseURL,
}) => {
  const browser = await newBrowser(baseURL)
  const { id } = await registerPerson(browser)
  const startedDaysAgo = (days: number) =>
    query(
      "UPDATE sessions SET created_at = now() - make_interval(days => $2) + interval '1 minute' WHERE user_id = $1",
      [id, days],
    )
  await startedDaysAgo(80)
  for (const path of ['token', 'logout-everywhere']) {
    expect((await browser.post(`/api/auth/${path}`)).status()).toBe(200)
  }
  const [row] = await query<{ days: number }>(
    'SELECT extract(epoch FROM expires_at - created_at) / 86400 AS days FROM sessions WHERE user_id = $1',
    [id],
  )
  expect(Number(row?.days)).toBeCloseTo(90, 3)
  // Signing out everywhere else does not restart it.
  await startedDaysAgo(90)
  expect(await isOpen(browser)).toBe(true)
  await query(
    "UPDATE sessions SET created_at = created_at - interval '2 minutes', expires_at = now() + interval '9 days' WHERE user_id = $1",
    [id],
  )
  expect(await isOpen(browser)).toBe(false)
  await expectFailure(await browser.post('/api/auth/token'), 'not_signed_in')
})
