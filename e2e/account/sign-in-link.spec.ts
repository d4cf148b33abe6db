/** A mailed link signs the owner of an address in, however many wrong passwords were tried. */

import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import type { Copy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { answers, open } from '../support/hydrated'
import { folderOf, randomAddress, startReplica } from '../support/limited/replicas'
import { mailedCode, otherThan } from '../support/mail/code'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { accountButton, button, field, logIn, someone, TOKEN } from '../support/pages/sign-in-page'
import { newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'

const SUBJECT = 'Your link to sign in to Discern'
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

const ask = (browser: APIRequestContext, email: string) =>
  browser.post('/api/auth/sign-in-link', { data: { email } })
const follow = (browser: APIRequestContext, token: string) =>
  browser.post('/api/auth/sign-in-link/use', { data: { token } })

test.describe('with the limits as they are', () => {
  test.describe.configure({ mode: 'serial' })
  let copy: Copy
  let database: Awaited<ReturnType<typeof newDatabase>>
  let folder: string
  /** A separate client address. */
  const browserOf = () => newBrowser(copy.url, { 'X-Forwarded-For': randomAddress() })
  const newest = async (email: string) =>
    tokenIn((await readMail(folder, email, { subject: SUBJECT })).link)
  const mailsTo = async (email: string) =>
    (await listMail(folder, email)).filter(({ subject }) => subject === SUBJECT)

  /** Everything that was asked for has been answered by mail, or not. */
  const settled = () =>
    expect
      .poll(async () => (await query('SELECT 1 FROM pgboss.job WHERE name = $1', ['mail'])).length)
      .toBe(0)

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  test.beforeAll(async ({}, { workerIndex }) => {
    folder = folderOf(`sign-in-link-${workerIndex}`)
    database = await newDatabase('sign_in_link')
    aimAt(database.url)
    copy = await startReplica({
      NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      TRUSTED_PROXIES: '1',
      RATE_LIMIT_SIGN_IN_LINK: '10/3600',
    })
  })

  test.afterAll(async () => {
    await copy?.stop()
    aimAt()
    await database?.drop()
  })

  test('ten wrong guesses lock the right password out of a new browser, and the link lets its owner in', async () => {
    const { email } = await registerPerson(await browserOf())
    for (let guess = 0; guess < 10; guess += 1) {
      const data = { email, password: `guess number ${guess}` }
      const stranger = await browserOf()
      await expectFailure(await stranger.post('/api/auth/login', { data }), 'wrong_credentials')
    }
    const owner = await browserOf()
    const data = { email, password: PASSWORD }
    await expectFailure(await owner.post('/api/auth/login', { data }), 'too_many_requests')
    const asked = await ask(owner, email)
    expect(await asked.json()).toEqual({ sent: true })
    const cookie = asked.headersArray().find(({ value }) => value.startsWith('discern_sign_in='))
    expect(cookie?.value).toMatch(/; Max-Age=600; HttpOnly; SameSite=Lax/)
    const token = await newest(email)

    await test.step('opening it uses nothing up, and another browser has no use for it', async () => {
      const stranger = await browserOf()
      for (const browser of [stranger, owner]) {
        expect((await browser.get(`/sign-in-link?token=${token}`)).status()).toBe(200)
        expect((await browser.head(`/sign-in-link?token=${token}`)).status()).toBe(200)
      }
      await expectFailure(await follow(stranger, token), 'link_invalid')
      await ask(stranger, newEmail())
      await expectFailure(await follow(stranger, token), 'link_invalid')
      await ask(stranger, email)
      await settled()
      await expectFailure(await follow(stranger, token), 'link_invalid')
    })

    const both = await Promise.all([follow(owner, token), follow(owner, token)])
    expect(both.map((answer) => answer.status()).sort()).toEqual([200, 404])
    // Over for a use that began at the same moment, and for a server whose clock is late.
    const isLongOver = `SELECT expires_at < now() - interval '1 hour' AS is_long_over FROM mail_tokens WHERE email = $1`
    expect(await query(isLongOver, [email])).toContainEqual({ is_long_over: true })
    const profile = await (await owner.get('/api/auth/profile')).json()
    expect(profile.user).toMatchObject({ email, email_verified: true })
    await expectFailure(await follow(owner, token), 'link_invalid')
  })

  test('it works for 10 minutes', async () => {
    const owner = await browserOf()
    const { email } = await registerPerson(await browserOf())
    await ask(owner, email)
    const token = await newest(email)
    const [{ seconds }] = (await query(
      `SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM mail_tokens WHERE email = $1 AND kind = 'sign_in'`,
      [email],
    )) as [{ seconds: number }]
    expect(seconds).toBeGreaterThan(9 * 60)
    expect(seconds).toBeLessThanOrEqual(10 * 60)
    await query(`UPDATE mail_tokens SET expires_at = now() WHERE email = $1 AND kind = 'sign_in'`, [
      email,
    ])
    await expectFailure(await follow(owner, token), 'link_invalid')
  })

  test('strangers who ask cannot fill a mailbox or lock its owner out', async () => {
    const { email } = await registerPerson(await browserOf())
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(await browserOf(), email)).status()).toBe(200)
    }
    await settled()
    expect(await mailsTo(email)).toHaveLength(4)
    const [owner, other] = await Promise.all([browserOf(), browserOf()])
    expect((await ask(owner, email)).status()).toBe(200)
    await settled()
    expect(await mailsTo(email)).toHaveLength(4)
    // The owner gets the mails, also those that strangers asked for. Where the owner asked in vain, the newest link
    // works together with the digits of its mail: neither a link found in a log nor the digits alone open anything.
    const token = await newest(email)
    const code = await mailedCode(email, SUBJECT, folder)
    const withCode = (browser: APIRequestContext, digits: string) =>
      browser.post('/api/auth/sign-in-link/use', { data: { token, code: digits } })
    await expectFailure(await follow(other, token), 'link_invalid')
    await expectFailure(await withCode(other, code), 'invalid')
    await expectFailure(await follow(owner, token), 'link_invalid')
    await expectFailure(
      await owner.post('/api/auth/sign-in-link/code', { data: { code } }),
      'invalid',
    )
    await expectFailure(await withCode(owner, otherThan(code)), 'invalid')
    expect((await withCode(owner, code)).status()).toBe(200)
  })

  test('nor by typing wrong digits, nor once the links of the hour have run out', async () => {
    const { email } = await registerPerson(await browserOf())
    for (let count = 0; count < 4; count += 1) {
      const stranger = await browserOf()
      await ask(stranger, email)
      await settled()
      const code = await mailedCode(email, SUBJECT, folder)
      for (let turn = 0; turn < 5; turn += 1) {
        const data = { code: otherThan(code, turn + 1) }
        await expectFailure(await stranger.post('/api/auth/sign-in-link/code', { data }), 'invalid')
      }
    }
    const isSignIn = `email = $1 AND kind = 'sign_in'`
    // A quarter of an hour goes by.
    await query(
      `UPDATE mail_tokens SET requested_at = requested_at - interval '15 minutes', expires_at = expires_at - interval '15 minutes' WHERE ${isSignIn}`,
      [email],
    )
    const owner = await browserOf()
    await ask(owner, email)
    await settled()
    expect(await mailsTo(email)).toHaveLength(4)
    const token = await newest(email)
    await expectFailure(await follow(owner, token), 'link_invalid')
    const data = { token, code: await mailedCode(email, SUBJECT, folder) }
    expect((await owner.post('/api/auth/sign-in-link/use', { data })).status()).toBe(200)
  })

  test('from one network, so many in an hour', async () => {
    const browser = await browserOf()
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(browser, newEmail())).status()).toBe(200)
    }
    await expectFailure(await ask(browser, newEmail()), 'too_many_requests')
  })

  test('an address without an account hears nothing, and the answer does not tell', async () => {
    const known = await registerPerson(await browserOf())
    const unknown = newEmail('unknown')
    const [first, second] = [
      await ask(await browserOf(), known.email),
      await ask(await browserOf(), unknown),
    ]
    expect(await second.text()).toBe(await first.text())
    await newest(known.email)
    await settled()
    expect(await listMail(folder, unknown)).toEqual([])
  })

  test('the ways in of the stranger who opened the account have ended', async () => {
    const stranger = await browserOf()
    const { email } = await registerPerson(stranger)
    const owner = await browserOf()
    await ask(owner, email)
    const answer = await follow(owner, await newest(email))
    expect(await answer.json()).toMatchObject({ has_password: false, user: { email } })
    await expectFailure(await stranger.get('/api/auth/profile'), 'not_signed_in')
    const data = { email, password: PASSWORD }
    await expectFailure(await stranger.post('/api/auth/login', { data }), 'wrong_credentials')
  })
})

test.describe('on the pages', () => {
  test(
    'a limit that is met offers the link, which is asked for, mailed, and pressed',
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      const { email } = await someone(baseURL)
      const error = 'There were too many wrong passwords. You can try again in 9 minutes.'
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 429, json: { error, code: 'too_many_requests' } }),
      )
      await open(page, '/login')
      await logIn(page, email)
      await page.getByRole('link', { name: 'Sign in with an emailed link' }).click()
      await expect(page).toHaveURL('/sign-in-link')
      // The form keeps what was typed.
      await expect(field(page, 'Email')).toHaveValue(email)
      await answers(page)
      await button(page, 'Send me a link').click()
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
      const { link } = await readMail(dataDir(), email, { subject: SUBJECT })
      await open(page, link)
      await button(page, 'Sign in').click()
      await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeFocused()
      await expect(page).toHaveURL('/sign-in-link')
      await expect(accountButton(page)).toBeVisible()
      await page.getByRole('link', { name: 'Go on' }).click()
      await expect(page).toHaveURL('/assessment')
    },
  )

  test('with a password that is proven, it leads on', SLOW_PROOF, async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    await query('UPDATE users SET owner_proven_at = now() WHERE email = $1', [email])
    await open(page, '/login')
    await page.getByRole('link', { name: 'Sign in by email' }).click()
    await expect(page).toHaveURL('/sign-in-link')
    await answers(page)
    await field(page, 'Email').fill(email)
    await button(page, 'Send me a link').click()
    const { link } = await readMail(dataDir(), email, { subject: SUBJECT })
    await open(page, link)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/assessment')
  })

  test(
    'in another browser it says where to open it; worn, it leads to a new one',
    SLOW_PROOF,
    async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize(width)
        await open(page, `/sign-in-link?token=${TOKEN}`)
        await expect(
          page.getByRole('heading', { name: 'Open it where you asked for it' }),
        ).toBeVisible()
        await expectAccessible(page)
      }
      await page.getByRole('link', { name: 'Get a link for this browser' }).click()
      await expect(page).toHaveURL('/sign-in-link')
      await answers(page)
      await field(page, 'Email').fill(newEmail('unknown'))
      await button(page, 'Send me a link').click()
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
      await open(page, `/sign-in-link?token=${TOKEN}`)
      await button(page, 'Sign in').click()
      await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeFocused()
      await page.getByRole('link', { name: 'Get a new link' }).click()
      await expect(field(page, 'Email')).toBeVisible()
      await page.goto('/sign-in-link?token=x')
      await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeVisible()
    },
  )
})
