/** Two servers on one database: mails through a real mail server, and sessions that end everywhere at once. */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { newDatabase } from '../support/database'
import { expectFailure } from '../support/envelope'
import { type Received, startMailServer } from '../support/mail/mail-server'
import { bearer, newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'

const DATA_DIR = join(import.meta.dirname, '../../.test/replicas')

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let mails: Awaited<ReturnType<typeof startMailServer>>
let first: Copy
let second: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  mails = await startMailServer()
  const NEXTAUTH_SECRET = randomBytes(32).toString('base64url')
  const env = { SMTP_URL: mails.url, RATE_LIMIT_SCALE: '1000', NEXTAUTH_SECRET }
  database = await newDatabase('replicas')
  const DATABASE_URL = database.url
  const start = (name: string) =>
    startCopy({ ...env, DATA_DIR: join(DATA_DIR, name), DATABASE_URL })
  const both = await Promise.all([start('first'), start('second')])
  first = both[0]
  second = both[1]
})

test.afterAll(async () => {
  await second?.stop()
  await first?.stop()
  await mails?.close()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** Waits for the one mail to this address with these words in its subject, and returns its link's secret. */
async function secretOf(to: string, subject: RegExp): Promise<string> {
  const matches = ({ to: all, mail }: Received) =>
    all.includes(to) && subject.test(mail.subject ?? '')
  await expect.poll(() => mails.received.filter(matches).length, { timeout: 15_000 }).toBe(1)
  const text = mails.received.find(matches)?.mail.text ?? ''
  return /token=([\w-]{43})/.exec(text)?.[1] ?? ''
}

test('the address is confirmed by the mailed link, once', SLOW_PROOF, async () => {
  const browser = await newBrowser(first.url)
  const { email } = await registerPerson(browser)
  const token = await secretOf(email, /Confirm/i)
  const elsewhere = await newBrowser(second.url)
  const verify = () => elsewhere.post('/api/auth/verify-email', { data: { token } })
  expect((await verify()).status()).toBe(200)
  await expectFailure(await verify(), 'link_invalid')
  const profile = await (await browser.get('/api/auth/profile')).json()
  expect(profile.user.email_verified).toBe(true)
  // In a session of the account, the same link also proves its owner.
  const here = await browser.post('/api/auth/verify-email', { data: { token } })
  expect(await here.json()).toEqual({ verified: true, proven: true })
  await expectFailure(await verify(), 'link_invalid')
  expect(await (await browser.post('/api/auth/resend-verification')).json()).toEqual({
    sent: false,
  })
})

test(
  'a forgotten password is replaced by the mailed link, which ends every session',
  SLOW_PROOF,
  async () => {
    const browser = await newBrowser(first.url)
    const { email, token: old } = await registerPerson(browser)
    const elsewhere = await newBrowser(second.url)
    const forgot = (address: string) =>
      elsewhere.post('/api/auth/forgot-password', { data: { email: address } })
    const known = await forgot(email)
    const unknown = await forgot(newEmail('unknown'))
    expect(await known.text()).toBe(await unknown.text())
    const token = await secretOf(email, /password/i)
    const password = 'a new horse 2030'
    const reset = () => elsewhere.post('/api/auth/reset-password', { data: { token, password } })
    const done = await reset()
    expect((await done.json()).user).toMatchObject({ email, email_verified: true })
    await expectFailure(await reset(), 'link_invalid')
    await expectFailure(await browser.get('/api/auth/profile'), 'not_signed_in')
    const client = await newBrowser(first.url, bearer(old))
    await expectFailure(await client.get('/api/auth/profile'), 'not_signed_in')
    const login = (secret: string) =>
      browser.post('/api/auth/login', { data: { email, password: secret } })
    await expectFailure(await login(PASSWORD), 'wrong_credentials')
    expect((await login(password)).status()).toBe(200)
  },
)

test(
  'signing out on one server ends the session on the other, in both carriers',
  SLOW_PROOF,
  async () => {
    const here = await newBrowser(first.url)
    const { token } = await registerPerson(here)
    const { cookies } = await here.storageState()
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const copies = [
      await newBrowser(second.url, { Cookie }),
      await newBrowser(second.url, bearer(token)),
    ]
    for (const copy of copies) expect((await copy.get('/api/auth/profile')).status()).toBe(200)
    expect((await here.post('/api/auth/logout')).status()).toBe(204)
    for (const copy of copies)
      await expectFailure(await copy.get('/api/auth/profile'), 'not_signed_in')
  },
)
