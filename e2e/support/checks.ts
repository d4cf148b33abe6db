/** The journeys' own `test`: what they share as fixtures. */
import { test as base, expect, type Page } from '@playwright/test'
import { hearComplaints } from './complaints'
import { openDirect, openProxied, type Replicas } from './limited/replicas'
import { endingBrowsers } from './people'
import { sendAgain } from './send-again'
import { openShop, type Shop } from './shop/shop'
import { isDrawnAnew, type Moment, translatePages } from './translation'
import { asUnhurried } from './unhurried'

export { expectAccessible } from './screens/accessible'

export { expect }

/** Phone and desk, as every screen is designed. */
export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
] as const

/** For a journey that `npm run prove` runs, and `npm test` does not: docs/decisions/033-tests-and-states.md. */
export const SLOW_PROOF = { tag: '@prove' }

/** For all but one of the people, widths or forms that a journey is repeated for: `npm test` takes the first. */
export const unlessFirst = (index: number): { tag?: string } => (index === 0 ? {} : SLOW_PROOF)

/** Options of a project or file. */
export interface JourneyOptions {
  /** Whether a finished assessment asks for a second look, as with a person. */
  getsSecondLook: boolean
  /** When the pages of the journey's own browser are translated; null: never. */
  translation: Moment | null
}

interface Fixtures extends JourneyOptions {
  /** Everything that the browser complained about; a journey must end with none. */
  complaints: string[]
  /** Ends the browsers without pages that a test opened. */
  endsBrowsers: undefined
}

/** Further copies of the product, started when the first test of a worker asks for one. */
interface Copies extends Replicas {
  shop: Shop
}

export const test = base.extend<Fixtures, Copies>({
  getsSecondLook: [false, { option: true }],
  translation: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  endsBrowsers: [async ({}, use) => endingBrowsers(() => use(undefined)), { auto: true }],
  request: ({ request }, use) => use(sendAgain(request)),
  context: async ({ browser, context, getsSecondLook, translation }, use) => {
    if (!getsSecondLook) await asUnhurried(context)
    if (translation) await translatePages(context, translation)
    sendAgain(context.request)
    const older = new Set(browser.contexts())
    await use(context)
    // Closed, because pages that stay open would keep working.
    for (const one of browser.contexts()) if (!older.has(one)) await one.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, translation }, use, testInfo) => {
    hearComplaints(page, complaints)
    await use(page)
    if (testInfo.status !== 'passed') return
    const heard = translation ? complaints.filter((one) => !isDrawnAnew(one)) : complaints
    expect(heard, 'the browser’s console').toEqual([])
  },
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

/** Finds nothing that makes the page scroll sideways. A chart follows a new width a frame later. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { intervals: [50] }).toBeLessThanOrEqual(0)
}
