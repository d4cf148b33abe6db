/** The profile: sessions, orders, the archive and the end of an account. */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { answers, open } from '../support/hydrated'
import { button, openProfile, panel, startEditing } from '../support/pages/profile-page'
import {
  newBrowser,
  newEmail,
  PASSWORD,
  type Person,
  registerPerson,
  takeAsPerson,
} from '../support/people'
import { confirmAddress, makeGroup, newPerson } from '../support/teams'

/** A person at their profile, signed in from an app and a phone besides. */
async function openPlaces(page: Page, baseURL?: string) {
  const { email } = await registerPerson(page.request)
  const PHONE =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
  const [app, phone] = await Promise.all(
    ['curl/8.5.0', PHONE].map(async (agent) => {
      const other = await newBrowser(baseURL, { 'User-Agent': agent })
      await other.post('/api/auth/login', { data: { email, password: PASSWORD } })
      return other
    }),
  )
  await open(page, '/profile')
  const isIn = async () =>
    Promise.all([app, phone].map(async (one) => (await one?.get('/api/auth/profile'))?.status()))
  const places = panel(page, 'Where you’re signed in').getByRole('listitem')
  return { isIn, place: (name: string) => places.filter({ hasText: name }), places }
}

test(
  'each place where one is signed in is seen, and ended by itself',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const { isIn, place, places } = await openPlaces(page, baseURL)
    await expect(places).toHaveCount(3)
    await expect(places.first()).toContainText(
      /^Chrome on LinuxThis oneSigned in today · in use now$/,
    )
    await expect(places.first().getByRole('button')).toHaveCount(0)
    const phone = place('Chrome on an Android phone')
    await expect(phone).toContainText('Signed in today · used within the last hour')
    await button(page, 'Sign out Chrome on an Android phone').focus()
    await page.keyboard.press('Enter')
    await expect(phone.getByRole('status')).toHaveText('Signed out')
    await expect(phone.getByRole('status')).toBeFocused()
    expect(await isIn()).toEqual([200, 401])
    // Stays struck through until the page is left.
    await startEditing(page)
    await button(page, 'Save').click()
    await expect(
      page.getByRole('main').getByText('Profile updated successfully!').first(),
    ).toBeVisible()
    await expect(phone.locator('s')).toHaveText('Chrome on an Android phone')
    await page.reload()
    await expect(places).toHaveCount(2)
    await expect(phone).toHaveCount(0)
  },
)

test('of changes at the same moment one is carried out, and the others’ session has ended', async ({
  baseURL,
}) => {
  const browser = await newBrowser(baseURL)
  await registerPerson(browser)
  const change = (new_password: string) =>
    browser.put('/api/auth/password', { data: { current_password: PASSWORD, new_password } })
  const answers = await Promise.all(['one', 'two', 'three'].map((word) => change(`secret ${word}`)))
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 401, 401])
})

test('what a guest bought is listed and exported for who claims it, and keeps no address of theirs', async ({
  baseURL,
}) => {
  const guest = await newBrowser(baseURL)
  const data = { result_id: await takeAsPerson(guest), coupon_code: 'FREE', email: newEmail() }
  expect((await guest.post('/api/payments/create-intent', { data })).status()).toBe(200)
  await registerPerson(guest)
  const { orders } = await (await guest.get('/api/account/export')).json()
  expect(orders).toMatchObject([{ assessment_id: data.result_id, email: data.email }])
  expect(await (await guest.get('/api/account/orders')).json()).toMatchObject([
    { result_id: data.result_id },
  ])
  const left = await guest.delete('/api/account', { data: { password: PASSWORD } })
  expect(left.ok()).toBe(true)
  expect(await query('SELECT FROM orders WHERE email = $1', [data.email])).toEqual([])
})

test('orders are listed with date, price and state', SLOW_PROOF, async ({ page }) => {
  await openProfile(page)
  const orders = panel(page, 'Your orders')
  await expect(orders).toContainText('No orders yet.')
  await expect(orders.getByRole('link', { name: 'See the pass' })).toHaveAttribute(
    'href',
    '/payment',
  )
  const id = await takeAsPerson(page.request, 'CS')
  const buy = (data: object) => page.request.post('/api/payments/create-intent', { data })
  await buy({ result_id: id, coupon_code: 'FREE' })
  await buy({ product: 'pass' })
  await page.reload()
  const rows = orders.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('The pass')
  await expect(rows.nth(1)).toContainText('$0.00')
  await expect(rows.nth(1)).toContainText('Paid')
  const link = rows.getByRole('link', { name: 'Complete report: The Quiet Architect' })
  await expect(link).toHaveAttribute('href', `/detailed-personality-report?result=${id}`)
})

test('the archive is downloaded', SLOW_PROOF, async ({ page }) => {
  const { email } = await openProfile(page)
  const arrived = page.waitForEvent('download')
  await button(page, 'Download my data').click()
  const file = await arrived
  expect(file.suggestedFilename()).toBe('discern-my-data.json')
  const archive = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(archive.user.email).toBe(email)
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible()
})

test(
  'before an account is deleted, it says what becomes of each group that it leads',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const { id } = await openProfile(page)
    const leader = { person: { id } as Person, context: page.request }
    const shared = await makeGroup(leader, 'Design')
    await makeGroup(leader, 'Only me')
    const { person } = await newPerson(baseURL, { first_name: 'Ben', last_name: 'Novak' })
    await query('INSERT INTO memberships (group_id, user_id) VALUES ($1, $2)', [shared, person.id])
    await confirmAddress(person)
    await page.reload()
    await answers(page)
    await button(page, 'Delete my account').click()
    const groups = page.getByRole('dialog', { name: 'Delete your account' }).getByRole('listitem')
    await expect(groups).toHaveText([
      'Design goes to Ben Novak and keeps the name and description you gave it.',
      'Only me closes: no one else in it can lead it.',
    ])
  },
)

test('while the goodbye is on its way, nothing can be sent again', SLOW_PROOF, async ({ page }) => {
  await openProfile(page)
  await button(page, 'Delete my account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1
  })
  // An answer without a page leaves this one standing, as long as a busy server takes over the next.
  await page.route('**/account-deleted', (route) => route.fulfill({ status: 204 }))
  const asked = page.waitForRequest('**/account-deleted')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await asked
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Your password', { exact: true }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toHaveCount(0)
  expect(calls).toBe(1)
})

test('deleting asks for the password, says goodbye and leaves nothing behind', async ({ page }) => {
  await openProfile(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await button(page, 'Delete my account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog).toContainText(
    'your orders, as amounts with a date and the payment’s ID, but without your name',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Delete my account')).toBeFocused()
  await button(page, 'Delete my account').click()
  const password = dialog.getByLabel('Your password', { exact: true })
  await password.fill('wrong one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(password).toHaveAccessibleDescription('That is not your current password.')
  await password.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  const kept = () => page.evaluate(() => [localStorage.token, localStorage.user])
  expect(await kept()).toEqual([undefined, undefined])
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
  const again = await page.request.get('/profile', { maxRedirects: 0 })
  expect(again.headers().location).toBe('/login?redirectTo=%2Fprofile')
})
