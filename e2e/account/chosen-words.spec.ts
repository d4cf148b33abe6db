/** What people type that others see or guess: passwords and names. */

import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { open } from '../support/hydrated'
import { dataDir, readMail } from '../support/mail/mailbox'
import { button, field, fillRegister, signedInPage } from '../support/pages/sign-in-page'
import { newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'

const COMMON =
  'This is one of the most common passwords, so it’s easy to guess. Please choose another.'
const sentence = (what: string) => `This is ${what}, so it’s easy to guess. Please choose another.`

/** Passwords for Ada Byron, and the reason given for each. */
const refused = (email: string): [string, string][] => [
  ['password', COMMON],
  ['TrustNo1', COMMON],
  ['1qaz2wsx', COMMON],
  ['Ada.Byron-1815', sentence('your name')],
  [email, sentence('your email address')],
  [email.split('@')[0] ?? '', sentence('your email address')],
  ['Discern2030!', sentence('our name')],
  [' '.repeat(12), 'A password needs more than spaces.'],
  ['\u3164'.repeat(12), 'A password needs more than spaces.'],
]

test('a password that is easy to guess is refused with the reason wherever one is chosen', async ({
  baseURL,
}) => {
  const browser = await newBrowser(baseURL)
  const email = newEmail('countess')
  const person = { email, first_name: 'Ada', last_name: 'Byron' }
  const expectRefused = async (
    field: string,
    choose: (password: string) => ReturnType<typeof browser.post>,
  ) => {
    for (const [password, reason] of refused(email)) {
      const answer = await expectFailure(await choose(password), 'invalid')
      expect(answer.fields, password).toEqual({ [field]: reason })
    }
  }
  await expectRefused('password', (password) =>
    browser.post('/api/auth/register', { data: { ...person, password } }),
  )
  await registerPerson(browser, person)
  await expectRefused('new_password', (new_password) =>
    browser.put('/api/auth/password', { data: { current_password: PASSWORD, new_password } }),
  )
  await browser.post('/api/auth/forgot-password', { data: { email } })
  const { link } = await readMail(dataDir(), email, { subject: 'Reset' })
  const token = new URL(link).searchParams.get('token')
  await expectRefused('password', (password) =>
    browser.post('/api/auth/reset-password', { data: { token, password } }),
  )
  // The link is not used up, and a name among other words is no reason.
  const data = { token, password: 'ada keeps bees in spring' }
  expect((await browser.post('/api/auth/reset-password', { data })).status()).toBe(200)
})

test('a person who already has such a password still signs in', async ({ baseURL }) => {
  const browser = await newBrowser(baseURL)
  const { email } = await registerPerson(browser)
  const passwordHash = await hash('password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await query('UPDATE users SET password_hash = $1 WHERE email = $2', [passwordHash, email])
  const data = { email, password: 'password' }
  expect((await browser.post('/api/auth/login', { data })).status()).toBe(200)
})

test('on the page it is said at the field', SLOW_PROOF, async ({ page, baseURL }) => {
  await open(page, '/register')
  await fillRegister(page, { password: 'Ada Byron 1815' })
  await button(page, 'Create account').click()
  await expect(page.getByText(sentence('your name'))).toBeVisible()
  await expect(field(page, 'Password')).toBeFocused()

  await signedInPage(page, baseURL, '/profile')
  await button(page, 'Change password').click()
  await field(page, 'Current password').fill(PASSWORD)
  await field(page, 'New password').fill('iloveyou')
  await field(page, 'Confirm new password').fill('iloveyou')
  await button(page, 'Save new password').click()
  await expect(page.getByText(COMMON)).toBeVisible()
  await expect(field(page, 'New password')).toBeFocused()
})

test('names of which nothing is seen are refused with a sentence', async ({ request }) => {
  const unseen = 'Please use visible characters.'
  await registerPerson(request)
  const group = await (await request.post('/api/groups', { data: { name: 'Design' } })).json()
  const { user } = await (await request.get('/api/auth/profile')).json()
  const profile = { first_name: 'Ada', last_name: 'Byron', email: user.email }
  for (const name of ['\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u{e0041}', '\u0301']) {
    const calls = {
      first_name: request.post('/api/auth/register', {
        data: { ...profile, email: newEmail(), password: PASSWORD, first_name: name },
      }),
      last_name: request.put('/api/auth/profile', { data: { ...profile, last_name: name } }),
      name: request.post('/api/groups', { data: { name } }),
      description: request.patch(`/api/groups/${group.id}`, { data: { description: name } }),
    }
    for (const [field, call] of Object.entries(calls)) {
      const { fields } = await expectFailure(await call, 'invalid')
      expect(fields, JSON.stringify(name)).toEqual({ [field]: unseen })
    }
  }
  for (const name of ['李', '👩‍💻', `\u200b${randomUUID()}`]) {
    expect((await request.post('/api/groups', { data: { name } })).status()).toBe(201)
  }
  const cleared = await request.patch(`/api/groups/${group.id}`, { data: { description: '' } })
  expect(cleared.status()).toBe(200)
})
