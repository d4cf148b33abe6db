/** The assessment of a signed-in person, signed out in the middle or on a bad line. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/checks'
import {
  button,
  confirmUpTo,
  draftOf,
  expectQuestion,
  PAGE,
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
})
