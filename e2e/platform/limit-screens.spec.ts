/** Limits: what a person sees who is too quick, and what is not lost. */

import type { Page } from '@playwright/test'
import { answersFor } from '../support/answers'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  WIDTHS,
} from '../support/checks'
import { tryCode } from '../support/limited/replicas'
import { test } from '../support/limited/tests'
import { openLastQuestion, takeAssessment } from '../support/product'

test.describe.configure({ mode: 'serial' })

const LESS_THAN_A_MINUTE = 'You can try again in less than a minute.'
const NOW = 'You can try again now.'

/** The screen as it stands, on a phone and on a desk. */
async function expectFriendly(page: Page): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

test('a submit too many keeps the answers and says when', SLOW_PROOF, async ({ page, request }) => {
  test.slow()
  await openLastQuestion(page, 'SI')
  for (let time = 0; time < 2; time++) {
    const data = { responses: answersFor('D') }
    await request.post('/api/assessment/guest/submit', { data })
  }
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await expect(page.getByText('Failed to submit assessment. Please try again.')).toBeVisible()
  await expect(page.getByText('Your answers are kept in this browser')).toBeVisible()
  await expect(page.getByText(LESS_THAN_A_MINUTE)).toBeVisible()
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeDisabled()
  await expectFriendly(page)
  await expect(page.getByText(NOW)).toBeVisible()
  await again.click()
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Kind Coordinator' })).toBeVisible()
})

test(
  'too many codes: the field keeps what was typed and Apply comes back',
  SLOW_PROOF,
  async ({ page }) => {
    const { result_id } = await takeAssessment(page, 'ID')
    await page.clock.install()
    await page.goto(`/payment-checkout?result=${result_id}`)
    const code = page.getByLabel('Coupon code')
    const apply = page.getByRole('button', { name: 'Apply' })
    await code.fill('LAUNCH25')
    for (let time = 0; time < 10; time++) await tryCode(page.request, `GUESS${time}`, {})
    await apply.click()
    await expect(code).toHaveAccessibleDescription('Too many codes did not work.')
    await expect(code).toHaveValue('LAUNCH25')
    await expect(page.getByText('You can try again in 10 minutes.')).toBeVisible()
    await expect(apply).toBeDisabled()
    await expectFriendly(page)
    await page.clock.fastForward(6 * 60_000)
    await expect(page.getByText('You can try again in 4 minutes.')).toBeVisible()
    await page.clock.fastForward(4 * 60_000)
    await expect(page.getByText(NOW)).toBeVisible()
    await expect(apply).toBeEnabled()
  },
)
