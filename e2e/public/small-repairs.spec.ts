/** Row 23: small repairs, on the screens as /dev/states keeps them. */
import { expect, test, WIDTHS } from '../support/checks'

const styleOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)

test('row 23: a dialog over a table of numbers reads from the left', async ({ page }) => {
  await page.goto('/dev/states/admin-coupon-limit')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate(styleOf, 'text-align')).toBe('start')
})

test('row 23: every select has its own arrow, away from the border', async ({ page }) => {
  for (const state of ['admin-items', 'history-changed']) {
    await page.goto(`/dev/states/${state}`)
    const select = page.locator('main select').first()
    await expect(select).toBeVisible()
    expect(await select.evaluate(styleOf, 'appearance')).toBe('none')
    expect(await select.evaluate(styleOf, 'background-image')).toContain('gradient')
    expect(await select.evaluate(styleOf, 'background-position')).toContain('12px')
  }
})

test('row 23: a tap shows our own pressed state and no flash of the browser', async ({ page }) => {
  await page.goto('/dev/states/admin-items')
  const color = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('-webkit-tap-highlight-color'))
  expect(color).toBe('rgba(0, 0, 0, 0)')
})

test('row 23: the average lies above the crowd, and advice above the table', async ({ page }) => {
  await page.goto('/dev/states/comparison-crowd')
  const last = page.locator('svg[role="group"] > g').last()
  await expect(last).toHaveAttribute('data-average', 'true')
  const advice = page.getByRole('heading', { name: 'Recommendations' })
  const table = page.getByRole('heading', { name: 'Scores by member' })
  const [above, below] = [await advice.boundingBox(), await table.boundingBox()]
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0)
})

test('row 23: on phones the comparison of a crowd folds and has a way back up', async ({
  page,
}) => {
  await page.setViewportSize(WIDTHS[0])
  await page.goto('/dev/states/comparison-crowd')
  await expect(page.locator('#everybody')).not.toHaveAttribute('open')
  const top = page.getByRole('link', { name: 'Back to the top' })
  await expect(top).toBeVisible()
  await page.locator('#everybody summary').click()
  await expect(page.getByRole('table').first()).toBeVisible()
})
