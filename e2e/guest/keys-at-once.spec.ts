/** The question has the focus when it comes, and its keys work at once; the menu of the header has type-ahead. */
import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { open } from '../support/hydrated'
import { registerPerson } from '../support/people'

const radio = (page: Page, group: 'Most' | 'Least', row: number) =>
  page
    .getByRole('radiogroup', { name: `${group} Like Me` })
    .getByRole('radio')
    .nth(row)
const hints = (page: Page) => page.locator('kbd')

test(
  'the first question takes the focus, and letters, numbers and arrows work at once',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/guest-assessment')
    await expect(radio(page, 'Most', 0)).toBeFocused()
    await page.keyboard.press('m')
    await expect(radio(page, 'Most', 0)).toBeChecked()
    await page.keyboard.press('3')
    await page.keyboard.press('l')
    await expect(radio(page, 'Least', 2)).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(radio(page, 'Most', 2)).toBeFocused()
    // After a click beside everything, they go on from where they were.
    await page.mouse.click(3, 500)
    await expect(radio(page, 'Most', 2)).not.toBeFocused()
    await page.keyboard.press('2')
    await expect(radio(page, 'Most', 1)).toBeFocused()
    await page.keyboard.press('m')
    await expect(radio(page, 'Most', 1)).toBeChecked()
  },
)

test('the hint bar names the keys that work', async ({ page }) => {
  await page.goto('/guest-assessment')
  await expect(hints(page)).toHaveText(['↑', '↓', '←', '→', '1–4', 'M', 'L', 'Enter'])
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  await expect(hints(page)).toHaveText(['↑', '↓', '←', '→', 'Enter'])
})

test('typing goes through the header’s menu', SLOW_PROOF, async ({ page }) => {
  await registerPerson(page.request)
  await open(page, '/profile')
  await page.getByRole('button', { name: /^Account menu of/ }).focus()
  await page.keyboard.press('Enter')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect(item('You')).toBeFocused()
  await page.keyboard.press('m')
  await expect(item('My Results')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('sig')
  await expect(item('Sign Out')).toBeFocused()
})
