/** Logging in and out, on the page, and what of a session the browser keeps. */

import { expect, SLOW_PROOF, test } from '../support/checks'
import { answerLate, open } from '../support/hydrated'
import {
  accountButton,
  accountMenu,
  button,
  DESK,
  field,
  logIn,
  signedInPage,
  signOut,
  someone,
} from '../support/pages/sign-in-page'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

test.describe('logging in', () => {
  test('leads to where one wanted to go', async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    await answerLate(page, '**/api/auth/login')
    await open(page, '/login?redirectTo=/types/di')
    await logIn(page, email)
    await expect(button(page, 'Logging in...')).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/types/di')
    // The login page has left the history.
    await page.goBack()
    expect(new URL(page.url()).pathname).not.toBe('/login')
  })

  test(
    'a wrong password says so above the button and keeps what was typed',
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      const { email } = await someone(baseURL)
      await open(page, '/login')
      await logIn(page, email, 'not the password')
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
        'That email and password don’t match.',
      )
      await expect(field(page, 'Email')).toHaveValue(email)
      await expect(field(page, 'Password')).toHaveValue('not the password')
    },
  )

  test('no redirectTo leads off the site', async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    const origin = new URL(baseURL ?? '').origin
    // What the browser would do with them is the point, so the redirect itself is stopped.
    await page.route(/\/(assessment|evil)/, (route) => route.fulfill({ body: 'arrived' }))
    // To a browser, this is `//evil.example`. lib/redirect.test.ts has all kinds.
    await open(page, `/login?redirectTo=${encodeURIComponent('/\\evil.example')}`)
    await logIn(page, email)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin).toBe(origin)
    expect(new URL(page.url()).pathname).toBe('/assessment')
  })

  test('providers that are not set up are off, and say so', async ({ page }) => {
    await open(page, '/login')
    for (const name of ['Continue with Google', 'Continue with Facebook']) {
      const provider = button(page, name)
      await expect(provider).toBeDisabled()
      const id = (await provider.getAttribute('aria-describedby')) ?? ''
      await expect(page.locator(`[id="${id}"]`)).toHaveText('Not available yet')
    }
  })

  test('what a provider sends back is a sentence, never the code', SLOW_PROOF, async ({ page }) => {
    for (const [code, sentence] of [
      ['no_email', 'They didn’t share your email address'],
      ['account_exists', 'There is already an account with that email address'],
      ['access_denied', 'You didn’t allow it'],
      ['<b>anything</b>', 'Signing in that way did not work'],
    ] as const) {
      await page.goto(`/login?error=${encodeURIComponent(code)}`)
      const alert = page.getByRole('alert').filter({ hasText: /\w/ })
      await expect(alert).toContainText(sentence)
      await expect(alert).not.toContainText(code)
    }
  })
})

test.describe('signing out', () => {
  test('ends the session, goes home, and the other tabs follow', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedInPage(page, baseURL, '/types')
    const other = await context.newPage()
    await other.setViewportSize(DESK)
    await open(other, '/')
    await expect(accountButton(other)).toBeVisible()
    await signOut(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(accountButton(other)).toHaveCount(0)
    expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    ).toEqual([null, null])
  })

  test(
    'takes another tab out of the middle of an assessment',
    SLOW_PROOF,
    async ({ page, context, baseURL }) => {
      await signedInPage(page, baseURL, '/types')
      const other = await context.newPage()
      await open(other, '/assessment')
      await other.getByRole('button', { name: 'Start', exact: true }).click()
      await expect(other.getByText('Question 1 of 28').first()).toBeVisible()
      await signOut(page)
      await expect(other).toHaveURL(/\/login/)
    },
  )

  test(
    'without a network it says so, and one stays signed in',
    SLOW_PROOF,
    async ({ page, context, baseURL }) => {
      await signedInPage(page, baseURL)
      await accountButton(page).click()
      await context.setOffline(true)
      await accountMenu(page).getByRole('menuitem', { name: 'Sign Out' }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'could not sign you out' }),
      ).toBeVisible()
      await context.setOffline(false)
      await expect(accountButton(page)).toBeVisible()
      expect((await page.request.get('/api/auth/profile')).status()).toBe(200)
    },
  )

  test(
    'a corrupt stored person is logged and cleared',
    SLOW_PROOF,
    async ({ page, complaints }) => {
      for (const corrupt of ['{', 'null', '"ada"', '{"id":7}', '[]']) {
        // Where our scripts do not find it first.
        await page.goto('/robots.txt')
        await page.evaluate((text) => {
          localStorage.setItem('token', 'x')
          localStorage.setItem('user', text)
        }, corrupt)
        await page.goto('/')
        await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
        await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
        const logged = ['Error parsing stored user data']
        await expect.poll(() => complaints, { message: corrupt }).toEqual(logged)
        complaints.length = 0
      }
    },
  )

  test(
    'a session that has ended elsewhere is forgotten where one logs in',
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      await signedInPage(page, baseURL)
      await page.context().clearCookies()
      await open(page, '/login')
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    },
  )
})
