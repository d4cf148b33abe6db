/** How every state looks, in both widths and both color schemes. Run by `npm run prove`, not by `npm test`. */
import { STATES } from '../../app/dev/states/list'
import { expect, test, WIDTHS } from '../support/checks'
import { type ColorScheme, openState } from '../support/screens/stage'

const SCHEMES: readonly ColorScheme[] = ['light', 'dark']

/** A whole report is a picture of thirteen million pixels, taken twice. */
const LONGEST_PICTURE_MS = 60_000

test.describe.configure({ timeout: 4 * LONGEST_PICTURE_MS })

for (const { id, screen, shows } of STATES) {
  test(`${id} (${screen}): ${shows}`, async ({ stage }) => {
    const { page } = stage
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport)
      await openState(stage, id)
      const hasDialog = (await page.locator('dialog[open]').count()) > 0
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await expect.soft(page).toHaveScreenshot(`${id}-${viewport.width}-${colorScheme}.png`, {
          fullPage: !hasDialog,
          timeout: LONGEST_PICTURE_MS,
        })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
  })
}
