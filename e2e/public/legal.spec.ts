/** The three policies: over any page, as pages of their own, and without JavaScript. */
import type { Page } from '@playwright/test'
import { POLICIES } from '../../lib/copy/policies'
import { POLICY_DATES } from '../../lib/copy/policy-dates'
import { inWords, RETENTION } from '../../lib/retention'
import { POLICY_KEYS, type PolicyKey } from '../../lib/routes'
import { sayWhen } from '../../lib/when'
import { expect, SLOW_PROOF, test, WIDTHS } from '../support/checks'

/** 24rem. */
const TALLEST = 24 * 16

const link = (page: Page, key: PolicyKey) =>
  page.getByRole('contentinfo').getByRole('link', { name: POLICIES[key].title })
const dialog = (page: Page) => page.getByRole('dialog')
const text = (page: Page) => dialog(page).getByRole('region')
const closeButtons = (page: Page) => dialog(page).getByRole('button', { name: 'Close' })

async function openPolicy(page: Page, key: PolicyKey): Promise<void> {
  await link(page, key).click()
  await expect(page.getByRole('dialog', { name: POLICIES[key].title })).toBeVisible()
}

async function expectClosed(page: Page, key: PolicyKey): Promise<void> {
  await expect(dialog(page)).toBeHidden()
  await expect(link(page, key)).toBeFocused()
  await expect(page).toHaveURL('/')
}

test(
  'the corner, the bottom button and the backdrop close it, a selection that ends outside does not',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/')
    await expect(closeButtons(page)).toHaveCount(0)
    await openPolicy(page, 'terms')
    await expect(closeButtons(page)).toHaveCount(2)
    const box = await dialog(page).boundingBox()
    const bottoms = await closeButtons(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    )
    // One in the top corner, one under the text.
    expect(Math.min(...bottoms)).toBeLessThan((box?.y ?? 0) + 80)
    expect(Math.max(...bottoms)).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) - 80)

    for (const index of [0, 1]) {
      if (index > 0) await openPolicy(page, 'terms')
      await closeButtons(page).nth(index).click()
      await expectClosed(page, 'terms')
    }

    await openPolicy(page, 'terms')
    await text(page).getByRole('paragraph').first().hover()
    await page.mouse.down()
    await page.mouse.move(12, 12)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(12, 12)
    await expectClosed(page, 'terms')
  },
)

test(
  'by keyboard alone: open, scroll, stay inside, leave, and be where one was',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/')
    await link(page, 'cookies').focus()
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    await page.keyboard.press('End')
    await expect.poll(() => text(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(50)
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab')
      // The browser's own bars are a stop too; then the body has the focus.
      const isInside = await dialog(page).evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expectClosed(page, 'cookies')

    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(closeButtons(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expectClosed(page, 'cookies')
  },
)

for (const viewport of [...WIDTHS, { width: 640, height: 320 }]) {
  test(
    `its text is at most 24rem high and scrolls, both ways out in sight, at ${viewport.width} px`,
    SLOW_PROOF,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      for (const key of POLICY_KEYS) {
        await openPolicy(page, key)
        const { height, scrolls } = await text(page).evaluate((element) => ({
          height: element.getBoundingClientRect().height,
          scrolls: element.scrollHeight > element.clientHeight,
        }))
        // Layout rounds to a fraction of a pixel.
        expect(Math.floor(height)).toBeLessThanOrEqual(TALLEST)
        expect(scrolls).toBe(true)
        for (const index of [0, 1]) await expect(closeButtons(page).nth(index)).toBeInViewport()
        if (viewport.width <= 760) {
          // A sheet: from edge to edge, standing on the lower one.
          expect((await dialog(page).boundingBox())?.width).toBe(viewport.width)
          // It slides in.
          await expect
            .poll(async () => {
              const { y = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {}
              return Math.round(y + height)
            })
            .toBe(viewport.height)
        }
        await page.keyboard.press('Escape')
      }
    },
  )
}

test(
  'a link that is opened elsewhere, or whose text cannot be fetched, leads to the page',
  SLOW_PROOF,
  async ({ page, context }) => {
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await link(page, 'terms').click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
    await expect(dialog(page)).toHaveCount(0)
    await other.close()

    await page.route('**/_next/static/**', (route) => route.abort())
    await link(page, 'privacy').click()
    await expect(page).toHaveURL('/legal/privacy')
  },
)

test(
  'without JavaScript the links lead to pages with the same text',
  SLOW_PROOF,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    for (const key of POLICY_KEYS) {
      await page.goto('/')
      await link(page, key).click()
      await expect(page).toHaveURL(`/legal/${key}`)
      await expect(page).toHaveTitle(`${POLICIES[key].title} · Discern`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(POLICIES[key].title)
      const main = page.getByRole('main')
      const changed = sayWhen(POLICY_DATES[key].changed)
      await expect(main).toContainText(`First published December 2024 · Last changed ${changed}`)
      for (const { section, text } of POLICIES[key].content) {
        await expect(
          main.getByRole('heading', { level: 2, name: section, exact: true }),
        ).toBeVisible()
        await expect(main).toContainText(text)
      }
      // No numeric limit in any text: the dates and a name are the only digits. The table below the texts has the others.
      const table = key === 'privacy' ? await main.getByRole('table').innerText() : ''
      const words = (await main.innerText())
        .replace(table, '')
        .replace('December 2024', '')
        .replace('Argon2', '')
        .replace(changed, '')
      expect(words).not.toMatch(/\d/)
    }
    await context.close()
  },
)

test(
  'the privacy policy shows the table that the sweeper deletes by',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/')
    await openPolicy(page, 'privacy')
    await dialog(page).getByRole('link', { name: 'How long we keep what' }).click()
    await expect(page).toHaveURL('/legal/privacy#kept')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(Object.keys(RETENTION).length + 1)
    for (const [index, { what, keep, after, why }] of Object.values(RETENTION).entries()) {
      const row = rows.nth(index + 1)
      await expect(row).toContainText(what)
      await expect(row).toContainText(keep ? `${inWords(keep)} after ${after}.` : `${after}.`)
      await expect(row).toContainText(why)
    }
  },
)

test('an unknown policy is the privacy policy', SLOW_PROOF, async ({ page }) => {
  for (const path of ['/legal/imprint', '/legal/Terms', '/legal', '/legal/terms/more']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/legal/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  }
})
