/** A browser that is set to block cookies: it has no storage and no locks, either. */
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { answers, open } from '../support/hydrated'
import { logIn, someone } from '../support/pages/sign-in-page'
import { answerQuestions } from '../support/product'

const BLOCKED = 'This browser blocks cookies'

// Of the page, because the worker shares the context with the next test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    // As Chromium does it, which calls cookies enabled.
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: denied })
    }
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: async () => denied() },
    })
  }),
)

test(
  'the assessment says so before the first question, and tells the style all the same',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/guest-assessment')
    await expect(page.getByRole('heading', { name: BLOCKED })).toBeVisible()
    await expect(
      page.getByText('Allow cookies for this site in the browser’s settings'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Answer without cookies' }).click()
    await answerQuestions(page, 'IS')
    await expect(
      page.getByRole('heading', { name: `Your style: ${STYLE_CONTENT.IS.name}` }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'About this style' }).click()
    await expect(page).toHaveURL('/types/is')
  },
)

test('signing in says so, and does not come back to itself', async ({ page, baseURL }) => {
  const { email } = await someone(baseURL)
  let calls = 0
  await page.route('**/api/auth/login', (route) => {
    calls += 1
    return route.continue()
  })
  await open(page, '/login?redirectTo=/profile')
  const said = page.getByRole('alert').filter({ hasText: BLOCKED })
  await expect(said).toHaveCount(1)
  await logIn(page, email)
  await expect(said).toHaveCount(2)
  await expect(page).toHaveURL(/\/login/)
  expect(calls).toBe(0)
})

test('every other door says so', async ({ page }) => {
  for (const path of [
    '/register',
    '/sign-in-link',
    '/open-report?token=x',
    '/enhanced-guest-results?result=x',
    '/payment-checkout?result=x',
    '/payment',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: BLOCKED }), path).toBeVisible()
  }
  await answers(page)
})
