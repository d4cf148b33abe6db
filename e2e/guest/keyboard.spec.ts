/** The guest's whole journey by keyboard only: no click, no script that moves the focus or fills a field. */
import type { Locator, Page } from '@playwright/test'
import { POLICIES } from '../../lib/copy/policies'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { answers } from '../support/hydrated'

/** More stops than any page has. */
const MAX_STOPS = 80

const press = (page: Page, key: string) => page.keyboard.press(key)

/** Finds the focus on something in sight, uncovered, with a line around it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const name = `${focused.tagName} “${(focused.textContent || focused.id).slice(0, 40)}”`
    // A control that is drawn by its neighbor or its label is marked there.
    const looks = [focused, focused.nextElementSibling, focused.closest('label')]
    const isMarked = looks.some((look) => {
      if (!look) return false
      const { opacity, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(look)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return opacity !== '0' && (hasOutline || boxShadow !== 'none')
    })
    if (!isMarked) return `${name} has no mark of the focus`
    const { left, top, width, height } = focused.getBoundingClientRect()
    const [x, y] = [left + width / 2, Math.min(top + height / 2, innerHeight - 1)]
    const onTop = document.elementFromPoint(x, Math.max(y, 0))
    const isSeen = looks.some((look) => look?.contains(onTop) || onTop?.contains(look ?? null))
    return isSeen ? null : `${name} has the focus out of sight`
  })
  expect(fault).toBeNull()
}

/** Presses Tab until this has the focus; every stop on the way has to be seen. */
async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<number> {
  for (let stops = 1; stops <= MAX_STOPS; stops++) {
    await press(page, key)
    await expectFocusSeen(page)
    if (await target.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error(`${key} never came to ${target}`)
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await press(page, 'Enter')
}

const radio = (page: Page, group: 'Most' | 'Least', row: number) =>
  page
    .getByRole('radiogroup', { name: `${group} Like Me` })
    .getByRole('radio')
    .nth(row)

/** Answers one question in one of the two ways the keys know. */
async function answer(page: Page, number: number): Promise<void> {
  await expect(page).toHaveTitle(`Question ${number} of 28 · Discern`)
  await expect(radio(page, 'Most', 0)).toBeFocused()
  await expectFocusSeen(page)
  if (number % 2 === 0) {
    // With letters and numbers.
    for (const key of ['2', 'm', '4', 'L']) await press(page, key)
    await expect(radio(page, 'Most', 1)).toBeChecked()
    await expect(radio(page, 'Least', 3)).toBeChecked()
  } else {
    // With what every radio group knows.
    await press(page, 'Space')
    await press(page, 'Tab')
    await expect(radio(page, 'Least', 0)).toBeFocused()
    await press(page, 'ArrowDown')
    await expect(radio(page, 'Most', 0)).toBeChecked()
    await expect(radio(page, 'Least', 1)).toBeChecked()
  }
  await expectFocusSeen(page)
  await press(page, 'Enter')
}

test('from the first page to a ticked goal, by keyboard alone', SLOW_PROOF, async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 860 })

  await test.step('skip to the content and start', async () => {
    await page.goto('/')
    expect(await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))).toBe(1)
    await press(page, 'Enter')
    const start = page.getByRole('main').getByRole('link', { name: 'Take the free DISC test' })
    // The two first questions and the four letters come before it.
    expect(await tabTo(page, start.first()), 'stops after the skip link').toBeLessThanOrEqual(18)
    await press(page, 'Tab')
    await tabTo(page, start.first(), 'Shift+Tab')
    await press(page, 'Enter')
  })

  await test.step('answer 28 questions', async () => {
    await expect(page).toHaveTitle('Question 1 of 28 · Discern')
    for (let number = 1; number <= 28; number++) await answer(page, number)
  })

  await test.step('read the preview and buy the report with a coupon', async () => {
    await expect(page).toHaveURL(/\/enhanced-guest-results\?result=/)
    // The reveal ends with the focus on its button.
    const readOn = page.getByRole('button', { name: 'Read on' })
    await expect(readOn).toBeFocused({ timeout: 15_000 })
    await press(page, 'Enter')
    await expect(readOn).toHaveCount(0)
    await enter(page, page.getByRole('link', { name: /Get Full Report/ }).first())
    await expect(page).toHaveURL(/\/detailed-report-payment\?result=/)
    await enter(page, page.getByRole('link', { name: 'Buy Now' }).first())
    await expect(page).toHaveURL(/\/payment-checkout\?result=/)
    await answers(page)
    await tabTo(page, page.getByLabel('Coupon code'))
    await page.keyboard.type('free')
    await press(page, 'Enter')
    await expect(page.getByRole('button', { name: 'Remove coupon FREE' })).toBeFocused()
    await expectFocusSeen(page)
    await enter(page, page.getByTestId('pay'))
    await expect(page).toHaveURL(/\/detailed-personality-report\?result=/)
  })

  await test.step('name the PDF, tick a goal', async () => {
    await answers(page)
    await tabTo(page, page.getByLabel('Name on the PDF (optional)').first())
    await page.keyboard.type('Ada Lovelace')
    const asked = page.waitForRequest(/\/download-pdf\/.*user_name=Ada/)
    await press(page, 'Enter')
    await asked
    const box = page.getByRole('checkbox', { name: /^Done/ }).first()
    await tabTo(page, box)
    const stored = page.waitForResponse((response) => response.url().includes('/goals/'))
    await press(page, 'Space')
    expect((await stored).status()).toBe(200)
    await expect(box).toBeChecked()
  })

  await test.step('read the terms and come back', async () => {
    const terms = page.getByRole('contentinfo').getByRole('link', { name: POLICIES.terms.title })
    await enter(page, terms)
    const dialog = page.getByRole('dialog', { name: POLICIES.terms.title })
    await expect(dialog.getByRole('region')).toBeFocused()
    await expectFocusSeen(page)
    await tabTo(page, dialog.getByRole('button', { name: 'Close' }).first())
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(terms).toBeFocused()
    await expectFocusSeen(page)
  })
})
