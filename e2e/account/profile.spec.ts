/** The profile: looked at, edited, secured, taken along and ended. */

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
} from '../support/checks'
import { open } from '../support/hydrated'
import { button, openProfile, startEditing } from '../support/pages/profile-page'
import {
  bearer,
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  takeAsPerson,
} from '../support/people'

test('who is not signed in is sent to sign in, and back', async ({ page }) => {
  const response = await page.request.get('/profile', { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers().location).toBe('/login?redirectTo=%2Fprofile')
})

test('a name is changed with the keyboard alone, and stays', SLOW_PROOF, async ({ page }) => {
  await openProfile(page)
  await button(page, 'Edit profile').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Augusta')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('King')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Edit profile')).toBeFocused()
  const saved = page.getByRole('main').getByRole('status').first()
  await expect(saved).toHaveText('Profile updated successfully!')
  await expect(page.getByRole('heading', { name: 'Augusta King' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  expect(kept).toMatchObject({ first_name: 'Augusta', last_name: 'King' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Augusta King' })).toBeVisible()
})

test('a new address needs the password, ends other sessions and waits for its link', async ({
  page,
  baseURL,
}) => {
  const { email, id } = await openProfile(page)
  const other = await newBrowser(baseURL)
  const login = await other.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(login.status()).toBe(200)
  const address = newEmail('moved')
  await startEditing(page)
  await expect(page.getByLabel('Your password', { exact: true })).toHaveCount(0)
  await page.getByLabel('Email').fill(address)
  const password = page.getByLabel('Your password', { exact: true })
  await expect(password).toHaveAccessibleDescription(
    /confirm a new email address.*this one stays.*all other devices/,
  )
  await button(page, 'Save').click()
  await expect(password).toBeFocused()
  await password.fill('not my password')
  await button(page, 'Save').click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await password.fill(PASSWORD)
  const before = await page.evaluate(() => localStorage.getItem('token'))
  await button(page, 'Save').click()
  await expect(page.getByText(`We emailed a link to ${address}.`)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)
  expect((await other.get('/api/auth/profile')).status()).toBe(401)
  const profile = await page.request.get('/api/auth/profile')
  expect(await profile.json()).toMatchObject({ user: { id, email }, pending_email: address })
  await button(page, 'Send the email again').click()
  await expect(page.getByText(`The link is on its way to ${address} again.`)).toBeVisible()
  await button(page, 'Cancel the change').click()
  await expect(page.getByText(`You keep ${email}.`)).toBeVisible()
})

test(
  'a failure says so, keeps the form, and a double click saves once',
  SLOW_PROOF,
  async ({ page, context }) => {
    await openProfile(page)
    await startEditing(page)
    await page.getByLabel('First name').fill('Augusta')
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })
    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({ status: 429, json: { error: 'Please wait.', code: 'too_many_requests' } }),
    )
    await button(page, 'Save').click()
    await expect(alert).toHaveText('Please wait.')
    await page.unroute('**/api/auth/profile')
    await context.setOffline(true)
    await button(page, 'Save').click()
    await expect(alert).toContainText('Failed to update profile')
    await expect(page.getByLabel('First name')).toHaveValue('Augusta')
    await context.setOffline(false)
    let calls = 0
    await page.route('**/api/auth/profile', async (route) => {
      calls++
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await button(page, 'Save').dblclick()
    await expect(button(page, 'Saving...')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Augusta Byron' })).toBeVisible()
    expect(calls).toBe(1)
  },
)

test('a second tab shows what the first one saved', SLOW_PROOF, async ({ page, context }) => {
  await openProfile(page)
  const second = await context.newPage()
  await open(second, '/profile')
  await startEditing(page)
  await page.getByLabel('First name').fill('Augusta')
  await button(page, 'Save').click()
  await expect(second.getByRole('heading', { name: 'Augusta Byron' })).toBeVisible()
})

test('a new password signs out everywhere else', SLOW_PROOF, async ({ page, baseURL }) => {
  const { email, token } = await openProfile(page)
  await button(page, 'Change password').click()
  const current = page.getByLabel('Current password', { exact: true })
  await expect(current).toBeFocused()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'At least 8 characters',
  )
  await current.fill('wrong one')
  await page.getByLabel('New password', { exact: true }).fill('battery staple 9')
  await page.getByLabel('Confirm new password', { exact: true }).fill('battery staple 8')
  await button(page, 'Save new password').click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm new password', { exact: true }).fill('battery staple 9')
  await button(page, 'Save new password').click()
  await expect(current).toHaveAccessibleDescription('That is not your current password.')
  await current.fill(PASSWORD)
  await button(page, 'Save new password').click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(button(page, 'Change password')).toBeFocused()
  const client = await newBrowser(baseURL, bearer(token))
  expect((await client.get('/api/auth/profile')).status()).toBe(401)
  const login = { data: { email, password: 'battery staple 9' } }
  expect((await client.post('/api/auth/login', login)).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible()
})

test('every state is accessible', SLOW_PROOF, async ({ page }) => {
  await registerPerson(page.request, {
    first_name: 'Wilhelmina-Konstantina',
    last_name: 'Featherstonehaugh-Cholmondeley',
  })
  const id = await takeAsPerson(page.request, 'SC')
  await page.request.post('/api/payments/create-intent', {
    data: { result_id: id, coupon_code: 'FREE' },
  })
  await open(page, '/profile')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await startEditing(page)
  await page.getByLabel('Last name').fill('')
  await page.getByLabel('Email').fill('new@example.com')
  await button(page, 'Save').click()
  await button(page, 'Change password').click()
  await button(page, 'Save new password').click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page, 'Delete my account').click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto('/account-deleted')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
