/** The assessment of a signed-in person, signed out in the middle or on a bad line. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import { answers } from '../support/hydrated'
import {
  button,
  confirmUpTo,
  draftOf,
  expectQuestion,
  historyOf,
  openAnswered,
  PAGE,
  RESULT_URL,
  SAVE,
  SUBMIT,
  saved,
  start,
  suggestAnswers,
} from '../support/pages/account-assessment-page'
import { PASSWORD, type Person, registerPerson } from '../support/people'

let person: Person
test.beforeEach(async ({ page }) => {
  person = await registerPerson(page.request)
  await suggestAnswers(page)
})

test.describe('signing out in the middle', () => {
  const signOutElsewhere = (page: Page) =>
    page.evaluate(async () => {
      await fetch('/api/auth/logout', {
        method: 'POST',
        headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
      })
    })

  test('keeps the answers in this browser, for the same person only', async ({ page }) => {
    await start(page)
    await confirmUpTo(page, 3)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(2)
    await expect(saved(page)).toBeVisible()
    await signOutElsewhere(page)
    await button(page, 'Confirm').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
    await expect(page.getByText('Your answers stay on this device.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fassessment',
    )
    await expectAccessible(page)

    await registerPerson(page.request)
    await page.goto(PAGE)
    await expect(button(page, 'Start')).toBeVisible()
    await expect(page.getByText('Continue where you left off')).toHaveCount(0)
    await page.request.post('/api/auth/logout')

    const data = { email: person.email, password: PASSWORD }
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
    await page.goto(PAGE)
    await expectQuestion(page, 3)
    // What was confirmed after the session ended.
    await expect(button(page, 'Confirmed')).toBeVisible()
  })

  test('at the last button keeps everything', SLOW_PROOF, async ({ page }) => {
    // Without this a save would find out first that the session has ended.
    await page.route(SAVE, (route) => route.abort())
    await openAnswered(page)
    await signOutElsewhere(page)
    await button(page, 'Complete Assessment').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
    const data = { email: person.email, password: PASSWORD }
    await page.request.post('/api/auth/login', { data })
    await page.goto(PAGE)
    await expectQuestion(page, 28)
    await button(page, 'Complete Assessment').click()
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
  })

  test(
    'without a session the page leads to signing in',
    SLOW_PROOF,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL })
      const response = await context.request.get(PAGE, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      expect(response.headers().location).toBe('/login?redirectTo=%2Fassessment')
      await context.close()
    },
  )
})

test.describe('on a bad line', () => {
  test(
    'a server that is away says so, and Try Again makes one result',
    SLOW_PROOF,
    async ({ page }) => {
      const id = await openAnswered(page)
      const away = 'We cannot reach our records right now. Please try again in a moment.'
      await page.route(
        SUBMIT,
        (route) => route.fulfill({ status: 503, json: { error: away, code: 'unavailable' } }),
        { times: 1 },
      )
      await button(page, 'Complete Assessment').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
      await expect(
        page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
      ).toBeVisible()
      await button(page, 'Try Again').click()
      await expectQuestion(page, 28)
      await button(page, 'Complete Assessment').click()
      await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
      expect(page.url()).toContain(id)
      expect(await historyOf(page)).toHaveLength(1)
    },
  )

  test(
    'an answer that got lost on the way is not a second result',
    SLOW_PROOF,
    async ({ page }) => {
      const id = await openAnswered(page)
      await page.route(
        SUBMIT,
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await button(page, 'Complete Assessment').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
      expect(await historyOf(page)).toHaveLength(1)
      await button(page, 'Try Again').click()
      await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
      expect(page.url()).toContain(id)
      expect(await historyOf(page)).toHaveLength(1)
    },
  )

  test('a start that fails says so, and Try Again starts', SLOW_PROOF, async ({ page }) => {
    await page.goto(PAGE)
    await page.route('**/api/assessment/questions*', (route) => route.abort(), { times: 1 })
    await button(page, 'Start').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(
      page.getByText('Failed to load assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    const { assessment_id: id } = await draftOf(page)
    // It reloads the page, whose button is visible before it is hydrated.
    await button(page, 'Try Again').click()
    await expect(button(page, 'Start')).toBeVisible()
    await answers(page)
    await button(page, 'Start').click()
    await expectQuestion(page, 1)
    expect((await draftOf(page)).assessment_id).toBe(id)
  })
})
