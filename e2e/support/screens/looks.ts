/** The looks a screen has: light and dark, on a phone, at a desk and on the narrowest phone. */
import type { BrowserContext, Page } from '@playwright/test'
import { SLOW_PROOF, test, WIDTHS } from '../checks'

const NARROWEST = { width: 320, height: 640 }

/** One journey through all states of a screen, in every look. */
export function inEveryLook(
  title: string,
  journey: (fixtures: { page: Page; context: BrowserContext }) => Promise<void>,
): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [...WIDTHS, NARROWEST]) {
      test.describe(`${colorScheme} at ${viewport.width}`, () => {
        test.use({ colorScheme, viewport })
        test(title, SLOW_PROOF, async ({ page, context }) => {
          test.slow()
          await journey({ page, context })
        })
      })
    }
  }
}
