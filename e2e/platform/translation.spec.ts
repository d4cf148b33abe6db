/**
 * Pages that a browser translates keep working and stay true. The project `translated` runs whole journeys this way.
 */
import type { Page } from '@playwright/test'
import { messages } from '../../lib/messages'
import { expect, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { hearComplaints } from '../support/complaints'
import { answerLate } from '../support/hydrated'
import { PASSWORD, registerPerson } from '../support/people'
import { isDrawnAnew, MOMENTS, translatePages } from '../support/translation'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

for (const moment of MOMENTS) {
  test(
    `labels and errors come and go on translated pages: ${moment}`,
    SLOW_PROOF,
    async ({ browser, baseURL }) => {
      test.slow()
      const context = await browser.newContext({
        baseURL,
        viewport: WIDTHS[1],
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      await translatePages(context, moment)
      const page = await context.newPage()
      const complaints = hearComplaints(page)
      const isTranslated = () => expect(page.locator('main font font').first()).toBeAttached()
      await answerLate(page, '**/api/**')

      // A form with wrong fields, then refused, then sent: each shows its own messages only.
      const { email } = await registerPerson(page.request)
      await context.clearCookies()
      await page.goto('/login')
      if (moment !== 'busy') await isTranslated()
      await button(page, 'Sign in').click()
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('wrong horse 28')
      await button(page, 'Show password').click()
      await expect(button(page, 'Hide password')).toHaveText('Hide')
      await button(page, 'Sign in').click()
      await expect(button(page, /Logging in/)).toBeVisible()
      await isTranslated()
      await expect(page.getByText(messages.auth.wrongCredentials)).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await button(page, 'Sign in').click()
      await expect(page.getByText(messages.auth.wrongCredentials)).toHaveCount(0)
      await expect(page).not.toHaveURL(/login/)

      // Saved and downloaded: busy, done, and as before.
      await page.goto('/profile')
      await button(page, 'Edit profile').click()
      await page.getByLabel('First name').fill('Grace')
      await button(page, 'Save').click()
      await expect(button(page, /Saving/)).toBeVisible()
      await isTranslated()
      await expect(page.getByText('Grace Byron').first()).toBeVisible()
      const file = page.waitForEvent('download')
      await button(page, 'Download my data').click()
      await expect(button(page, 'Collecting...')).toBeVisible()
      await file
      await expect(page.getByText('Your data is in your downloads.')).toBeVisible()
      await expect(button(page, 'Download my data')).toBeVisible()

      // A switch takes words from between others, and gives them back.
      await page.goto('/guest-assessment')
      const keys = page.getByText('statement', { exact: true })
      const shortcuts = page.getByRole('switch', { name: 'Keyboard shortcuts' })
      await expect(keys).toBeVisible()
      await shortcuts.click()
      await expect(keys).toHaveCount(0)
      await shortcuts.click()
      await expect(keys).toBeVisible()

      await expect(page.getByText('Something broke on our side.')).toHaveCount(0)
      expect(complaints.filter((one) => !isDrawnAnew(one))).toEqual([])
      await context.close()
    },
  )
}
