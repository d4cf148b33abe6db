/** The screens around a guest’s result: without one, with the sample, and their accessibility. */

import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { takeAssessment } from '../support/product'

const MISSING = 'No results found. Please take the assessment first.'
const MISSING_AT_CHECKOUT = 'No assessment results found. Please take the assessment first.'
const SCREENS = [
  { path: '/enhanced-guest-results', missing: MISSING },
  { path: '/guest-results', missing: MISSING },
  { path: '/detailed-report-payment', missing: MISSING_AT_CHECKOUT },
  { path: '/payment-checkout', missing: MISSING_AT_CHECKOUT },
] as const

for (const { path, missing } of SCREENS) {
  test(`${path} without a result says what to do`, SLOW_PROOF, async ({ page, browser }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
    const action = page.getByRole('main').getByRole('link', { name: 'Take Assessment' })
    await expect(action).toHaveAttribute('href', '/guest-assessment')

    // Another person's result, the sample, and what is no id at all: as if there were none.
    const stranger = await browser.newPage()
    const { result_id: foreign } = await takeAssessment(stranger, 'S')
    await stranger.close()
    await takeAssessment(page, 'ID')
    for (const id of [
      foreign,
      '6',
      '%00',
      'a%27b',
      'x'.repeat(60),
      `${foreign}&result=${foreign}`,
    ]) {
      const response = await page.goto(`${path}?result=${id}`)
      expect(response?.status(), id).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
    }
  })
}

test('the sample says that it is one', async ({ page }) => {
  await page.goto('/test-results')
  await expect(page.getByText('Sample result', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Completed on /)).toBeVisible()
  await expect(page.getByRole('button', { name: /, show exact score$/ })).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Take the free DISC test' }).first()).toHaveAttribute(
    'href',
    '/guest-assessment',
  )
})

test('a result without a style says that no code was provided', SLOW_PROOF, async ({ page }) => {
  const { result_id: id } = await takeAssessment(page)
  await query("UPDATE assessments SET style_code = '' WHERE id = $1", [id])
  await page.goto(`/enhanced-guest-results?result=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No personality type code provided',
  )
})
