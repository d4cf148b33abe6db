/**
 * A new address counts once its link is opened in the new mailbox. Until then the old address signs in and recovers the
 * account, and for seven days a mail to it undoes the change.
 */
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { open } from '../support/hydrated'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { bringTo, confirmIn, mailedToken, recoverIn } from '../support/mail/proof'
import { button, openProfile, startEditing } from '../support/pages/profile-page'
import {
  newBrowser,
  newEmail,
  PASSWORD,
  type Person,
  registerPerson,
  takeAsPerson,
} from '../support/people'
import { addMember, makeGroup, newPerson, type Someone } from '../support/teams'

const NAMES = { first_name: 'Ada', last_name: 'Byron' }

const askFor = (context: APIRequestContext, email: string) =>
  context.put('/api/auth/profile', { data: { ...NAMES, email, password: PASSWORD } })

async function logsIn(baseURL: string | undefined, email: string, password = PASSWORD) {
  const browser = await newBrowser(baseURL)
  return (await browser.post('/api/auth/login', { data: { email, password } })).ok()
}

async function stateOf(context: APIRequestContext) {
  const { user, pending_email } = await (await context.get('/api/auth/profile')).json()
  return { email: user.email, pending: pending_email ?? null }
}

async function undoToken(email: string, subject = 'asked to change'): Promise<string> {
  const { link } = await readMail(dataDir(), email, { subject })
  expect(new URL(link).pathname).toBe('/undo-email-change')
  return new URL(link).searchParams.get('token') ?? ''
}

const undo = (browser: APIRequestContext, token: string) =>
  browser.post('/api/auth/email-change/undo', { data: { token } })

/** Whether "Forgot password" sends a link to this address: the next mail to it comes after any it could have sent. */
async function isRecoverable({ email }: Person): Promise<boolean> {
  const browser = await newBrowser(test.info().project.use.baseURL)
  await browser.post('/api/auth/forgot-password', { data: { email } })
  const isQueued = `SELECT FROM pgboss.job WHERE data->>'to' = $1 AND data->'mail'->>'kind' = 'reset_password' AND state < 'completed'`
  await expect.poll(async () => (await query(isQueued, [email])).length).toBe(0)
  return (await listMail(dataDir(), email)).some(({ subject }) => subject.includes('Reset'))
}

async function provenPerson(baseURL?: string): Promise<Someone> {
  const someone = await newPerson(baseURL)
  await bringTo('proven', someone, { baseURL })
  return someone
}

test('a mistyped new address gets nothing: the old one signs in and recovers, and what was asked for ends', async ({
  baseURL,
}) => {
  const { context, person } = await provenPerson(baseURL)
  await takeAsPerson(context)
  const typo = newEmail('typo')
  const asked = await askFor(context, typo)
  expect(await asked.json()).toMatchObject({
    user: { email: person.email, email_verified: true },
    pending_email: typo,
  })
  expect(await logsIn(baseURL, person.email)).toBe(true)
  expect(await logsIn(baseURL, typo)).toBe(false)
  // The typo's owner asks for a password: there is no account with that address.
  expect(await isRecoverable({ ...person, email: typo })).toBe(false)
  const owner = await newBrowser(baseURL)
  await recoverIn(owner, person.email)
  expect(await stateOf(owner)).toEqual({ email: person.email, pending: null })
  await expectFailure(await confirmIn(await newBrowser(baseURL), typo), 'link_invalid')
})

test('the link in the new mailbox makes it the account’s; only the browsers that asked and opened go on', async ({
  baseURL,
}) => {
  const { context, person } = await provenPerson(baseURL)
  const next = newEmail('next')
  await askFor(context, next)
  const other = await newBrowser(baseURL)
  await other.post('/api/auth/login', { data: { email: person.email, password: PASSWORD } })
  const phone = await newBrowser(baseURL)
  const data = { token: await mailedToken(next, 'Confirm') }
  const openIn = (browser: APIRequestContext) => browser.post('/api/auth/verify-email', { data })
  expect(await (await openIn(phone)).json()).toEqual({ verified: true, proven: false })
  expect(await stateOf(context)).toEqual({ email: next, pending: null })
  await expectFailure(await other.get('/api/auth/profile'), 'not_signed_in')
  expect(await logsIn(baseURL, next)).toBe(true)
  expect(await logsIn(baseURL, person.email)).toBe(false)
  // The same link, where the account is signed in, proves whose it is; then it is used up.
  expect(await (await openIn(context)).json()).toEqual({ verified: true, proven: true })
  await expectFailure(await openIn(context), 'link_invalid')
  expect((await readMail(dataDir(), person.email, { subject: 'was changed' })).text).not.toContain(
    next,
  )
})

test('the old mailbox undoes a change that has happened, and every later one, with all that the thief holds', async ({
  baseURL,
}) => {
  const { context, person } = await provenPerson(baseURL)
  const leader = await provenPerson(baseURL)
  const group = await makeGroup(leader)
  await addMember(leader, group, { context, person } as Someone)
  const thief = await newBrowser(baseURL)
  await thief.post('/api/auth/login', { data: { email: person.email, password: PASSWORD } })
  const [first, second] = [newEmail('thief'), newEmail('thief')]
  await askFor(thief, first)
  const token = await undoToken(person.email)
  await confirmIn(thief, first)
  const later = await askFor(thief, second)
  expect(later.status()).toBe(200)
  await confirmIn(thief, second)
  await query(`INSERT INTO identities (provider, subject, user_id) VALUES ('google', $1, $2)`, [
    second,
    person.id,
  ])
  // The old address cannot be registered meanwhile, so that its owner can take it back.
  const squatting = { ...NAMES, email: person.email, password: PASSWORD }
  const squatter = await newBrowser(baseURL)
  await expectFailure(await squatter.post('/api/auth/register', { data: squatting }), 'email_taken')
  const thiefs = await undoToken(first, 'was changed')
  expect(await undoToken(person.email, 'was changed')).toBe(token)
  const owner = await newBrowser(baseURL)
  const answers = await Promise.all([undo(owner, token), undo(owner, token)])
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 404])
  await expectFailure(await thief.get('/api/auth/profile'), 'not_signed_in')
  for (const email of [person.email, first, second])
    expect(await logsIn(baseURL, email)).toBe(false)
  expect(await query('SELECT FROM identities WHERE user_id = $1', [person.id])).toEqual([])
  await expectFailure(await undo(thief, thiefs), 'link_invalid')
  // The link for a new password comes unasked, and the account's data is there.
  const data = { token: await mailedToken(person.email, 'password'), password: `${PASSWORD} new` }
  expect((await owner.post('/api/auth/reset-password', { data })).status()).toBe(200)
  expect(await stateOf(owner)).toEqual({ email: person.email, pending: null })
  expect((await owner.get(`/api/groups/${group}`)).status()).toBe(200)
})

test('the old mailbox stops a change that waits, for seven days and not longer', async ({
  baseURL,
}) => {
  const { context, person } = await provenPerson(baseURL)
  const next = newEmail('next')
  await askFor(context, next)
  const token = await undoToken(person.email)
  const shift = (days: number) =>
    query(
      'UPDATE email_changes SET undo_until = undo_until - make_interval(days => $2) WHERE user_id = $1',
      [person.id, days],
    )
  await shift(7)
  await expectFailure(await undo(await newBrowser(baseURL), token), 'link_invalid')
  await shift(-1)
  expect(await (await undo(await newBrowser(baseURL), token)).json()).toEqual({
    email: person.email,
  })
  await expectFailure(await confirmIn(await newBrowser(baseURL), next), 'link_invalid')
})

test('an address that was never confirmed is corrected, and its mailbox is no way in meanwhile', async ({
  baseURL,
}) => {
  const { context, person } = await newPerson(baseURL)
  const stranger = await newBrowser(baseURL)
  const planted = await mailedToken(person.email, 'Confirm')
  const right = newEmail('right')
  await askFor(context, right)
  expect(await logsIn(baseURL, person.email)).toBe(true)
  expect(await isRecoverable(person)).toBe(false)
  const data = { token: planted }
  await expectFailure(await stranger.post('/api/auth/verify-email', { data }), 'link_invalid')
  await confirmIn(context, right)
  expect(await stateOf(context)).toEqual({ email: right, pending: null })
  // A stranger may read it: it is a notice without a way to undo.
  const notice = await readMail(dataDir(), person.email, { subject: 'was changed' })
  expect(notice.link).not.toContain('undo')
  const subjects = (await listMail(dataDir(), person.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('asked to change'))).toEqual([])
  expect(await logsIn(baseURL, person.email)).toBe(false)
})

test('of two accounts that wait for one address, or one that registers it, the first to show it gets it', async ({
  baseURL,
}) => {
  const [one, two] = [await provenPerson(baseURL), await provenPerson(baseURL)]
  const wanted = newEmail('wanted')
  await askFor(one.context, wanted)
  const first = await mailedToken(wanted, 'Confirm')
  await askFor(two.context, wanted)
  await expect.poll(() => mailedToken(wanted, 'Confirm')).not.toBe(first)
  const second = await mailedToken(wanted, 'Confirm')
  const confirm = ({ context }: Someone, token: string) =>
    context.post('/api/auth/verify-email', { data: { token } })
  const answers = await Promise.all([confirm(one, first), confirm(two, second)])
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409])
  const registered = newEmail('registered')
  await askFor(two.context, registered)
  const late = await mailedToken(registered, 'Confirm')
  await registerPerson(await newBrowser(baseURL), { email: registered })
  await expectFailure(await confirm(two, late), 'email_taken')
})

test('sent again, the link works longer; canceled, it is over', async ({ baseURL }) => {
  const { context, person } = await newPerson(baseURL)
  const next = newEmail('next')
  await askFor(context, next)
  const token = await mailedToken(next, 'Confirm')
  const resend = async () => (await context.post('/api/auth/email-change/resend')).json()
  expect(await resend()).toEqual({ sent: true })
  await expect.poll(async () => (await listMail(dataDir(), next)).length).toBe(2)
  expect(await mailedToken(next, 'Confirm')).toBe(token)
  expect((await context.delete('/api/auth/email-change')).status()).toBe(204)
  expect(await stateOf(context)).toEqual({ email: person.email, pending: null })
  expect(await resend()).toEqual({ sent: false })
  await expectFailure(await confirmIn(context, next), 'link_invalid')
})

test('the profile says which address waits, and the two pages of links wait for a press', async ({
  page,
  browser,
}) => {
  const person = await openProfile(page)
  const next = newEmail('next')
  await confirmIn(page.request, person.email)
  await page.reload()
  await startEditing(page)
  await page.getByLabel('Email', { exact: true }).fill(next)
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await button(page, 'Save').click()
  const waits = page.getByText(`We emailed a link to ${next}.`)
  await expect(waits).toContainText(`Until then, you sign in with ${person.email}.`)
  await expectAccessible(page)
  await page.reload()
  await expect(waits).toBeVisible()
  // Elsewhere nothing happens before the press: a program that checks mails opens links, too.
  const other = await (await browser.newContext()).newPage()
  const token = await mailedToken(next, 'Confirm')
  await open(other, `/verify-email?token=${token}`)
  await expect(other.getByText(`This makes ${next} the email address`)).toBeVisible()
  await expectAccessible(other)
  expect(await stateOf(page.request)).toEqual({ email: person.email, pending: next })
  await button(other, 'Use this email address').click()
  await expect(other.getByText('Your email address is confirmed').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(next).first()).toBeVisible()
  await expect(waits).toHaveCount(0)
  const undoing = await undoToken(person.email, 'was changed')
  await open(other, `/undo-email-change?token=${undoing}`)
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await button(other, 'It wasn’t me: undo the change').click()
  await expect(other.getByRole('heading', { name: 'Your account has its old email' })).toBeFocused()
  await expectAccessible(other)
  await other.reload()
  await expect(other.getByRole('link', { name: 'Set a new password' })).toBeVisible()
  await other.context().close()
})
