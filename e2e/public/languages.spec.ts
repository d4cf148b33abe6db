/** An address says its language (docs/decisions/036): English has none in its own, and what is not offered opens nowhere. */
import { ALL_LANGUAGES, LANGUAGES } from '../../lib/languages/languages'
import { missingPagePath } from '../../lib/routes'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { startCopy } from '../support/copies'
import { answers, open } from '../support/hydrated'

test('English stands at addresses without a language', async ({ request }) => {
  for (const [path, to] of [
    ['/en', '/'],
    ['/en/login?redirectTo=%2Fgroups', '/login?redirectTo=%2Fgroups'],
    ['/en/types/cs', '/types/cs'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([308, to])
  }
})

test('a language that is not offered leads home, like any unknown address', async ({ request }) => {
  const closed = ALL_LANGUAGES.filter((language) => !LANGUAGES.includes(language))
  const paths = closed.flatMap((language) => [`/${language}`, `/${language}/types/cs`])
  for (const path of [...paths, '/xx/login', '/ES/login', '/%64e/about']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([307, missingPagePath])
  }
})

test('whoever reads in another language stays in it', SLOW_PROOF, async ({ page }, info) => {
  const copy = await startCopy({ DATA_DIR: info.outputPath('data'), DEV_LANGUAGES: '1' })
  try {
    await open(page, `${copy.url}/es`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((href) => !/^\/es(?=[/?#]|$)/.test(href))).toEqual([])

    // Inside the app, to a built page and to one that is rendered for this request, and back.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'How we measure' }).last().click()
    await expect(page).toHaveURL(`${copy.url}/es/method`)
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await expect(page).toHaveURL(`${copy.url}/es/login`)
    await page.goBack()
    await expect(page).toHaveURL(`${copy.url}/es/method`)
    await page.goBack()
    await expect(page).toHaveURL(`${copy.url}/es`)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    // Where the server and where the browser lead on.
    await page.goto(`${copy.url}/es/profile`)
    await expect(page).toHaveURL(`${copy.url}/es/login?redirectTo=%2Fprofile`)
    await page.goto(`${copy.url}/es/no/such/page`)
    await answers(page)
    await expect(page).toHaveURL(`${copy.url}/es`)
  } finally {
    await copy.stop()
  }
})
