/** What search engines read: each public page of the built site says what docs/found.md promises, and in valid words. */

import { LETTER_PAGES, PAIR_PAGES } from '../../lib/copy/disc/all'
import { model } from '../../lib/copy/disc/model'
import { PUBLIC_PAGES } from '../../lib/copy/public-pages'
import { textsOf } from '../../lib/copy/testing'
import { TEXT_DATES } from '../../lib/copy/text-dates'
import { LETTER_PAIRS, LETTERS } from '../../lib/disc/letters'
import { STYLE_CODES, type StyleCode } from '../../lib/disc/styles'
import { letterPath, lettersPath, routes, typePath } from '../../lib/routes'
import { expect, SLOW_PROOF, test, unlessFirst } from '../support/checks'
import { registerPerson, takeAsPerson } from '../support/people'
import { reportTexts } from '../support/premium'

/** As a page's source writes a text. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What schema.org asks for and search engines need, by type; what is not here, no page says. */
const NEEDED: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  Product: ['name', 'description', 'image', 'brand', 'offers'],
  FAQPage: ['name', 'mainEntity'],
  Article: ['headline', 'description', 'dateModified', 'mainEntityOfPage', 'image', 'author'],
  BreadcrumbList: ['itemListElement'],
}

test('each public page says its title, its description and its first words', async ({
  request,
}) => {
  for (const { path, meta, heading, first } of PUBLIC_PAGES) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).toContain(`<title>${escaped(meta.title)} · Discern</title>`)
    expect(html, path).toContain(`<meta name="description" content="${escaped(meta.description)}"`)
    const canonical = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1] ?? ''
    expect(new URL(canonical).pathname, path).toBe(path)
    expect(html, path).not.toMatch(/<meta name="robots"[^>]*noindex/)
    // The questions come with the script.
    if (path === routes.guestAssessment) continue
    const top = html.match(/<h1[^>]*>([^<]*)/)?.[1]
    expect(top, path).toBe(escaped(heading))
    expect(html, path).toContain(escaped(first))
  }
})

test('structured data names known things, whole, with this page’s date', async ({ request }) => {
  for (const { path } of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text()
    const json = html.match(/<script type="application\/ld\+json">([^<]*)/)?.[1]
    if (!json) continue
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph']
    for (const one of graph) {
      const needed = NEEDED[String(one['@type'])]
      expect(needed, `${path}: ${one['@type']}`).toBeDefined()
      for (const key of needed ?? []) expect(one[key], `${path}: ${key}`).toBeTruthy()
    }
    const article = graph.find((one) => one['@type'] === 'Article')
    if (!article) continue
    expect(article.dateModified).toBe(TEXT_DATES[path]?.changed)
    const trail = graph.find((one) => one['@type'] === 'BreadcrumbList')
    const items = trail?.itemListElement as { position: number; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
    for (const { item } of items) {
      expect((await request.get(new URL(item).pathname)).status(), item).toBe(200)
    }
  }
})

const PAID = STYLE_CODES.flatMap(reportTexts)
const PAGES = [
  { path: routes.disc, texts: textsOf([model.lede, model.parts]) },
  ...LETTERS.map((letter) => ({ path: letterPath(letter), texts: textsOf(LETTER_PAGES[letter]) })),
  ...LETTER_PAIRS.map((pair) => ({ path: lettersPath(pair), texts: textsOf(PAIR_PAGES[pair]) })),
]

for (const [index, { path, texts }] of PAGES.entries()) {
  test(
    `${path} has all of its text, and none of the paid`,
    unlessFirst(index),
    async ({ page }) => {
      const html = (await (await page.goto(path))?.text()) ?? ''
      expect(PAID.filter((words) => html.includes(words))).toEqual([])
      const main = page.getByRole('main')
      for (const words of texts) await expect(main).toContainText(words)
      await expect(
        main.getByRole('link', { name: 'Take the free DISC test' }).first(),
      ).toBeVisible()
    },
  )
}

test(
  'a reader walks from the landing page to a letter, a pair and a style',
  SLOW_PROOF,
  async ({ page }) => {
    const follow = async (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await page.goto('/')
    await follow('What is DISC?')
    await expect(page).toHaveURL(routes.disc)
    await follow('Dominance')
    await expect(page).toHaveURL(letterPath('D'))
    await expect(page.getByRole('navigation', { name: 'The four letters' })).toBeVisible()
    await follow('D and S')
    await expect(page).toHaveURL(lettersPath('DS'))
    await follow('S in DISC')
    await expect(page).toHaveURL(letterPath('S'))
    await follow('The Steady Hand')
    await expect(page).toHaveURL(typePath('S'))
    await follow('With Conscientiousness')
    await expect(page).toHaveURL(letterPath('C'))
  },
)

test('a path that no page has leads to the one that is meant, or home', async ({ request }) => {
  const leads: Record<string, [number, string]> = {
    '/disc/d': [308, '/disc/dominance'],
    '/disc/s-and-d': [308, '/disc/d-and-s'],
    '/DISC/C-and-C': [308, '/disc/c-and-c'],
    '/disc/d-and-x': [307, '/?from=missing'],
  }
  for (const [path, [status, to]] of Object.entries(leads)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([status, to])
  }
})

test('someone who has a result is led to their own letter', async ({ page }) => {
  const code: StyleCode = 'CS'
  await registerPerson(page.request)
  const id = await takeAsPerson(page.request, code)
  const { user } = await (await page.request.post('/api/auth/token')).json()
  await page.addInitScript((kept) => localStorage.setItem('user', kept), JSON.stringify(user))
  await page.goto(letterPath('D'))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Your letter is C' }).click()
  await expect(page).toHaveURL(letterPath('C'))
  await main.getByRole('link', { name: 'This is your letter' }).click()
  await expect(page).toHaveURL(`/results/${id}`)

  // The result leads to its own letter and pair, where it says how sure it is.
  await page.getByText('How sure is this?').click()
  await page.getByRole('link', { name: 'S and C at work' }).click()
  await expect(page).toHaveURL(lettersPath('SC'))
})
