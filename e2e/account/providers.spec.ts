/** Signing in through Google and Facebook, which a server on loopback plays. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test as journey, SLOW_PROOF } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { newDatabase } from '../support/database'
import { listMail, readMail } from '../support/mail/mailbox'
import { bearer, newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'
import { takeAssessment } from '../support/product'
import { CLIENT, startProvider } from '../support/provider'

const DATA_DIR = join(import.meta.dirname, '../../.test/providers')

type Name = 'Google' | 'Facebook'

/** One copy of the product with both providers set up, for all of these. */
let copy: Copy | undefined
let provider: Awaited<ReturnType<typeof startProvider>>
let database: Awaited<ReturnType<typeof newDatabase>>

const test = journey.extend({
  // Playwright asks for it before the copy is started, too.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use) => use(copy?.url),
})

test.beforeAll(async () => {
  test.setTimeout(120_000)
  provider = await startProvider()
  database = await newDatabase('providers')
  copy = await startCopy({
    DATA_DIR,
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '1000',
    OAUTH_TEST_PROVIDER: provider.url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    FACEBOOK_CLIENT_ID: CLIENT.id,
    FACEBOOK_CLIENT_SECRET: CLIENT.secret,
  })
})

test.afterAll(async () => {
  await copy?.stop()
  await database?.drop()
  await provider?.close()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

test.describe.configure({ mode: 'serial' })

const ada = (email = newEmail('ada')) => ({
  sub: `google-${email}`,
  email,
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  name: 'Ada Byron',
})

async function continueWith(page: Page, name: Name, path = '/login?redirectTo=/types/di') {
  await page.goto(path)
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
}

const personAt = async (page: Page) =>
  (await (await page.request.get('/api/auth/profile')).json()).user

/** Back at the login page with a sentence, not signed in, and with the wanted page remembered. */
async function expectSentBack(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe('/types/di')
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
}

test('Google signs in, leads where one wanted to go, and the guest’s result is the person’s', async ({
  page,
}) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  const profile = ada()
  provider.signs(profile)
  await continueWith(page, 'Google')
  await expect(page).toHaveURL('/types/di')
  const person = await personAt(page)
  expect(person).toMatchObject({ email: profile.email, first_name: 'Ada', last_name: 'Byron' })
  expect(person.email_verified).toBe(true)
  expect((await page.request.get(`/api/results/${id}`)).status()).toBe(200)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('discern_guest')
  // A page that all visitors share shows them, too.
  await expect(page.getByRole('button', { name: 'Account menu of Ada Byron' })).toBeVisible()

  await page.request.post('/api/auth/logout')
  await continueWith(page, 'Google', '/login')
  await expect(page).toHaveURL('/assessment')
  expect((await personAt(page)).id).toBe(person.id)
})

test('an account with the same address is linked when Google vouches for it, and ends what it was before', async ({
  page,
  baseURL,
}) => {
  const before = await newBrowser(baseURL)
  const { id, email } = await registerPerson(before)
  provider.signs(ada(email))
  await continueWith(page, 'Google')
  await expect(page).toHaveURL('/types/di')
  expect(await personAt(page)).toMatchObject({ id, email_verified: true })
  // The person who opened the account had not proved that the address is theirs.
  expect((await before.get('/api/auth/profile')).status()).toBe(401)
})

test('an account with the same address stays shut when the provider does not verify it', async ({
  page,
  baseURL,
}) => {
  const { email } = await registerPerson(await newBrowser(baseURL))
  provider.signs({ ...ada(email), email_verified: false })
  await continueWith(page, 'Google')
  await expectSentBack(page, 'There is already an account with that email address')
  provider.signs({ id: `facebook-${email}`, name: 'Ada Byron', email })
  await continueWith(page, 'Facebook')
  await expectSentBack(page, 'There is already an account with that email address')
})

/** The same without looking at pages; returns where it led. */
async function enter(context: APIRequestContext, name: 'google' | 'facebook'): Promise<string> {
  const { csrfToken } = await (await context.get('/api/auth/csrf')).json()
  const form = { csrfToken, callbackUrl: '/types/di', json: 'true' }
  const { url } = await (await context.post(`/api/auth/signin/${name}`, { form })).json()
  return new URL((await context.get(url)).url()).pathname
}

/** Opens the newest mailed link of this kind in a signed-out browser, as its owner does on a phone. */
async function openLink(context: APIRequestContext, email: string, kind: 'Confirm' | 'password') {
  const { link } = await readMail(DATA_DIR, email, { subject: kind })
  const token = new URL(link).searchParams.get('token')
  const [path, data] =
    kind === 'Confirm'
      ? ['verify-email', { token }]
      : ['reset-password', { token, password: `${PASSWORD} new` }]
  expect((await context.post(`/api/auth/${path}`, { data })).status()).toBe(200)
}

const isIn = async (context: APIRequestContext) =>
  (await context.get('/api/auth/profile')).status() === 200

test('a stranger who opened the account through Facebook is out once its owner comes', async ({
  baseURL,
}) => {
  for (const way of ['google', 'reset'] as const) {
    const email = newEmail(`late-${way}`)
    const [thief, owner] = [await newBrowser(baseURL), await newBrowser(baseURL)]
    const profile = { id: `facebook-${email}`, name: 'Ada Byron', email }
    provider.signs(profile)
    await enter(thief, 'facebook')
    expect(await isIn(thief)).toBe(true)
    if (way === 'google') {
      provider.signs(ada(email))
      await enter(owner, 'google')
    } else {
      await owner.post('/api/auth/forgot-password', { data: { email } })
      await openLink(owner, email, 'password')
    }
    expect([await isIn(owner), await isIn(thief)], way).toEqual([true, false])
    provider.signs(profile)
    expect(await enter(thief, 'facebook'), way).toBe('/login')
    expect(await isIn(thief), way).toBe(false)
  }
})

test('a click on Confirm does not make a stranger’s password good', async ({ baseURL }) => {
  const [thief, owner] = [await newBrowser(baseURL), await newBrowser(baseURL)]
  const { email } = await registerPerson(thief)
  const made = await thief.post('/api/groups', { data: { name: 'Planted' } })
  const { id: group } = await made.json()
  await openLink(owner, email, 'Confirm')
  provider.signs(ada(email))
  await enter(owner, 'google')
  // As after a new password by mail (planted.spec.ts), the owner's results are not part of what was there before.
  const { members } = await (await owner.get(`/api/groups/${group}`)).json()
  expect(members).toMatchObject([{ is_leader: true, shares_results: false }])
  expect([await isIn(owner), await isIn(thief)]).toEqual([true, false])
  const again = await thief.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(again.status()).toBe(401)
})

test('a person who confirmed in their own session keeps password and sessions', async ({
  baseURL,
}) => {
  const [desk, phone] = [await newBrowser(baseURL), await newBrowser(baseURL)]
  const { email } = await registerPerson(desk)
  await openLink(desk, email, 'Confirm')
  provider.signs(ada(email))
  await enter(phone, 'google')
  expect([await isIn(phone), await isIn(desk)]).toEqual([true, true])
  const login = await phone.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(login.status()).toBe(200)
})

test('coming back from a provider ends the session that this browser had, whosever it was', async ({
  baseURL,
}) => {
  const browser = await newBrowser(baseURL)
  const { token, email } = await registerPerson(browser)
  const before = await newBrowser(baseURL, bearer(token))
  expect(await isIn(before)).toBe(true)
  provider.signs(ada())
  await enter(browser, 'google')
  const { user } = await (await browser.get('/api/auth/profile')).json()
  expect(user.email).not.toBe(email)
  expect(await isIn(before)).toBe(false)
})

test('a provider’s sign-in from a new browser sends a mail, the one that registers does not, and neither proves a password', async ({
  baseURL,
}) => {
  const profile = ada()
  const [desk, phone] = [await newBrowser(baseURL), await newBrowser(baseURL)]
  provider.signs(profile)
  for (const browser of [desk, desk, phone, phone]) await enter(browser, 'google')
  await readMail(DATA_DIR, profile.email, { subject: 'New sign-in' })
  await phone.post('/api/auth/forgot-password', { data: { email: profile.email } })
  await readMail(DATA_DIR, profile.email, { subject: 'password' })
  const mails = await listMail(DATA_DIR, profile.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'New sign-in to your Discern account',
    'Reset your Discern password',
  ])
  const archive = await (await phone.get('/api/account/export')).json()
  const shown = archive.sessions.map(
    (one: { password_shown_at: string | null }) => one.password_shown_at,
  )
  expect(shown).toEqual([null, null])
})

test(
  'Facebook opens an account whose address is to be confirmed, without a picture',
  SLOW_PROOF,
  async ({ page }) => {
    const email = newEmail('facebook')
    provider.signs({ id: `facebook-${email}`, name: 'Grace Brewster Hopper', email })
    await continueWith(page, 'Facebook')
    await expect(page).toHaveURL('/types/di')
    const person = await personAt(page)
    expect(person).toMatchObject({ email, first_name: 'Grace', last_name: 'Brewster Hopper' })
    expect(person.email_verified).toBe(false)
  },
)

test('Facebook without an address opens nothing and says so', SLOW_PROOF, async ({ page }) => {
  provider.signs({ id: 'facebook-no-address', name: 'No Address' })
  await continueWith(page, 'Facebook')
  await expectSentBack(page, 'They didn’t share your email address')
})

test(
  'who changes their mind, or meets a fault over there, is back where they were',
  SLOW_PROOF,
  async ({ page }) => {
    provider.refuses('access_denied')
    for (const name of ['Google', 'Facebook'] as const) {
      await continueWith(page, name)
      await expectSentBack(page, 'You didn’t allow it')
    }
    provider.refuses('server_error')
    await continueWith(page, 'Google')
    await expectSentBack(page, 'Signing in that way did not work')
    // From here the assessment still works.
    provider.signs(ada())
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL('/types/di')
  },
)

test('a provider that does not answer leaves one at the button', SLOW_PROOF, async ({ page }) => {
  provider.goesAway()
  await page.goto('/login?redirectTo=/types/di')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expectSentBack(page, 'Signing in that way did not work')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

test('a callback that no browser began signs no one in', async ({ page, baseURL }) => {
  provider.signs(ada())
  await page.goto('/login?redirectTo=/types/di')
  const request = page.request
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { csrfToken, callbackUrl: '/types/di', json: 'true' }
  const { url } = await (await request.post('/api/auth/signin/google', { form })).json()
  const { location: answer = '' } = (await request.get(url, { maxRedirects: 0 })).headers()

  const elsewhere = await newBrowser(baseURL)
  const stolen = await elsewhere.get(answer, { maxRedirects: 0 })
  expect(stolen.headers().location).toBe(`${baseURL}/login?error=failed`)
  expect((await elsewhere.get('/api/auth/profile')).status()).toBe(401)

  const forged = new URL(answer)
  forged.searchParams.set('state', 'forged')
  await page.goto(forged.href)
  await expectSentBack(page, 'Signing in that way did not work')
})

test('the cookie that knows where to go leads nowhere else', async ({ page, baseURL }) => {
  provider.signs(ada())
  for (const value of ['https://evil.example/types', '//evil.example', '/api/health/live']) {
    await page.context().clearCookies()
    await page.goto('/login')
    await page
      .context()
      .addCookies([
        { name: 'next-auth.callback-url', value: encodeURIComponent(value), url: baseURL ?? '' },
      ])
    const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
    const form = { csrfToken, callbackUrl: value, json: 'true' }
    const leaving = await page.request.post('/api/auth/signin/google', { form })
    expect(leaving.status(), `${value} ${await leaving.text()}`).toBe(200)
    await page.goto((await leaving.json()).url)
    await expect(page, value).toHaveURL('/assessment')
  }
})
