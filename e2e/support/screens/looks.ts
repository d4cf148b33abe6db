/** The looks a screen has: light and dark, on a phone, at a desk and on the narrowest phone. */
import type { BrowserContext, Page } from '@playwright/test'
import { lookProof, SLOW_PROOF, test, WIDTHS } from '../checks'

const NARROWEST = { width: 320, height: 640 }

interface LookOptions {
  /** Which looks only `npm run prove` takes; without it, those that repeat the others. */
  proof?: { tag?: string }
}

/** `npm test` takes the narrowest phone in light; the states are seen on the usual phone and at a desk. */
const proofOf = (colorScheme: 'light' | 'dark', width: number) =>
  width === WIDTHS[0].width ? SLOW_PROOF : lookProof(colorScheme, width)

/** One journey through all states of a screen, in every look. */
export function inEveryLook(
  title: string,
  journey: (fixtures: { page: Page; context: BrowserContext }) => Promise<void>,
  { proof }: LookOptions = {},
): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [...WIDTHS, NARROWEST]) {
      test.describe(`${colorScheme} at ${viewport.width}`, () => {
        test.use({ colorScheme, viewport })
        test(title, proof ?? proofOf(colorScheme, viewport.width), async ({ page, context }) => {
          test.slow()
          await journey({ page, context })
        })
      })
    }
  }
}
