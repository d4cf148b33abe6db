/**
 * What a worker keeps for all its tests, made when the first one asks. In one place for most kinds of tests, because
 * Playwright ends a worker, with its browser and its copies of the product, where the next test's list is another.
 */
import { test as base } from '@playwright/test'
import type { KeptContext } from './kept-context'
import { openDirect, openProxied, type Replicas } from './limited/replicas'
import { endingBrowsers } from './people'
import { openShop, type Shop } from './shop/shop'
import { type Moment, translatePages } from './translation'

export interface Kept extends Replicas {
  /** Contexts that have been emptied, by their options. */
  kept: Map<string, KeptContext>
  shop: Shop
  /** When the pages of all browsers are translated; null: never. */
  translation: Moment | null
}

export const test = base.extend<{ endsBrowsers: undefined }, Kept>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  endsBrowsers: [async ({}, use) => endingBrowsers(() => use(undefined)), { auto: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  kept: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  translation: [null, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, translation }, use) => {
      if (translation) {
        const open = browser.newContext.bind(browser)
        browser.newContext = async (options) => {
          const context = await open(options)
          await translatePages(context, translation)
          return context
        }
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  shop: [({}, use) => openShop(use), { scope: 'worker', timeout: 120_000 }],
  proxied: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    ({}, use, { workerIndex }) => openProxied(workerIndex, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  direct: [
    ({ proxied }, use, { workerIndex }) => openDirect(proxied, workerIndex, use),
    { scope: 'worker', timeout: 120_000 },
  ],
})
