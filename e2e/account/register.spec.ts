/** Opening an account, on the page. */

import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { answerLate, answers, open } from '../support/hydrated'
import {
  accountButton,
  BANNER,
  button,
  countCalls,
  DESK,
  field,
  fillRegister,
  pathOf,
  someone,
} from '../support/pages/sign-in-page'
import { newBrowser, newEmail, PASSWORD } from '../support/people'
import { submitAnswers, takeAssessment } from '../support/product'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

test.describe('opening an account', () => {
  test('from a guest result: banner, title, and the result is the person’s', async ({ page }) => {
    const { result_id: id } = await takeAssessment(page, 'CS')
    await open(page, `/enhanced-guest-results?result=${id}`)
    await page.getByRole('link', { name: 'Create an account' }).first().click()
    await expect(page).toHaveURL(`/register?result=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create Account for Detailed Results',
    )
    await expect(page.getByText(BANNER)).toBeVisible()
    await answers(page)
    const email = await fillRegister(page)
    const arrival = page.waitForRequest(
      (request) =>
        request.isNavigationRequest() && new URL(request.url()).pathname === '/detailed-results',
    )
    await button(page, 'Create account').click()
    expect(new URL((await arrival).url()).search).toBe(`?result=${id}&from=guest`)
    await page.waitForLoadState()
    const result = await page.request.get(`/api/results/${id}`)
    expect(result.status()).toBe(200)
    expect(await result.json()).toMatchObject({ assessment_id: id, personality_type_code: 'CS' })
    // The next page may still be loading.
    await expect(async () => {
      const kept = await page.evaluate(() => ({
        user: JSON.parse(localStorage.getItem('user') ?? 'null'),
        token: localStorage.getItem('token'),
        typed: sessionStorage.getItem('discern:typed'),
      }))
      expect(kept.user).toMatchObject({ email, first_name: 'Ada' })
      expect(kept.token).toMatch(/\w/)
      expect(kept.typed).toBeNull()
    }).toPass()
  })

  test('another person’s result does not show the banner', async ({ page, baseURL }) => {
    const other = await newBrowser(baseURL)
    const { result_id: id } = await submitAnswers(other, answersFor('D'))
    await open(page, `/register?result=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await expect(page.getByText(BANNER)).toHaveCount(0)
  })

  test(
    'without a result it leads to the assessment, or to where one wanted to go',
    SLOW_PROOF,
    async ({ page }) => {
      await open(page, '/register')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
      await fillRegister(page)
      await answerLate(page, '**/api/auth/register')
      await button(page, 'Create account').click()
      await expect(button(page, 'Creating Account...')).toHaveAttribute('aria-busy', 'true')
      await page.waitForURL((url) => !url.pathname.startsWith('/register'))
      expect((await page.request.get('/api/auth/profile')).status()).toBe(200)
      // A signed-in person is sent away from it.
      for (const [path, target] of [
        ['/login', '/assessment'],
        ['/register', '/assessment'],
        ['/login?redirectTo=/types', '/types'],
        ['/login?redirectTo=//evil.example', '/assessment'],
      ] as const) {
        const response = await page.request.get(path, { maxRedirects: 0 })
        expect(response.status()).toBe(307)
        expect(response.headers().location).toBe(target)
      }
    },
  )

  test(
    'a taken address says so, and the way to log in keeps where to go',
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      const { email } = await someone(baseURL)
      await open(page, '/register?redirectTo=/types')
      await fillRegister(page, { email })
      await button(page, 'Create account').click()
      await expect(field(page, 'Email')).toBeFocused()
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alert').filter({ hasText: 'already an account' })).toBeVisible()
      await page.getByRole('link', { name: 'Sign in instead' }).click()
      await expect.poll(() => pathOf(page)).toBe('/login?redirectTo=%2Ftypes')
      await answers(page)
      await expect(field(page, 'Email')).toHaveValue(email)
      await field(page, 'Password').fill(PASSWORD)
      await button(page, 'Sign in').click()
      await expect(page).toHaveURL('/types')
    },
  )

  test(
    'two passwords that differ: said on leaving the field and on sending, and nothing is sent',
    SLOW_PROOF,
    async ({ page }) => {
      const calls = countCalls(page, '/api/auth/register')
      await open(page, '/register')
      await fillRegister(page, { confirm: 'something else' })
      const said = page.getByText('Passwords do not match')
      await expect(said).toHaveCount(0)
      await field(page, 'Confirm password').blur()
      await expect(said).toBeVisible()
      await button(page, 'Create account').click()
      await expect(said).toBeVisible()
      await expect(field(page, 'Confirm password')).toBeFocused()
      expect(calls.count()).toBe(0)
      await field(page, 'Confirm password').fill(PASSWORD)
      await expect(said).toHaveCount(0)
    },
  )

  test(
    'each empty or wrong field is named, and the first one has the focus',
    SLOW_PROOF,
    async ({ page }) => {
      const calls = countCalls(page, '/api/auth/register')
      await open(page, '/register')
      await field(page, 'Email').fill('no-at-sign')
      await field(page, 'Password').fill('short')
      await field(page, 'Confirm password').fill('short')
      await button(page, 'Create account').click()
      await expect(field(page, 'First name')).toBeFocused()
      for (const name of ['First name', 'Last name', 'Email', 'Password']) {
        const input = field(page, name)
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        const described = (await input.getAttribute('aria-describedby')) ?? ''
        const id = described.split(' ').at(-1) ?? ''
        await expect(page.locator(`[id="${id}"]`)).toHaveText(/Please/)
      }
      expect(calls.count()).toBe(0)
    },
  )

  test(
    'what was typed outlives a lost network, a busy server and a reload; a password does not',
    SLOW_PROOF,
    async ({ page, context }) => {
      await open(page, '/register')
      const email = await fillRegister(page)
      await context.setOffline(true)
      await button(page, 'Create account').click()
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to register' })).toContainText(
        'Failed to register. Please try again. We could not reach the server.',
      )
      await expect(field(page, 'Password')).toHaveValue(PASSWORD)
      await context.setOffline(false)
      const limited = 'That was a lot of tries. Please wait a moment.'
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'Retry-After': '30' },
          json: { error: limited, code: 'too_many_requests' },
        }),
      )
      await button(page, 'Create account').click()
      await expect(page.getByRole('alert').filter({ hasText: limited })).toBeVisible()
      await page.unroute('**/api/auth/register')
      await page.reload()
      await expect(field(page, 'First name')).toHaveValue('Ada')
      await expect(field(page, 'Last name')).toHaveValue('Byron')
      await expect(field(page, 'Email')).toHaveValue(email)
      await expect(field(page, 'Password')).toHaveValue('')
      const stored = await page.evaluate(() =>
        JSON.stringify({ ...sessionStorage, ...localStorage }),
      )
      expect(stored).not.toContain(PASSWORD)
      await field(page, 'Password').fill(PASSWORD)
      await field(page, 'Confirm password').fill(PASSWORD)
      await button(page, 'Create account').click()
      await page.waitForURL((url) => url.pathname !== '/register')
    },
  )

  test('works by keyboard alone', SLOW_PROOF, async ({ page }) => {
    await open(page, '/register?redirectTo=/types')
    await field(page, 'First name').focus()
    const email = newEmail('keys')
    for (const typed of ['Ada', 'Byron', email, PASSWORD]) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    // Between the two passwords stands the button that shows the first.
    await expect(button(page, 'Show password')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await expect(button(page, 'Hide password')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/types')
    await expect(accountButton(page)).toBeVisible()
  })
})
