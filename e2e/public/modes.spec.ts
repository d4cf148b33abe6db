/** The ways people set up their screens: high contrast, larger text on the narrowest phone, less motion. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, SLOW_PROOF, test, unlessFirst } from '../support/checks'
import { registerPerson } from '../support/people'
import { openReport, takeAssessment } from '../support/product'

const PUBLIC = ['/', '/types', '/types/cs', '/method', '/guest-assessment']
const LOCKED = ['/enhanced-guest-results', '/detailed-report-payment', '/payment-checkout']
const SIGNING_IN = ['/login', '/register', '/forgot-password']

/** Opens a page and waits for what the browser itself draws. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  if (path === '/guest-assessment') await expect(page).toHaveTitle(/^Question 1 of 28/)
}

/** A mark of a state is only one if it can be seen. */
async function expectLooksOtherAfter(look: Locator, change: () => Promise<void>): Promise<void> {
  const before = await look.screenshot()
  await change()
  await expect.poll(async () => Buffer.compare(before, await look.screenshot())).not.toBe(0)
}

/** How much of a picture stands out from the plain color of its corner, 0 to 1. */
async function inkOf(page: Page, picture: Locator): Promise<number> {
  const data = (await picture.screenshot()).toString('base64')
  const viewer = await page.context().newPage()
  const ink = await viewer.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let different = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const distance = [0, 1, 2].map((part) =>
        Math.abs((pixels[at + part] ?? 0) - (pixels[part] ?? 0)),
      )
      if (Math.max(...distance) > 90) different += 4
    }
    return different / pixels.length
  }, data)
  await viewer.close()
  return ink
}

test.describe('text at 200 % on 320 px', () => {
  test('signing in and the account do not scroll sideways', SLOW_PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const look = async (path: string) => {
      await open(page, path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await test.step(path, () => expectNoSidewaysScroll(page))
      // React may just be replacing the button by its own.
      await expect(async () => {
        const [header, action] = await Promise.all(
          ['header', 'header a:visible >> nth=1'].map((one) =>
            page.locator(one).first().boundingBox(),
          ),
        )
        expect(action?.y, `${path}: the header’s button is within it`).toBeGreaterThanOrEqual(0)
        expect(action?.height).toBeLessThanOrEqual(header?.height ?? 0)
      }).toPass()
    }
    for (const path of SIGNING_IN) await look(path)
    await registerPerson(page.request)
    await look('/profile')
    await look('/payment')
  })
})

test.describe('less motion', () => {
  test('nothing moves where less is asked for', SLOW_PROOF, async ({ page }) => {
    const moving = () =>
      page.evaluate(() => ({
        animations: document.getAnimations().length,
        scroll: getComputedStyle(document.documentElement).scrollBehavior,
      }))
    await takeAssessment(page)
    for (const path of [...PUBLIC, ...LOCKED]) {
      await open(page, path)
      expect(await moving(), path).toEqual({ animations: 0, scroll: 'auto' })
    }
    await openReport(page)
    expect(await moving(), 'the report').toEqual({ animations: 0, scroll: 'auto' })

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    const { animations, scroll } = await moving()
    expect(animations).toBeGreaterThan(0)
    expect(scroll).toBe('smooth')
  })
})

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test.describe(`high contrast on ${colorScheme} paper`, unlessFirst(index), () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      // The theme that does not fit: it must not reach the drawings.
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), other)
    })

    test('what is chosen can be seen', SLOW_PROOF, async ({ page }) => {
      await open(page, '/guest-assessment')
      const next = page.getByRole('button', { name: 'Next' })
      const color = () => next.evaluate((one) => getComputedStyle(one).color)
      const disabled = await color()
      for (const group of ['Most', 'Least'] as const) {
        const radio = page
          .getByRole('radiogroup', { name: `${group} Like Me` })
          .getByRole('radio')
          .nth(group === 'Most' ? 0 : 1)
        await expectLooksOtherAfter(radio.locator('..'), async () => {
          await radio.check()
          // The ring of the focus is no mark of the choice.
          await page.getByRole('heading', { level: 1 }).click()
        })
        const isEnabled = group === 'Least'
        expect((await color()) !== disabled, 'another color of Next').toBe(isEnabled)
      }
      const automatic = page.getByRole('switch', { name: 'Keyboard shortcuts' })
      await expectLooksOtherAfter(automatic, async () => {
        await automatic.click()
        await page.getByRole('heading', { level: 1 }).click()
      })
    })

    test('the report keeps its charts, its corners and its marks', SLOW_PROOF, async ({ page }) => {
      await openReport(page)
      const numbers = page.locator('#numbers')
      const charts = numbers.getByRole('img')
      await expect(charts).toHaveCount(2)
      // A chart is drawn when its place comes near.
      await charts.nth(0).scrollIntoViewIfNeeded()
      await expect(async () => {
        expect(await inkOf(page, charts.nth(0)), 'the doughnut').toBeGreaterThan(0.2)
      }).toPass()
      expect(await inkOf(page, charts.nth(1)), 'the radar').toBeGreaterThan(0.02)
      const rose = page.getByRole('img', { name: /^Your pattern/ })
      expect(await inkOf(page, rose), 'the rose').toBeGreaterThan(0.15)

      const tile = page
        .getByRole('list', { name: 'Your four scores' })
        .getByRole('listitem')
        .first()
      expect(await tile.evaluate((one) => getComputedStyle(one).borderTopColor)).toBe(
        colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
      )
      const done = page.getByRole('checkbox', { name: /^Done/ }).first()
      await expectLooksOtherAfter(done, async () => {
        await done.click()
        await done.blur()
        await page.mouse.move(0, 0)
      })
      const list = page.getByRole('navigation', { name: 'Report sections' })
      const current = list.locator('[aria-current]')
      const others = list.locator('a:not([aria-current])')
      const edge = (link: Locator) => link.evaluate((one) => getComputedStyle(one).borderLeftColor)
      expect(await edge(current)).not.toBe(await edge(others.first()))
    })
  })
}
