/** The typefaces: small files for our own texts, whole ones only where a person's name needs them. */
import type { Page } from '@playwright/test'
import { routes, typePath } from '../../lib/routes'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { registerPerson } from '../support/people'
import { takeAssessment, unlock } from '../support/product'

const OWN_TEXTS = [
  ...[routes.home, typePath('CS'), routes.method, routes.legal],
  ...[routes.guestAssessment, routes.reportSales, routes.report],
]

/** What both files of our own texts may weigh: an axis more, as of optical sizes, would be another 26 KB. */
const OWN_BYTES = 44 * 1024

/** The files of fonts that a page needs, whether fetched for it or kept from another page. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' })
  return page.evaluate(async () => {
    await document.fonts.ready
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(urls.filter((url) => new URL(url).pathname.endsWith('.woff2')))]
  })
}

test('our own texts need two small files', SLOW_PROOF, async ({ page }) => {
  const { result_id: id } = await takeAssessment(page)
  await unlock(page, id)
  for (const path of OWN_TEXTS) {
    const fonts = await fontsOf(page, path)
    expect(fonts, path).toHaveLength(2)
    for (const font of fonts) expect(font).toMatch(/\/(bricolage_grotesque|hanken_grotesk)\./)
  }
})

test('the two small files stay small', async ({ page }) => {
  const fonts = await fontsOf(page, routes.home)
  const bodies = await Promise.all(fonts.map(async (font) => (await page.request.get(font)).body()))
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(OWN_BYTES)
})

test('a name with other letters brings the files that have them', SLOW_PROOF, async ({ page }) => {
  await registerPerson(page.request, { first_name: 'Zoë', last_name: 'Łukasz' })
  const fonts = await fontsOf(page, routes.profile)
  expect(fonts.filter((font) => /_latin\./.test(font)).length).toBeGreaterThan(0)
  expect(fonts.filter((font) => /latin_ext/.test(font)).length).toBeGreaterThan(0)
})
