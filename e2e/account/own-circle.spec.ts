/** The avatar in header and admin is the person's own circle. */
import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { registerPerson, takeAsPerson } from '../support/people'

/** The mark in the header: its text are initials; a rose has none. */
const avatar = (page: Page) =>
  page
    .getByRole('button', { name: /^Account menu of/ })
    .locator('svg')
    .first()

test('the header shows initials, then the rose of all results', SLOW_PROOF, async ({ page }) => {
  await registerPerson(page.request, { first_name: 'Ada', last_name: 'Byron' })
  await page.goto('/groups')
  await expect(avatar(page)).toHaveText('AB')
  await takeAsPerson(page.request, 'DI')
  await page.goto('/groups')
  await expect(avatar(page)).toHaveText('')
  const rose = await avatar(page).innerHTML()
  // Static pages know it too, and the browser keeps bands and no score.
  await page.goto('/')
  await expect(avatar(page)).toHaveText('')
  expect(await avatar(page).innerHTML()).toBe(rose)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  expect(kept.circle).toMatchObject({ D: 'HIGH' })
  expect(JSON.stringify(kept.circle)).not.toMatch(/\d/)
  // Each new sitting counts.
  await takeAsPerson(page.request, 'CS')
  await page.goto('/groups')
  await expect.poll(() => avatar(page).innerHTML()).not.toBe(rose)
})
