/** The profile: sessions, orders, the archive and the end of an account. */
import { readFile } from 'node:fs/promises'
import { query } from './database'
import { expect, test } from './fixtures'
import { newBrowser, PASSWORD, type Person, registerPerson, takeAsPerson } from './people'
import { button, openProfile, panel } from './profile-page'
import { makeGroup, newPerson } from './teams'

test('other sessions can be ended, and this one goes on', async ({ page, baseURL }) => {
  const { email } = await openProfile(page)
  const other = await newBrowser(baseURL)
  await other.post('/api/auth/login', { data: { email, password: PASSWORD } })
  await button(page, 'Sign out everywhere else').click()
  await expect(page.getByText('You are now signed in only here.')).toBeVisible()
  expect((await other.get('/api/auth/profile')).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible()
})

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

test('orders are listed with date, price and state', async ({ page }) => {
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

test('the archive is downloaded', async ({ page }) => {
  const { email } = await openProfile(page)
  const arrived = page.waitForEvent('download')
  await button(page, 'Download my data').click()
  const file = await arrived
  expect(file.suggestedFilename()).toBe('discern-my-data.json')
  const archive = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(archive.user.email).toBe(email)
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible()
})

test('row 21: before an account is deleted, it says what becomes of each group that it leads', async ({
  page,
  baseURL,
}) => {
  const { id } = await openProfile(page)
  const leader = { person: { id } as Person, context: page.request }
  const shared = await makeGroup(leader, 'Design')
  await makeGroup(leader, 'Only me')
  const { person } = await newPerson(baseURL, { first_name: 'Ben', last_name: 'Novak' })
  await query('INSERT INTO memberships (group_id, user_id) VALUES ($1, $2)', [shared, person.id])
  await page.reload({ waitUntil: 'networkidle' })
  await button(page, 'Delete my account').click()
  const groups = page.getByRole('dialog', { name: 'Delete your account' }).getByRole('listitem')
  await expect(groups).toHaveText([
    'Design goes to Ben Novak and keeps the name and description you gave it.',
    'Only me closes: nobody else is in it.',
  ])
})

test('deleting asks for the password, says goodbye and leaves nothing behind', async ({ page }) => {
  await openProfile(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await button(page, 'Delete my account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog).toContainText('your orders, as amounts with a date and without your name')
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
