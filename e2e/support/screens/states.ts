/** The pages under /dev/states: every screen in every state, drawn from fixed data. */
import type { Page } from '@playwright/test'
import type { StateId } from '../../../app/[locale]/dev/states/list'
import { routes } from '../../../lib/routes'
import { test as base, expect } from '../checks'

export { expect }

export const test = base.extend({
  page: async ({ page, complaints }, use) => {
    // Each visitor of the landing page has an order of statements of their own; here it is one.
    await page.addInitScript(() => {
      Math.random = () => 0.5
      // Each look of Playwright's is an act of a person to Chromium, and so might come before the page's own first look.
      Object.defineProperty(navigator, 'userActivation', { value: undefined })
      // A screen that looks again does so after ten seconds or more, and a long page takes longer to draw. Here it waits.
      const after = window.setTimeout.bind(window)
      const every = window.setInterval.bind(window)
      const isLook = (ms = 0) => ms >= 10_000
      window.setTimeout = ((run: () => void, ms?: number) =>
        isLook(ms) ? 0 : after(run, ms)) as typeof setTimeout
      window.setInterval = ((run: () => void, ms?: number) =>
        isLook(ms) ? 0 : every(run, ms)) as typeof setInterval
    })
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // A screen that waits for someone looks again every few seconds.
      if (pathname.startsWith('/api/join/')) return
      if (pathname.startsWith('/api/')) complaints.push(`A state asked for ${pathname}`)
    })
    await use(page)
  },
})

/** Opens a state and waits until React has taken over and what leads to the state was pressed. */
export async function openState(page: Page, id: StateId): Promise<void> {
  const path = `${routes.states}/${id}`
  await page.goto(path)
  expect(new URL(page.url()).pathname, 'The server must be started with DEV_STATES=1.').toBe(path)
  await page.locator('html[data-shown]').waitFor()
  // The policies are fetched when their link is pressed.
  if (id.startsWith('policy-')) await page.locator('dialog[open]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Brings what is drawn only once it is near: for a picture of the whole page. */
export async function drawAll(page: Page): Promise<void> {
  for (const place of await page.locator('[data-late]').filter({ visible: true }).all()) {
    await place.scrollIntoViewIfNeeded()
    await expect(place.locator('canvas')).toHaveCount(1)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** What the state itself draws: the dialog if one is open, else the page between header and footer. */
export async function contentOf(page: Page) {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) > 0) return dialog
  // The questions fill the page: they have a header of their own, and no footer.
  const hasFooter = (await page.locator('body > footer').count()) > 0
  return page.locator(hasFooter ? 'main' : 'body')
}
