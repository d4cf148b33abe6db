import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Phone and desk, as every screen is designed. */
export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
] as const

interface Fixtures {
  /** Everything that the browser complained about; a journey must end with none. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        // A refused or failed request is what some journeys are about; a broken policy or a broken page is not.
        const isRequest = /Failed to load resource|net::ERR/.test(message.text())
        if (message.type() === 'error' && !isRequest) complaints.push(message.text())
      })
      await use(complaints)
      if (testInfo.status === 'passed') expect(complaints, 'the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Finds no accessibility violation on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/** Finds nothing that makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
