/** The pages that mailed links lead to: a new password, a confirmed address. */

import { expect, SLOW_PROOF, test } from '../support/checks'
import { answers, open } from '../support/hydrated'
import {
  accountButton,
  button,
  DESK,
  field,
  signedInPage,
  someone,
  TOKEN,
} from '../support/pages/sign-in-page'
import { newBrowser, newEmail, PASSWORD } from '../support/people'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

test.describe('mailed links', () => {
  const dead = {
    status: 404,
    json: { error: 'This link no longer works.', code: 'link_invalid' },
  }

  test(
    'forgotten password: asks, says the same for every address, and can be sent again',
    SLOW_PROOF,
    async ({ page }) => {
      await open(page, '/login')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await expect(page).toHaveURL('/forgot-password')
      await answers(page)
      await button(page, 'Send me a link').click()
      await expect(field(page, 'Email')).toBeFocused()
      await field(page, 'Email').fill(newEmail('unknown'))
      await button(page, 'Send me a link').click()
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
      await button(page, 'Send it again').click()
      await expect(field(page, 'Email')).toHaveValue(/unknown/)
    },
  )

  test('new password: checked, saved, signed in', async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    const signedIn = await (await newBrowser(baseURL)).post('/api/auth/login', {
      data: { email, password: PASSWORD },
    })
    const session = await signedIn.json()
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: session }))
    await open(page, `/reset-password?token=${TOKEN}`)
    await field(page, 'New password').fill(PASSWORD)
    await field(page, 'Confirm password').fill('another')
    await button(page, 'Save new password').click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await field(page, 'Confirm password').fill(PASSWORD)
    await button(page, 'Save new password').click()
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused()
    await expect(accountButton(page)).toBeVisible()
    await expect(page).toHaveURL('/reset-password')
  })

  test(
    'a link for a new password that is worn, or none at all, leads to a new one',
    SLOW_PROOF,
    async ({ page }) => {
      await open(page, `/reset-password?token=${TOKEN}`)
      await field(page, 'New password').fill(PASSWORD)
      await field(page, 'Confirm password').fill(PASSWORD)
      await button(page, 'Save new password').click()
      await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeFocused()
      await page.goto('/reset-password?token=x')
      await page.getByRole('link', { name: 'Get a new link' }).click()
      await expect(page).toHaveURL('/forgot-password')
      await page.goto('/reset-password')
      await expect(page).toHaveURL('/forgot-password')
    },
  )

  test('confirming: once, with a busy state, then done', async ({ page }) => {
    let calls = 0
    await page.route('**/api/auth/verify-email', async (route) => {
      calls += 1
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.fulfill({ json: { verified: true, proven: false } })
    })
    await page.goto(`/verify-email?token=${TOKEN}`)
    await expect(page.getByText('Checking your link…')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeVisible()
    await expect(page).toHaveURL('/verify-email')
    expect(calls).toBe(1)
  })

  test('confirming without an answer can be tried again', async ({ page }) => {
    await page.route('**/api/auth/verify-email', (route) => route.abort())
    await page.goto(`/verify-email?token=${TOKEN}`)
    await expect(page.getByRole('alert').filter({ hasText: 'could not check' })).toBeVisible()
    await page.unroute('**/api/auth/verify-email')
    await page.route('**/api/auth/verify-email', (route) => route.fulfill(dead))
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?redirectTo=${encodeURIComponent(`/verify-email?token=${TOKEN}`)}`,
    )
  })

  test(
    'a used link of a signed-in person offers to send it again',
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      await signedInPage(page, baseURL)
      await open(page, `/verify-email?token=${TOKEN}`)
      await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeVisible()
      await button(page, 'Send the email again').click()
      await expect(page.getByText('A new link is on its way.')).toBeVisible()
      await page.route('**/api/auth/resend-verification', (route) => route.abort())
      await button(page, 'Send the email again').click()
      await expect(page.getByRole('alert').filter({ hasText: 'could not send' })).toBeVisible()
    },
  )
})
