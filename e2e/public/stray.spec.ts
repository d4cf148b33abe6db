/** Addresses that lead nowhere, styles in other letters, and pages where JavaScript is off. */
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { answers } from '../support/hydrated'

test('a style in any case of letters leads to its page', async ({ request }) => {
  for (const path of ['/types/CS', '/types/Cs', '/Types/cS']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect({ status: answer.status(), to: answer.headers().location }, path).toEqual({
      status: 308,
      to: '/types/cs',
    })
  }
})

test(
  'an unknown address leads home, which says so once and moves nothing',
  SLOW_PROOF,
  async ({ page }) => {
    const line = page.getByRole('status').filter({ hasText: 'We couldn’t find that page' })
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport)
      await page.goto('/no/such/page')
      await expect(line).toBeVisible()
      await expect(page).toHaveURL('/')
      const title = page.getByRole('heading', { level: 1 })
      const withLine = await title.boundingBox()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(line).toHaveCount(0)
      expect(await title.boundingBox()).toEqual(withLine)
    }
    await page.goto('/no/such/page')
    await expect(line).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line).toHaveCount(0)
  },
)

test(
  'a click in the app that leads nowhere arrives as an address does',
  SLOW_PROOF,
  async ({ page }) => {
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    for (const [path, to] of [
      ['/no/such/page', '/'],
      ['/types/zz', '/'],
      ['/types/CS', '/types/cs'],
      ['/legal/imprint', '/legal/privacy'],
      ['/legal', '/legal/privacy'],
    ] as const) {
      await page.goto('/login')
      await answers(page)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      // Our links do not, but one on a page of an older build may.
      await page.evaluate((asked) => {
        const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
        next.router.push(asked)
      }, path)
      await expect(page, path).toHaveURL(to)
      expect(await page.evaluate(() => 'isSamePage' in window), path).toBe(true)
    }
    expect(wrong).toEqual([])
  },
)

test('no page carries an answer for pages that are not there', async ({ request }) => {
  for (const path of ['/types', '/login', '/guest-assessment']) {
    const page = await (await request.get(path)).text()
    expect(page, path).not.toContain('This page could not be found')
  }
})

test('without JavaScript the assessment says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/guest-assessment')
  await expect(page.getByRole('heading', { name: 'The assessment needs JavaScript' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'the sixteen styles' })).toBeVisible()
  await page.goto('/open-report?token=x')
  await expect(
    page.getByRole('heading', { name: 'Opening your report needs JavaScript' }),
  ).toBeVisible()
  await expect(page.getByText('Opening your report...')).toBeHidden()
  await context.close()
})
