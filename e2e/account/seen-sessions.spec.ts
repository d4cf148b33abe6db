/** Sessions are seen: in the profile, in a mail about a new browser, and by the password that they have shown. */
import { ENDPOINTS } from '../../lib/api/all'
import { newAdmin, newConfirmed, newCoupon } from '../support/admins'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { exampleOf, isForAdmins, nameOf, newCode, send } from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { mailedCode } from '../support/mail/code'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { newBrowser, PASSWORD, registerPerson } from '../support/people'
import { confirmAddress } from '../support/teams'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const onWindows = { 'User-Agent': WINDOWS }

const LOGIN = '/api/auth/login'
const SESSIONS = '/api/account/sessions'

test('a person sees where they are signed in, and ends one session', async ({ baseURL }) => {
  const here = await newBrowser(baseURL, onWindows)
  const { email } = await registerPerson(here)
  const data = { email, password: PASSWORD }
  const app = await newBrowser(baseURL, { 'User-Agent': 'curl/8.5.0' })
  await app.post(LOGIN, { data })
  const list = async () => (await here.get(SESSIONS)).json()
  const [own, other] = await list()
  expect(own).toMatchObject({ is_this: true, device: 'Chrome on Windows', kind: 'computer' })
  expect(other).toMatchObject({ is_this: false, device: 'An app with your token', kind: 'app' })
  // Nothing tells where.
  expect(Object.keys(other).sort()).toEqual([
    'device',
    'id',
    'is_this',
    'kind',
    'last_seen_at',
    'signed_in_at',
  ])
  const stranger = await newBrowser(baseURL)
  await registerPerson(stranger)
  await expectFailure(await stranger.delete(`${SESSIONS}/${other.id}`), 'not_found')
  expect((await here.delete(`${SESSIONS}/${other.id}`)).status()).toBe(204)
  await expectFailure(await app.get('/api/auth/profile'), 'not_signed_in')
  await expectFailure(await here.delete(`${SESSIONS}/${other.id}`), 'not_found')
  expect(await list()).toHaveLength(1)
})

test('last seen is written once an hour', async ({ baseURL }) => {
  const browser = await newBrowser(baseURL)
  const { id } = await registerPerson(browser)
  const seen = async () => {
    await Promise.all([1, 2, 3].map(() => browser.get('/api/auth/profile')))
    const [row] = await query<{ last_seen_at: Date }>(
      'SELECT last_seen_at FROM sessions WHERE user_id = $1',
      [id],
    )
    return row?.last_seen_at.getTime() ?? 0
  }
  const lastSeen = (ago: string) =>
    query('UPDATE sessions SET last_seen_at = now() - $2::interval WHERE user_id = $1', [id, ago])
  const opened = await seen()
  await lastSeen('59 minutes')
  const kept = await seen()
  expect(kept).toBeLessThan(opened)
  expect(await seen()).toBe(kept)
  await lastSeen('61 minutes')
  const written = await seen()
  expect(written).toBeGreaterThanOrEqual(opened)
  expect(await seen()).toBe(written)
})

test('a sign-in from a new browser sends one mail', async ({ baseURL }) => {
  const home = await newBrowser(baseURL)
  const person = await registerPerson(home)
  const { email } = person
  const data = { email, password: PASSWORD }
  const notices = async () =>
    (await listMail(dataDir(), email)).filter(({ subject }) => subject.startsWith('New sign-in'))
  // The address may be a stranger's until it is confirmed.
  await (await newBrowser(baseURL)).post(LOGIN, { data })
  await confirmAddress(person)
  const phone = await newBrowser(baseURL, onWindows)
  expect((await phone.post(LOGIN, { data })).status()).toBe(200)
  const mail = await readMail(dataDir(), email, { subject: 'New sign-in' })
  expect(mail.text).toContain('It was Chrome on Windows, ')
  expect(mail.link).toContain('/forgot-password')
  for (const browser of [phone, home]) {
    await browser.post('/api/auth/logout')
    expect((await browser.post(LOGIN, { data })).status()).toBe(200)
  }
  // One that was sent before would have come by then.
  await home.post('/api/auth/forgot-password', { data: { email } })
  await readMail(dataDir(), email, { subject: 'Reset' })
  expect(await notices()).toHaveLength(1)
})

test('so does one by an emailed link or its digits', async ({ baseURL }) => {
  for (const by of ['link', 'digits']) {
    const person = await registerPerson(await newBrowser(baseURL))
    const { email } = person
    await confirmAddress(person)
    const phone = await newBrowser(baseURL, onWindows)
    await phone.post('/api/auth/sign-in-link', { data: { email } })
    const subject = 'Your link to sign in'
    const { link } = await readMail(dataDir(), email, { subject })
    const signedIn =
      by === 'link'
        ? await phone.post('/api/auth/sign-in-link/use', {
            data: { token: new URL(link).searchParams.get('token') },
          })
        : await phone.post('/api/auth/sign-in-link/code', {
            data: { code: await mailedCode(email, subject) },
          })
    expect(signedIn.status(), by).toBe(200)
    const mail = await readMail(dataDir(), email, { subject: 'New sign-in' })
    expect(mail.text).toContain('It was Chrome on Windows, ')
  }
})

test.describe('what admins do that weighs much wants the password again', () => {
  const HEAVY = [
    'PUT /api/admin/users/:id/admin',
    'DELETE /api/admin/users/:id/admin',
    'PUT /api/admin/users/:id/disabled',
    'DELETE /api/admin/users/:id/disabled',
    'DELETE /api/admin/users/:id',
    'POST /api/admin/coupons',
    'PATCH /api/admin/coupons/:id',
    'POST /api/admin/launch-list/mail',
  ]
  const LIGHT = ['POST /api/admin/users/:id/verification']

  test('every change that admins can make is one or the other', () => {
    const changes = ENDPOINTS.filter((one) => isForAdmins(one) && one.method !== 'GET')
    expect(changes.map(nameOf).sort()).toEqual([...HEAVY, ...LIGHT].sort())
    const heavy = ENDPOINTS.filter(({ errors }) => errors?.includes('proof_needed'))
    expect(heavy.map(nameOf).sort()).toEqual([...HEAVY].sort())
  })

  for (const endpoint of ENDPOINTS.filter((one) => HEAVY.includes(nameOf(one)))) {
    test(nameOf(endpoint), async ({ baseURL }) => {
      const admin = await newAdmin(baseURL)
      const { person } = await newConfirmed(baseURL)
      const ids = { user: person.id, coupon: await newCoupon(newCode()) }
      const act = () => send(admin.context, endpoint, exampleOf(endpoint, ids))
      const proven = (when: string) =>
        query(`UPDATE sessions SET proven_at = ${when} WHERE user_id = $1`, [admin.person.id])
      const acts = () => query('SELECT 1 FROM admin_acts WHERE actor_id = $1', [admin.person.id])
      const prove = (password: string) =>
        admin.context.post('/api/auth/proof', { data: { password } })
      for (const when of ['NULL', "now() - interval '10 minutes 1 second'"]) {
        await proven(when)
        await expectFailure(await act(), 'proof_needed')
      }
      const wrong = await expectFailure(await prove('not the password'), 'invalid')
      expect(wrong.fields).toHaveProperty('password')
      await expectFailure(await act(), 'proof_needed')
      expect(await acts()).toEqual([])
      expect((await prove(PASSWORD)).status()).toBe(204)
      const { fails } = exampleOf(endpoint, ids)
      if (fails) await expectFailure(await act(), fails)
      else expect((await act()).status()).toBe(endpoint.status)
      await proven("now() - interval '9 minutes'")
      expect((await send(admin.context, endpoint, exampleOf(endpoint, ids))).status()).not.toBe(403)
    })
  }

  test('a proof is of one session, and other sessions do not have it', async ({ baseURL }) => {
    const admin = await newAdmin(baseURL)
    const other = await newBrowser(baseURL)
    await other.post(LOGIN, { data: { email: admin.person.email, password: PASSWORD } })
    await query("UPDATE sessions SET proven_at = now() - interval '1 hour' WHERE user_id = $1", [
      admin.person.id,
    ])
    expect(
      (await admin.context.post('/api/auth/proof', { data: { password: PASSWORD } })).status(),
    ).toBe(204)
    const make = { data: { code: newCode(), percent_off: 100 } }
    await expectFailure(await other.post('/api/admin/coupons', make), 'proof_needed')
    expect((await admin.context.post('/api/admin/coupons', make)).status()).toBe(201)
  })

  test('an admin without a password sets one by mail', async ({ baseURL }) => {
    const admin = await newAdmin(baseURL)
    await query('UPDATE users SET password_hash = NULL WHERE id = $1', [admin.person.id])
    await query('UPDATE sessions SET proven_at = NULL WHERE user_id = $1', [admin.person.id])
    const proof = await admin.context.post('/api/auth/proof', { data: { password: 'anything' } })
    expect((await expectFailure(proof, 'invalid')).fields?.password).toContain('no password yet')
    const { email } = admin.person
    await admin.context.post('/api/auth/forgot-password', { data: { email } })
    const { link } = await readMail(dataDir(), email, { subject: 'Reset' })
    const token = new URL(link).searchParams.get('token')
    const data = { token, password: `${PASSWORD} mine` }
    await admin.context.post('/api/auth/reset-password', { data })
    const make = { data: { code: newCode(), percent_off: 100 } }
    expect((await admin.context.post('/api/admin/coupons', make)).status()).toBe(201)
  })
})
