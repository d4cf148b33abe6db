/** A mail is read on another device than the one that waits for it: its six digits are typed there. */
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { open } from '../support/hydrated'
import { mailedCode, otherThan } from '../support/mail/code'
import { dataDir, readMail } from '../support/mail/mailbox'
import { mailedToken } from '../support/mail/proof'
import { button, field, someone } from '../support/pages/sign-in-page'
import { newBrowser, newEmail, PASSWORD } from '../support/people'
import { makeGroup, makeLink, newPerson } from '../support/teams'

const LABEL = 'Six-digit code from the email'
const SIGN_IN = 'Your link to sign in'

const verify = (browser: APIRequestContext, code: string) =>
  browser.post('/api/auth/verify-email/code', { data: { code } })

test('the digits prove an address in a session of its account, and nowhere else', async ({
  baseURL,
}) => {
  const { context, person } = await newPerson(baseURL)
  const other = await newPerson(baseURL)
  const code = await mailedCode(person.email, 'Confirm')
  await mailedCode(other.person.email, 'Confirm')
  await expectFailure(await verify(await newBrowser(baseURL), code), 'not_signed_in')
  await expectFailure(await verify(other.context, otherThan(code)), 'invalid')
  await expectFailure(await verify(context, '12345'), 'invalid')
  const [kept] = await query<{ code_hash: string }>(
    'SELECT code_hash FROM mail_tokens WHERE email = $1',
    [person.email],
  )
  expect(kept?.code_hash).toMatch(/^[\w-]{43}$/)
  const spaced = ` ${code.slice(0, 3)}\u00a0${code.slice(3)} `
  expect(await (await verify(context, spaced)).json()).toEqual({ verified: true, proven: true })
  await expectFailure(await verify(context, code), 'invalid')
})

test('five wrong tries, also at once, and the digits are worth nothing; the link still works', async ({
  baseURL,
}) => {
  const { context, person } = await newPerson(baseURL)
  const code = await mailedCode(person.email, 'Confirm')
  const wrong = Array.from({ length: 12 }, (_, turn) => verify(context, otherThan(code, turn + 1)))
  for (const answer of await Promise.all(wrong)) await expectFailure(answer, 'invalid')
  const [row] = await query('SELECT code_tries FROM mail_tokens WHERE email = $1', [person.email])
  expect(row).toEqual({ code_tries: 5 })
  await expectFailure(await verify(context, code), 'invalid')
  const token = await mailedToken(person.email, 'Confirm')
  const opened = await context.post('/api/auth/verify-email', { data: { token } })
  expect(await opened.json()).toEqual({ verified: true, proven: true })
})

test('signing in: the phone waits, the laptop opens the email, the digits are pasted', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await someone(baseURL)
  await query('UPDATE users SET owner_proven_at = now() WHERE email = $1', [email])
  await page.setViewportSize(WIDTHS[0])
  await open(page, '/sign-in-link')
  await field(page, 'Email').fill(email)
  await button(page, 'Send me a link').click()
  const { link } = await readMail(dataDir(), email, { subject: SIGN_IN })
  const laptop = await (await browser.newContext()).newPage()
  await open(laptop, link)
  await expect(
    laptop.getByText('If that page is still open, type the six-digit code'),
  ).toBeVisible()
  const input = field(page, LABEL)
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(input).toHaveAttribute('inputmode', 'numeric')
  const code = await mailedCode(email, SIGN_IN)
  await input.fill('12 34')
  await button(page, 'Use the code').click()
  await expect(page.getByText('Please type the six digits from the email.')).toBeVisible()
  await input.fill(otherThan(code))
  await button(page, 'Use the code').click()
  await expect(page.getByText('That code isn’t right')).toBeVisible()
  await expect(input).toBeFocused()
  await expectAccessible(page)
  await input.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await button(page, 'Use the code').click()
  await expect(page).toHaveURL('/assessment')
  // What was used in one browser is over in all.
  const again = await laptop.request.post('/api/auth/sign-in-link/code', { data: { code } })
  await expectFailure(again, 'invalid')
})

test('joining: the page that waits takes the digits and goes on', async ({ page, baseURL }) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  const { code } = await makeLink(leader, await makeGroup(leader, 'Operations'))
  const { email } = await someone(baseURL)
  await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  await open(page, `/join/${code}`)
  await button(page, 'Join').click()
  await field(page, LABEL).fill(await mailedCode(email, 'Confirm'))
  await button(page, 'Use the code').click()
  await expect(page).toHaveURL(/\/groups\//)
})

test('a new email address counts once its digits are typed on the profile', async ({
  page,
  baseURL,
}) => {
  const { email } = await someone(baseURL)
  const changed = newEmail('changed')
  await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  const names = { first_name: 'Ada', last_name: 'Byron' }
  const data = { ...names, email: changed, password: PASSWORD }
  expect((await page.request.put('/api/auth/profile', { data })).status()).toBe(200)
  await open(page, '/profile')
  await field(page, LABEL).fill(await mailedCode(changed, 'Confirm your new'))
  await button(page, 'Use the code').click()
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible()
  const { user } = await (await page.request.get('/api/auth/profile')).json()
  expect(user).toMatchObject({ email: changed, email_verified: true })
})

test(
  'where the link was opened it says what still waits; where one waits, the digits are asked for',
  SLOW_PROOF,
  async ({ page, browser, baseURL }) => {
    const { email } = await someone(baseURL)
    await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
    const { link } = await readMail(dataDir(), email, { subject: 'Confirm' })
    const laptop = await (await browser.newContext()).newPage()
    await open(laptop, link)
    await expect(
      laptop.getByText('If another device is waiting for this, type the six-digit code'),
    ).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize(width)
      await open(page, '/groups')
      await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
      await expectAccessible(page)
    }
    // The link that was opened elsewhere has not used the digits up.
    await field(page, LABEL).fill(await mailedCode(email, 'Confirm'))
    await button(page, 'Use the code').click()
    await expect(page.getByRole('heading', { name: 'One step left' })).toHaveCount(0)
  },
)
