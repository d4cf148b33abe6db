/** The public pages of the sixteen styles: free to read, easy to walk, nothing of the report in them. */
import type { Page } from '@playwright/test'
import { textsOf } from '../../lib/copy/testing'
import { TYPE_PAGES } from '../../lib/copy/types/all'
import { styleLine, styleMeta } from '../../lib/copy/types/overview'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { LETTERS } from '../../lib/disc/letters'
import { STYLE_CODES, type StyleCode } from '../../lib/disc/styles'
import { cardPath, typePath } from '../../lib/routes'
import { expect, SLOW_PROOF, test, unlessFirst, WIDTHS } from '../support/checks'
import { registerPerson, takeAsPerson } from '../support/people'

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

    const { name, nickname } = STYLE_CONTENT[code]
    await expect(page).toHaveTitle(`${styleMeta(code, name, nickname).title} · Discern`)
    await expect(heading(page)).toHaveText(name)
    for (const words of [nickname, styleLine(code), ...textsOf(TYPE_PAGES[code])]) {
      await expect(page.getByRole('main')).toContainText(words)
    }
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(typePath(code))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)

    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const { pathname, search } = new URL(image ?? '')
    expect(pathname).toBe(cardPath(code, 'wide'))
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
  const place = page.getByRole('complementary', { name: 'Place on the circle' })
  await expect(
    place.getByRole('img', { name: 'DI on the DISC circle, between D and ID' }),
  ).toBeVisible()
  await place.getByRole('link', { name: 'The Front Runner' }).click()
  await expect(page).toHaveURL('/types/d')
  await place.getByRole('link', { name: 'The Steady Hand' }).click()
  await expect(page).toHaveURL('/types/s')
  await page.getByRole('link', { name: 'See if this is you' }).click()
  await expect(page).toHaveURL('/guest-assessment')
  await page.goBack()

  await page.getByRole('link', { name: 'All sixteen styles' }).click()
  await expect(page).toHaveURL(OVERVIEW)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Take the free DISC test' })
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

test('someone who has a result is led to it, or to the page of their style', async ({ page }) => {
  await registerPerson(page.request)
  const id = await takeAsPerson(page.request, 'CS')
  const { user } = await (await page.request.post('/api/auth/token')).json()
  await page.addInitScript((kept) => localStorage.setItem('user', kept), JSON.stringify(user))
  await page.goto('/types/d')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Yours is The Quiet Architect' }).click()
  await expect(page).toHaveURL('/types/cs')
  await main.getByRole('link', { name: 'This is you' }).click()
  await expect(page).toHaveURL(`/results/${id}`)
})
