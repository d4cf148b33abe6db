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
import { answers } from '../support/hydrated'
import { ask, type Replicas, tryCode } from '../support/limited/replicas'
import { test } from '../support/limited/tests'
import { openLastQuestion, takeAssessment, unlock } from '../support/product'

test.describe.configure({ mode: 'serial' })

/** Moves the server's limits on, as the test's clock moves the page's. */
const endWindow = (proxied: Replicas['proxied'], limit: string) =>
  ask(proxied, 'UPDATE rate_limits SET expire = 0 WHERE key LIKE $1', [`${limit}:%`])

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

test(
  'an address for the launch list waits in the browser as long as it was asked to',
  SLOW_PROOF,
  async ({ page, proxied }) => {
    const { result_id } = await takeAssessment(page, 'ID')
    await page.clock.install()
    await page.goto(`/payment-checkout?result=${result_id}`, { waitUntil: 'networkidle' })
    for (const email of ['a@example.com', 'b@example.com']) {
      const data = { email, source: 'payment_preview_modal' }
      const joined = await page.request.post('/api/prospective-users', { data })
      expect(joined.status()).toBe(201)
    }
    const sent: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/prospective-users')) sent.push(response.status())
    })
    await page.getByTestId('pay').click()
    const dialog = page.getByRole('dialog', { name: 'Preview Mode' })
    await dialog.getByLabel('Email').fill('patient@example.com')
    await dialog.getByRole('button', { name: 'Join the launch list' }).click()
    await expect(dialog).toContainText('You are on the list.')
    // Neither the page's timer nor the returning network may retry before the wait is over.
    await page.clock.fastForward(60_000)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.evaluate(() => fetch('/api/health/live').then(() => undefined))
    const kept = () => page.evaluate(() => localStorage.getItem('discern:launch-list'))
    expect(await kept()).toContain('patient@example.com')
    expect(sent).toEqual([429])
    await endWindow(proxied, 'launch_list')
    await page.clock.fastForward(240_000)
    await expect.poll(kept).toBeNull()
    expect(sent).toEqual([429, 201])
  },
)

test('a PDF too many says when the next one can be made', SLOW_PROOF, async ({ page }) => {
  test.slow()
  const { result_id } = await takeAssessment(page, 'ID')
  await unlock(page, result_id)
  await page.clock.install()
  await page.goto(`/detailed-personality-report?result=${result_id}`)
  // Drawn in the browser: once it is visible, the page is hydrated.
  await answers(page)
  const button = page.getByRole('button', { name: 'Download PDF Report' })
  const first = page.waitForEvent('download')
  await button.click()
  await first
  await button.click()
  await expect(page.getByText('You’ve made a lot of PDFs in a short time.')).toBeVisible()
  await expect(page.getByText('You can try again in 4 minutes.')).toBeVisible()
  await expect(button).toBeDisabled()
  await expectAccessible(page)
  await page.clock.fastForward(4 * 60_000)
  await expect(page.getByText(NOW)).toBeVisible()
  await expect(button).toBeEnabled()
})
