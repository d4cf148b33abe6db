/** Small repairs, on the screens as /dev/states keeps them. */
import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test, WIDTHS } from '../support/checks'

const styleOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)

test('a dialog over a table of numbers reads from the left', SLOW_PROOF, async ({ page }) => {
  await page.goto('/dev/states/admin-coupon-limit')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate(styleOf, 'text-align')).toBe('start')
})

test('every select has its own arrow, away from the border', SLOW_PROOF, async ({ page }) => {
  for (const state of ['admin-items', 'history-changed']) {
    await page.goto(`/dev/states/${state}`)
    if (state === 'history-changed') await page.getByText('Compare two results').click()
    const select = page.locator('main select').first()
    await expect(select).toBeVisible()
    expect(await select.evaluate(styleOf, 'appearance')).toBe('none')
    expect(await select.evaluate(styleOf, 'background-image')).toContain('gradient')
    expect(await select.evaluate(styleOf, 'background-position')).toContain('12px')
  }
})

test(
  'a tap shows our own pressed state and no flash of the browser',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/dev/states/admin-items')
    const color = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('-webkit-tap-highlight-color'))
    expect(color).toBe('rgba(0, 0, 0, 0)')
  },
)

test(
  'the average lies above the crowd, and advice above the table',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/dev/states/comparison-crowd')
    const last = page.locator('svg[role="group"] > g').last()
    await expect(last).toHaveAttribute('data-average', 'true')
    const advice = page.getByRole('heading', { name: 'What stands out' })
    const table = page.getByRole('heading', { name: 'Scores by member' })
    const [above, below] = [await advice.boundingBox(), await table.boundingBox()]
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0)
  },
)

test(
  'on phones the comparison of a crowd folds and has a way back up',
  SLOW_PROOF,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS[0])
    await page.goto('/dev/states/comparison-crowd')
    await expect(page.locator('#everyone')).not.toHaveAttribute('open')
    await page.locator('#everyone summary').click()
    const rows = page.locator('#everyone tbody tr')
    await expect(rows).toHaveCount(50)
    await page
      .locator('#everyone')
      .getByRole('button', { name: /^Show more/ })
      .click()
    await expect.poll(() => rows.count()).toBeGreaterThan(50)
    await expectWayBackUp(page)
  },
)

test(
  'on phones the statements of admins come twenty at a time, with a way back up',
  SLOW_PROOF,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS[0])
    await page.goto('/dev/states/admin-items')
    await expect(page.locator('main tbody tr')).toHaveCount(20)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/Page 1 of \d/)
    await expectWayBackUp(page)
  },
)

test('the figures of the method fold', SLOW_PROOF, async ({ page }) => {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    await page.goto('/method')
    const figures = page.getByRole('group').filter({ hasText: 'All the figures' })
    await expect(figures).not.toHaveAttribute('open')
    await expect(figures.getByRole('table').first()).toBeHidden()
    await figures.getByText('All the figures').click()
    await expect(figures.getByRole('table').first()).toBeVisible()
  }
})

/** The link at the end of a long page leads to its beginning. */
async function expectWayBackUp(page: Page): Promise<void> {
  const top = page.getByRole('link', { name: 'Back to the top' })
  await top.scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await top.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
}
