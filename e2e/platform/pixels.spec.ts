/** How every state looks, in both widths and both color schemes. Run by `npm run prove`, not by `npm test`. */
import { STATES } from '../../app/[locale]/dev/states/list'
import { WIDTHS } from '../support/checks'
import { drawAll, expect, openState, test } from '../support/screens/states'

/** A whole report is a picture of thirteen million pixels, taken twice. */
const LONGEST_PICTURE_MS = 60_000

test.describe.configure({ timeout: 4 * LONGEST_PICTURE_MS })

for (const { id, screen, shows } of STATES) {
  test(`${id} (${screen}): ${shows}`, async ({ page }) => {
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: 'light' })
      await openState(page, id)
      await drawAll(page)
      const hasDialog = (await page.locator('dialog[open]').count()) > 0
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect.soft(page).toHaveScreenshot(`${id}-${viewport.width}-${colorScheme}.png`, {
          fullPage: !hasDialog,
          timeout: LONGEST_PICTURE_MS,
        })
      }
    }
  })
}
