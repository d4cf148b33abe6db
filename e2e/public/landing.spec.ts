/** The front page: what it says, where it leads, and what machines read from it. */
import type { Locator, Page } from '@playwright/test'
import { faq } from '../../lib/copy/landing'
import { formatShort, REPORT_CENTS } from '../../lib/pricing'
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { answers } from '../support/hydrated'

const PHONE = WIDTHS[0]
const DESK = WIDTHS[1]

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The section's top edge lies at the top of the window, give or take its own padding. */
async function expectAtTop(section: Locator): Promise<void> {
  await expect
    .poll(async () => Math.abs((await section.boundingBox())?.y ?? Number.NaN))
    .toBeLessThan(80)
}

test.describe('content', () => {
  test('the price is the one price, free is free, and nothing else costs', async ({ page }) => {
    await page.goto('/')
    const offers = page.locator('#pricing')
    await expect(offers.getByText('$0', { exact: true })).toHaveCount(2)
    await expect(
      offers.getByText(`${formatShort(REPORT_CENTS)} once`, { exact: true }),
    ).toBeVisible()
    const buttons = await offers.locator('.btn').all()
    const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size, 'the buttons stand on one line').toBe(1)
    const text = await page.locator('body').innerText()
    const amounts = [...text.matchAll(/\$\d+(\.\d+)?/g)].map(([amount]) => amount)
    expect(new Set(amounts)).toEqual(new Set(['$0', formatShort(REPORT_CENTS)]))
    expect(text).not.toMatch(/24 questions|coming soon/i)
  })

  test(
    'the phrase changes with the listener, by mouse and by keys',
    SLOW_PROOF,
    async ({ page }) => {
      await page.goto('/')
      const listeners = page.getByRole('radiogroup', { name: 'When you are talking to' })
      const first = page.getByText('Here is the decision I need, and by when.')
      const second = page.getByText('Which part should we try first?')
      await expect(first).toBeVisible()
      await expect(second).toBeHidden()
      await listeners.getByRole('radio', { name: 'Influence' }).check()
      await expect(second).toBeVisible()
      await expect(first).toBeHidden()
      await page.keyboard.press('ArrowLeft')
      await expect(listeners.getByRole('radio', { name: 'Dominance' })).toBeChecked()
      await expect(first).toBeVisible()
    },
  )

  test(
    'an answer opens and closes by keyboard; the first stands open',
    SLOW_PROOF,
    async ({ page }) => {
      await page.goto('/')
      const answers = faq.items.map(({ answer }) => page.getByText(answer))
      const [first, second] = answers as [Locator, Locator]
      await expect(first).toBeVisible()
      for (const answer of answers.slice(1)) await expect(answer).toBeHidden()
      await page
        .locator('summary')
        .filter({ hasText: faq.items[0]?.question ?? '' })
        .focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(second).toBeVisible()
      await page.keyboard.press('Space')
      await expect(second).toBeHidden()
      await expect(first).toBeVisible()
    },
  )
})

test.describe('ways', () => {
  test('every call to action leads to the assessment', async ({ page }) => {
    await page.goto('/')
    const actions = page.getByRole('link', {
      name: /^(Take the free DISC test|Start with the free assessment|Take Assessment)$/,
    })
    expect(await actions.count()).toBeGreaterThanOrEqual(3)
    const targets = await actions.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(targets)).toEqual(new Set(['/guest-assessment']))
    await actions.last().click()
    await expect(page).toHaveTitle(/^Question 1 of 28/)
  })

  test(
    'the header’s anchors lead to their sections, also from another page',
    SLOW_PROOF,
    async ({ page }) => {
      await page.setViewportSize(DESK)
      await page.goto('/')
      for (const name of ['About', 'Benefits', 'Testimonials']) {
        await nav(page).getByRole('link', { name }).click()
        await expect(page).toHaveURL(`/#${name.toLowerCase()}`)
        await expectAtTop(page.locator(`#${name.toLowerCase()}`))
      }
      await page.goto('/test-results')
      await nav(page).getByRole('link', { name: 'Benefits' }).click()
      await expect(page).toHaveURL('/#benefits')
      await expectAtTop(page.locator('#benefits'))
      await page.goto('/')
      await expect(nav(page).getByRole('link', { name: 'Teams' })).toHaveAttribute(
        'href',
        '/for-teams',
      )
      await expect(
        page.locator('#teams').getByRole('link', { name: 'Start a group' }),
      ).toHaveAttribute('href', '/register?redirectTo=%2Fgroups')
      await expect(nav(page).getByRole('link')).toHaveText([
        ...['About', 'Benefits', 'Testimonials'],
        ...['Types', 'Teams', 'How we measure', 'Pricing'],
      ])
      // Where the row has no room, all of it stands in the menu.
      await page.setViewportSize({ width: 900, height: 900 })
      await expect(nav(page)).toBeHidden()
      await menuButton(page).click()
      await expect(menu(page).getByRole('link', { name: 'How we measure' })).toBeVisible()
      await menu(page).getByRole('link', { name: 'Types' }).click()
      await expect(page).toHaveURL('/types')
    },
  )

  test(
    'the logo scrolls to the top at home, and leads home from elsewhere',
    SLOW_PROOF,
    async ({ page }) => {
      const logo = page.getByRole('banner').getByRole('link', { name: 'Discern home' })
      await page.setViewportSize(DESK)
      await page.goto('/#faq')
      await expect.poll(() => scrolled(page)).toBeGreaterThan(1000)
      // The logo has scrolled away: by keyboard, as by any other way to click it.
      await logo.evaluate((link: HTMLElement) => link.click())
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.goto('/test-results')
      await logo.click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/your place/)
    },
  )

  test('movement is for those who did not ask for less', SLOW_PROOF, async ({ page }) => {
    await page.goto('/')
    const behavior = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behavior()).toBe('auto')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await behavior()).toBe('smooth')
  })
})

test.describe('menu on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await answers(page)
  })

  test(
    'opens by keyboard, keeps the focus, closes by Escape and gives it back',
    SLOW_PROOF,
    async ({ page }) => {
      await expect(nav(page)).toBeHidden()
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      const box = await menu(page).boundingBox()
      expect(box).toEqual({ x: 0, y: 0, ...PHONE })
      await expectAccessible(page)
      for (let stop = 0; stop < 8; stop++) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(
          () => document.activeElement?.closest('dialog') === null && document.hasFocus(),
        )
        const body = await page.evaluate(() => document.activeElement === document.body)
        expect(outside && !body).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    },
  )

  test('closes by its button, and by following a link of it', SLOW_PROOF, async ({ page }) => {
    await menuButton(page).click()
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'Testimonials' }).click()
    await expect(menu(page)).toBeHidden()
    await expectAtTop(page.locator('#testimonials'))
    await page.evaluate(() => scrollTo(0, 0))
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'Take Assessment' }).click()
    await expect(page).toHaveTitle(/^Question 1 of 28/)
  })
})
