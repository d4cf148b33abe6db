/** The landing page, as search engines, phones and link previews read it. */
import { faq, meta } from '../../lib/copy/landing'
import { TEXT_DATES } from '../../lib/copy/text-dates'
import { UNLISTED } from '../../lib/routes'
import { expect, SLOW_PROOF, test } from '../support/checks'

test.describe('for machines', () => {
  test('structured data: who we are, what it costs today, the answered questions', async ({
    page,
  }) => {
    await page.goto('/')
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    expect(json).not.toContain('<')
    const graph: Record<string, unknown>[] = JSON.parse(json ?? '')['@graph']
    const of = (type: string) => graph.find((one) => one['@type'] === type)
    expect(of('Organization')).toMatchObject({ name: 'Discern' })
    expect(of('Product')).toMatchObject({
      // In preview mode an account opens it for nothing.
      offers: { price: '0.00', priceCurrency: 'USD' },
    })
    expect(of('FAQPage')).toMatchObject({
      mainEntity: faq.items.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    })
  })

  test('description, canonical address and share image', async ({ page, request }) => {
    await page.goto('/')
    const content = (selector: string) =>
      page
        .locator(selector)
        .first()
        .getAttribute(selector.startsWith('link') ? 'href' : 'content')
    expect(await content('meta[name="description"]')).toContain('10-15 minutes')
    expect(new URL((await content('link[rel="canonical"]')) ?? '').pathname).toBe('/')
    expect(await content('meta[property="og:title"]')).toBe(meta.title)
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
    for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      const { pathname, search } = new URL((await content(name)) ?? '')
      const image = await request.get(pathname + search)
      expect(image.headers()['content-type']).toBe('image/png')
      const bytes = await image.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })

  test(
    'each public page has a title of its own and a share image',
    SLOW_PROOF,
    async ({ page, request }) => {
      const titles = new Set<string>()
      const paths = [
        '/',
        '/types',
        '/types/cs',
        '/disc',
        '/disc/dominance',
        '/disc/d-and-s',
        '/method',
        '/for-teams',
        '/for-teams/hr',
        '/about',
        '/sample-report',
      ]
      for (const path of paths) {
        await page.goto(path)
        const content = (name: string) =>
          page.locator(`meta[property="og:${name}"]`).first().getAttribute('content')
        titles.add((await content('title')) ?? '')
        const { pathname, search } = new URL((await content('image')) ?? '')
        const image = await request.get(pathname + search)
        expect(image.headers()['content-type'], path).toBe('image/png')
      }
      expect(titles.size).toBe(paths.length)
    },
  )

  test('sitemap and robots', async ({ request }) => {
    const sitemap = await request.get('/sitemap.xml')
    expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8')
    const xml = await sitemap.text()
    const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    )
    expect(paths).toEqual(Object.keys(TEXT_DATES))
    const days = [...xml.matchAll(/<lastmod>([^<]+)/g)].map(([, day]) => day)
    expect(days).toEqual(Object.values(TEXT_DATES).map(({ changed }) => changed))
    const robots = await request.get('/robots.txt')
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const rules = await robots.text()
    expect(rules).toMatch(/^Allow: \/$/m)
    expect(rules).toMatch(/^Disallow: \/api\/$/m)
    for (const path of [
      '/detailed-personality-report',
      '/settle-tie',
      '/groups',
      '/invitations',
      '/sign-in-link',
    ]) {
      expect(rules).toContain(`Disallow: ${path}\n`)
    }
    for (const path of [...paths, ...UNLISTED]) expect(rules).not.toContain(`Disallow: ${path}\n`)
    // These say so themselves.
    for (const path of UNLISTED) {
      expect(await (await request.get(path)).text(), path).toMatch(
        /<meta name="robots" content="[^"]*noindex/,
      )
    }
    expect(rules).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  })

  test('manifest and icons', SLOW_PROOF, async ({ page, request }) => {
    const response = await request.get('/manifest.webmanifest')
    expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest: { name: string; icons: { src: string }[] } = await response.json()
    expect(manifest.name).toBe('Discern')
    await page.goto('/')
    const links = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(links).toHaveLength(3)
    for (const icon of [...links, ...manifest.icons.map(({ src }) => src)]) {
      const file = await request.get(icon)
      expect(file.status(), icon).toBe(200)
      expect(file.headers()['content-type'], icon).toMatch(/^image\//)
    }
  })

  test('the page brings no form checker, toasts or charts', SLOW_PROOF, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      const isOurs = response.url().includes('/_next/static/chunks/')
      if (isOurs && !/devtools|hmr/.test(response.url())) scripts.push(response.text())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of await Promise.all(scripts)) {
      expect(script).not.toMatch(/ZodError|data-sonner-toast|toBase64Image/)
    }
  })
})
