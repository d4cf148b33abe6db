/** Pages that a browser kept in its back/forward cache and shows again on Back, after something changed. */
import { expect, SLOW_PROOF, test } from '../support/checks'
import { signedInPage } from '../support/pages/sign-in-page'

for (const path of ['/profile', '/']) {
  test(
    `${path}, kept from before signing out, is asked for anew`,
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      await signedInPage(page, baseURL, path)
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
      // Chromium keeps no page while it is driven.
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
      if (path === '/profile') await expect(page).toHaveURL(/\/login/)
      else await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    },
  )
}
