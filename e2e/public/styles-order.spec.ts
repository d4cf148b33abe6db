/** A page looks the same after any other page: style sheets that were loaded before change nothing. */
import type { Page } from '@playwright/test'
import { resultPath, routes, typePath } from '../../lib/routes'
import { newAdmin } from '../support/admins'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { takeAsPerson } from '../support/people'

const pathsOf = (resultId: string) => [
  ...[routes.home, routes.types, typePath('CS'), routes.method, routes.guestAssessment],
  ...[resultPath(resultId), routes.history, routes.detailedResults, routes.profile, routes.groups],
  ...[routes.adminUsers, routes.adminCoupons, routes.adminItems],
]

const PROPERTIES = [
  ...['display', 'color', 'background-color', 'font-size', 'font-weight', 'line-height'],
  ...['padding', 'margin', 'gap', 'border-top-width', 'border-radius', 'grid-template-columns'],
]

/**
 * One line for each visible element, except charts, which load later. The header is left out, because each page learns
 * at another time who is signed in.
 */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (properties) =>
      [...document.querySelectorAll('main, main *, footer *')]
        .filter((element) => element.checkVisibility() && element.tagName !== 'CANVAS')
        .map((element) => {
          const style = getComputedStyle(element)
          const values = properties.map((name) => style.getPropertyValue(name))
          return [element.tagName, element.getAttribute('class'), ...values].join(' | ')
        }),
    PROPERTIES,
  )
}

for (const way of ['onward', 'backward']) {
  test(
    `styles do not depend on the way to a page, ${way}`,
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      test.setTimeout(180_000)
      const admin = await newAdmin(baseURL)
      await page.context().addCookies((await admin.context.storageState()).cookies)
      const all = pathsOf(await takeAsPerson(page.request, 'CS'))
      const paths = way === 'onward' ? all : all.toReversed()
      const alone = await page.context().newPage()
      await page.goto(paths[0] as string)
      for (const path of paths.slice(1)) {
        await page.evaluate((to) => {
          ;(
            window as unknown as { next: { router: { push: (to: string) => void } } }
          ).next.router.push(to)
        }, path)
        await expect(page).toHaveURL((url) => url.pathname === path)
        await alone.goto(path)
        // Both may still be drawing.
        await expect(async () => {
          const looks = await looksOf(page)
          expect(looks.length).toBeGreaterThan(20)
          // A tab behind another may not be laid out to the end.
          await alone.bringToFront()
          expect(looks, path).toEqual(await looksOf(alone))
          await page.bringToFront()
        }).toPass({ timeout: 20_000 })
      }
    },
  )
}
