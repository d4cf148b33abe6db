import type { Page } from '@playwright/test'
import { test as base, expect } from './calls'
import { hearComplaints } from './complaints'
import { KeptContext } from './kept-context'
import { isDrawnAnew } from './translation'
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

interface Fixtures {
  /** Everything that the browser complained about; a journey must end with none. */
  complaints: string[]
  /** Whether whoever finishes an assessment is asked to look again, as a person would be. */
  getsSecondLook: boolean
}

export const test = base.extend<Fixtures>({
  getsSecondLook: [false, { option: true }],
  context: async (
    { browser, kept, getsSecondLook, baseURL, viewport, colorScheme, contextOptions },
    use,
  ) => {
    const options = JSON.stringify([getsSecondLook, baseURL, viewport, colorScheme, contextOptions])
    const known = kept.get(options)
    kept.delete(options)
    const own =
      known ??
      (await KeptContext.open(browser, async (context) => {
        if (!getsSecondLook) await asUnhurried(context)
      }))
    const older = new Set(browser.contexts())
    await use(own.context)
    // Pages that nobody looks at any more would go on at their work.
    for (const context of browser.contexts()) if (!older.has(context)) await context.close()
    if (await own.empty()) kept.set(options, own)
    else await own.context.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, translation }, use, testInfo) => {
    hearComplaints(page, complaints)
    await use(page)
    if (testInfo.status !== 'passed') return
    const heard = translation ? complaints.filter((one) => !isDrawnAnew(one)) : complaints
    expect(heard, 'the browser’s console').toEqual([])
  },
})

/** Finds nothing that makes the page scroll sideways. A chart follows a new width a frame later. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { intervals: [50] }).toBeLessThanOrEqual(0)
}
