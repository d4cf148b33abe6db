/** The first question is in the page's HTML: it is answered before the scripts come, and nothing of that is lost. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/checks'
import {
  answerUpTo,
  choose,
  DRAFT,
  expectQuestion,
  next,
  open,
  PAGE,
  radio,
  statements,
} from '../support/pages/assessment-page'

/** Opens the page while its scripts are on the way. Returns how to let them come. */
async function openBeforeScripts(page: Page): Promise<() => void> {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return come
}

const card = (page: Page, row: number) =>
  page
    .locator('[data-statement]')
    .nth(row)
    .evaluate((text) => {
      const box = text.closest('p')?.previousElementSibling
      return box && getComputedStyle(box).borderTopStyle + getComputedStyle(box).borderTopWidth
    })

test('picks of the first question stand before the scripts come, and after', async ({ page }) => {
  const come = await openBeforeScripts(page)
  const shown = await statements(page)
  await choose(page, 1, 1)
  // A statement is not both.
  await expect(radio(page, 'Most', 1)).not.toBeChecked()
  await radio(page, 'Most', 2).check()
  const looks = [await card(page, 1), await card(page, 2), await card(page, 0)]
  expect(new Set(looks).size).toBe(3)
  come()
  await expectQuestion(page, 1)
  await expect(radio(page, 'Most', 2)).toBeChecked()
  await expect(radio(page, 'Least', 1)).toBeChecked()
  expect(await statements(page)).toEqual(shown)
  expect([await card(page, 1), await card(page, 2), await card(page, 0)]).toEqual(looks)
  const draft = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), DRAFT)
  const [first] = draft.questions
  expect(first.options.map(({ text }: { text: string }) => text)).toEqual(shown)
  expect(draft.choices).toEqual({ most: first.options[2].id, least: first.options[1].id })

  // Again, as it is kept now; Next is pressed before the scripts come.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const comeAgain = await openBeforeScripts(page)
  expect(await statements(page)).toEqual(shown)
  await expect(radio(page, 'Most', 2)).toBeChecked()
  await next(page).click()
  comeAgain()
  await expectQuestion(page, 2)
})

test('who stopped at a later question is not shown the first', async ({ page }) => {
  await open(page)
  await answerUpTo(page, 3)
  const come = await openBeforeScripts(page)
  await expect(radio(page, 'Most', 0)).toHaveCount(0)
  await expect(page.locator('[data-statement]').first()).toBeHidden()
  come()
  await expectQuestion(page, 3)
  await expect(radio(page, 'Most', 0)).toBeVisible()
})
