/** The public pages of the sixteen styles: free to read, easy to walk, nothing of the report in them. */
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { LETTERS } from '../../lib/disc/letters'
import { STYLE_CODES, type StyleCode } from '../../lib/disc/styles'
import { typePath } from '../../lib/routes'
import { expect, expectAccessible, SLOW_PROOF, test, unlessFirst, WIDTHS } from '../support/checks'

const OVERVIEW = '/types'

/** Every sentence of a style that is paid for. */
function paidSentences(code: StyleCode): string[] {
  const sentences: string[] = []
  JSON.stringify(STYLE_CONTENT[code].detail, (_, value) => {
    if (typeof value === 'string' && value.length > 12) sentences.push(value)
    return value
  })
  return sentences
}

const PAID = STYLE_CODES.flatMap(paidSentences)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [index, code] of STYLE_CODES.entries()) {
  const title = `${code} has a page and a share image of its own, and none of the paid text`
  test(title, unlessFirst(index), async ({ page, request }) => {
    const response = await page.goto(typePath(code))
    expect(response?.status()).toBe(200)
    const html = (await response?.text()) ?? ''
    expect(PAID.length).toBeGreaterThan(500)
    expect(PAID.filter((sentence) => html.includes(sentence))).toEqual([])

    const { name, nickname, preview } = STYLE_CONTENT[code]
    await expect(page).toHaveTitle(`${name}, DISC style ${code} · Discern`)
    await expect(heading(page)).toHaveText(name)
    const traits = Object.values(preview.coreTraits).flatMap(({ title, text }) => [title, text])
    for (const words of [nickname, preview.summary, ...preview.keywords, ...traits]) {
      await expect(page.getByRole('main')).toContainText(words)
    }
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(typePath(code))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)

    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const { pathname, search } = new URL(image ?? '')
    expect(pathname.startsWith(`${typePath(code)}/`)).toBe(true)
    const picture = await request.get(pathname + search)
    expect(picture.headers()['content-type']).toBe('image/png')
    const body = await picture.body()
    expect(body.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test(
  'the overview names all sixteen in groups that stand as in the circle',
  SLOW_PROOF,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS[1])
    await page.goto(OVERVIEW)
    const groups = LETTERS.map((letter) =>
      page.locator(`[aria-labelledby=led-by-${letter.toLowerCase()}]`),
    )
    const boxes = await Promise.all(groups.map((group) => group.boundingBox()))
    const [d, i, s, c] = boxes
    expect(d?.x).toBe(c?.x)
    expect(i?.x).toBe(s?.x)
    expect(d?.y).toBe(i?.y)
    expect(c?.y).toBe(s?.y)
    expect(d?.x).toBeLessThan(i?.x ?? 0)
    expect(d?.y).toBeLessThan(c?.y ?? 0)
    for (const [at, corner] of ['top-left', 'top-right', 'bottom-right', 'bottom-left'].entries()) {
      await expect(groups[at] ?? page.locator('none')).toHaveCSS(`border-${corner}-radius`, '132px')
    }
    const names = await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
    expect(await names.allTextContents()).toEqual(
      STYLE_CODES.map((code) => STYLE_CONTENT[code].name),
    )
    for (const [at, code] of STYLE_CODES.entries()) {
      await expect(names.nth(at)).toHaveAttribute('href', typePath(code))
    }
  },
)

test('a reader walks from style to style and into the assessment', SLOW_PROOF, async ({ page }) => {
  await page.goto(OVERVIEW)
  // The whole row is a link.
  await page.getByText('“The Green Light”').click({ force: true })
  await expect(page).toHaveURL('/types/di')
  await expect(heading(page)).toHaveText('The Rallying Captain')
  await expect(page.getByRole('img', { name: 'Dominance and Influence highlighted' })).toBeVisible()

  const neighbors = page.getByRole('region', { name: 'How it differs from its neighbors' })
  await expect(neighbors.getByRole('link')).toHaveText([
    'The Bold Connector',
    'The Front Runner',
    'The Room Warmer',
  ])
  await neighbors.getByRole('link', { name: 'The Front Runner' }).click()
  await expect(page).toHaveURL('/types/d')

  const more = page.getByRole('navigation', { name: 'More styles' })
  await more.getByRole('link', { name: 'Previous style' }).click()
  await expect(page).toHaveURL('/types/cs')
  await more.getByRole('link', { name: 'Next style' }).click()
  await expect(page).toHaveURL('/types/d')
  await more.getByRole('link', { name: 'Next style' }).click()
  await expect(page).toHaveURL('/types/di')

  await page.getByRole('link', { name: 'All sixteen styles' }).click()
  await expect(page).toHaveURL(OVERVIEW)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Take the free assessment' })
    .first()
    .click()
  await expect(page).toHaveURL('/guest-assessment')
})

test('a path that is no style leads home', SLOW_PROOF, async ({ page }) => {
  for (const path of ['/types/zz', '/types/di/more']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test(
  'the link to a style is copied, or shown to copy by hand',
  SLOW_PROOF,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/types/is')
    const button = page.getByRole('button', { name: 'Copy link' })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const address = await page.evaluate(() => new URL('/types/is', location.origin).href)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await button.click()
    const field = page.getByRole('textbox', { name: 'Link to copy' })
    await expect(field).toHaveValue(address)
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
    await expectAccessible(page)
  },
)
