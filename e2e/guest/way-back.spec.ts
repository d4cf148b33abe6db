/** A guest who finished finds the way back to the result, and reads that it will join an account before it does. */
import type { Page } from '@playwright/test'
import { GUEST_RESULT_KEY } from '../../lib/guest-result'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { choose, expectQuestion, next } from '../support/pages/assessment-page'
import { newEmail, PASSWORD, registerPerson } from '../support/people'
import { takeAssessment } from '../support/product'

const greeting = (page: Page) => page.getByRole('complementary', { name: 'Your last result' })

/** Takes the assessment and looks at the result once. */
async function takeAndLook(page: Page) {
  const result = await takeAssessment(page, 'DI')
  await page.goto(`/enhanced-guest-results?result=${result.result_id}`)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), GUEST_RESULT_KEY))
    .toBe('1')
  return result
}

for (const viewport of WIDTHS) {
  test(
    `home, its menu and the assessment lead a guest back at ${viewport.width} px`,
    SLOW_PROOF,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const { result_id: id } = await takeAndLook(page)
      for (const path of ['/', '/guest-assessment']) {
        await page.goto(path)
        await expect(greeting(page)).toContainText('The Rallying Captain · DI')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        await greeting(page).getByRole('link', { name: 'Open it' }).click()
        await expect(page).toHaveURL(`/enhanced-guest-results?result=${id}`)
      }
      await page.goto('/types')
      if (viewport.width < 760) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Your result', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Rallying Captain')
    },
  )
}

test(
  'browsers without a result do not ask for one, and a deleted one is forgotten',
  SLOW_PROOF,
  async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/guest/latest')) asked += 1
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(greeting(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Your result', exact: true })).toBeHidden()
    expect(asked).toBe(0)
    const { result_id: id } = await takeAndLook(page)
    await page.request.delete(`/api/results/${id}`)
    await page.goto('/')
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), GUEST_RESULT_KEY))
      .toBeNull()
    await expect(greeting(page)).toBeHidden()
  },
)

test('the greeting stands above the first question only', SLOW_PROOF, async ({ page }) => {
  await takeAndLook(page)
  await page.goto('/guest-assessment')
  await expect(greeting(page)).toBeVisible()
  await choose(page, 1, 2)
  await next(page).click()
  await expectQuestion(page, 2)
  await expect(greeting(page)).toHaveCount(0)
})

test(
  'signing in says before and after that the result joins the account',
  SLOW_PROOF,
  async ({ page, browser, baseURL }) => {
    const email = newEmail()
    const elsewhere = await browser.newContext({ baseURL })
    await registerPerson(elsewhere.request, { email })
    await elsewhere.close()
    await takeAndLook(page)
    await page.goto('/login')
    const held = page.getByRole('region', { name: /joins your account/ })
    await expect(held).toContainText('The Rallying Captain · DI')
    await expect(held.getByRole('button', { name: /^Not mine/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/assessment?from=guest')
    await expect(
      page.getByText(/^We put the result from this browser into your account/),
    ).toBeVisible()
    await page.goto('/')
    await expect(greeting(page)).toBeHidden()
  },
)
