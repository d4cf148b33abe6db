/** What every browser gets: no keys, no premium text, no secret, and no more than the page needs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { LETTER_CONTENT } from '../../lib/disc/content/letters'
import { TETRADS } from '../../lib/disc/form/items'
import { STYLE_CODES } from '../../lib/disc/styles'
import { ensureBuild } from '../../lib/runtime/build'
import { expect, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { answerLate } from '../support/hydrated'
import { registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment, unlock } from '../support/product'
import { addMember, makeGroup, newPerson } from '../support/teams'

const ROOT = join(import.meta.dirname, '../..')

interface TraceEvent {
  name: string
  args: { data?: { url: string; scriptId: number } }
}

test('scripts carry no statement, key, premium text or secret', async () => {
  // Against the developer's server there may be no build yet.
  test.slow()
  const folder = join(ROOT, await ensureBuild(), 'static')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(50)
  const secrets = [
    ...TETRADS.flatMap(({ items }) => items.map((item) => item.text)),
    ...STYLE_CODES.map((code) => STYLE_CONTENT[code].detail.strengths[0]?.title ?? ''),
    ...Object.values(LETTER_CONTENT).map(({ strengths }) => strengths[0] ?? ''),
    'postgresql://',
    'NEXTAUTH_SECRET',
    'sk_live',
    'whsec_',
    // The list of passwords that are refused.
    'trustno1',
    '1qaz2wsx',
    'qwertyuiop',
  ]
  const repeated = scripts.flatMap((script) => {
    const body = readFileSync(join(folder, script), 'utf8')
    return secrets.filter((secret) => body.includes(secret)).map((secret) => `${script}: ${secret}`)
  })
  expect(repeated).toEqual([])
})

test('source maps, dotfiles and the image optimizer are not served', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/static/chunks/main.js.map',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([307, 400, 404], path).toContain(response.status())
  }
})

test.describe('a first visit', () => {
  /** A bare page of this Next with gzip, as `npm run bench` measures it. Measure again when Next changes. */
  const BARE_KB = 132
  /** The KB that a page may load after it is at rest, including what it prefetches. */
  const ADDED_KB = {
    '/': 34,
    '/for-teams': 27,
    '/for-teams/demo': 60,
    '/login': 39,
    '/register': 40,
    '/guest-assessment': 52,
    '/enhanced-guest-results': 42,
    '/detailed-personality-report': 51,
    '/assessment': 68,
    '/results/:id': 46,
    '/groups': 48,
    '/groups/:id': 66,
    // What every page of ours brings with it, and nothing more.
    '/join': 10,
    '/live/:code': 23,
  }
  /** Only the chart library knows this option. */
  const CHART_LIBRARY = 'maintainAspectRatio'
  /** Only the library of schemas has this name. */
  const SCHEMA_LIBRARY = 'ZodError'

  /** The texts of all scripts that the page loads without a click. */
  async function scriptsOf(page: Page, path: string): Promise<string[]> {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toBeVisible()
    return Promise.all(bodies)
  }

  const gzipped = new Map<string, number>()

  /** Pages share most of their scripts, so each is compressed once. */
  function gzippedLength(text: string): number {
    const length = gzipped.get(text) ?? gzipSync(text).length
    gzipped.set(text, length)
    return length
  }

  /** KB of scripts beyond those of a bare page. */
  async function addedBy(page: Page, path: string, height: number) {
    const visit = await page.context().newPage()
    await visit.setViewportSize({ width: 1280, height })
    const scripts = await scriptsOf(visit, path)
    await visit.close()
    const bytes = scripts.reduce((sum, text) => sum + gzippedLength(text), 0)
    expect(bytes, path).toBeGreaterThan(100 * 1024)
    return { added: bytes / 1024 - BARE_KB, scripts }
  }

  test(
    'every page stays within its budget of scripts, and checks forms without schemas',
    SLOW_PROOF,
    async ({ page }) => {
      test.slow()
      const { result_id: id } = await takeAssessment(page, 'CS')
      await unlock(page, id)
      const printed: string[] = []
      async function stays(route: keyof typeof ADDED_KB, path: string = route, height = 720) {
        const { added, scripts } = await addedBy(page, path, height)
        printed.push(`${route} ${added.toFixed(1)} of ${ADDED_KB[route]}`)
        expect.soft(Math.round(added), route).toBeLessThanOrEqual(ADDED_KB[route])
        expect
          .soft(
            scripts.some((text) => text.includes(SCHEMA_LIBRARY)),
            route,
          )
          .toBe(false)
      }
      await stays('/')
      await stays('/for-teams')
      await stays('/for-teams/demo')
      await stays('/login')
      await stays('/register')
      await stays('/guest-assessment')
      await stays('/enhanced-guest-results')
      await stays('/detailed-personality-report')
      await registerPerson(page.request)
      const group = await page.request.post('/api/groups', {
        data: { name: 'Budget', description: '' },
      })
      await stays('/assessment')
      await stays('/results/:id', `/results/${await takeAsPerson(page.request)}`)
      await stays('/groups')
      const { id: groupId } = await group.json()
      await stays('/groups/:id', `/groups/${groupId}`)
      const data = { allows_guests: true }
      const live = await page.request.post(`/api/groups/${groupId}/live`, { data })
      await stays('/join')
      await stays('/live/:code', `/live/${(await live.json()).code}`)
      test
        .info()
        .annotations.push({ type: 'KB above a bare page', description: printed.join(', ') })
    },
  )

  test('the landing page sends its drawings once', async ({ request }) => {
    const html = await (await request.get('/')).text()
    expect(html.length).toBeLessThan(220 * 1024)
    expect(gzipSync(html).length).toBeLessThan(36 * 1024)
  })

  /** The comparison of a group of two, where bars are drawn on a canvas. */
  async function openComparison(page: Page, baseURL: string | undefined): Promise<string> {
    const leader = { person: await registerPerson(page.request), context: page.request }
    const other = await newPerson(baseURL)
    for (const { context } of [leader, other]) await takeAsPerson(context)
    const group = await makeGroup(leader)
    await addMember(leader, group, other)
    return `/groups/${group}/comparison`
  }

  test(
    'the chart library comes only where a chart is drawn, once it comes near',
    SLOW_PROOF,
    async ({ page, baseURL }) => {
      const { result_id: id } = await takeAssessment(page, 'CS')
      await unlock(page, id)
      const has = (scripts: string[]) => scripts.some((text) => text.includes(CHART_LIBRARY))
      const report = '/detailed-personality-report'
      for (const path of ['/', '/guest-assessment', report])
        expect(has(await scriptsOf(await page.context().newPage(), path)), path).toBe(false)
      await page.setViewportSize({ width: 1280, height: 400 })
      expect(has(await scriptsOf(page, await openComparison(page, baseURL)))).toBe(false)
      const fetched: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') fetched.push(response.text())
      })
      await page.getByRole('heading', { name: 'Scores by member' }).scrollIntoViewIfNeeded()
      await expect(page.locator('main canvas').last()).toBeVisible()
      expect(has(await Promise.all(fetched))).toBe(true)
    },
  )

  test('the next page runs what the first one compiled', SLOW_PROOF, async ({ page, browser }) => {
    /** V8 gives a script that it compiles a number, and one that it knows the number that it has. */
    const openTraced = async () => {
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      await page.goto('/login', { waitUntil: 'networkidle' })
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
      const scripts: [url: string, id: number][] = traceEvents
        .filter(({ name, args }: TraceEvent) => name === 'v8.compile' && args.data)
        .map(({ args: { data } }: TraceEvent) => [data?.url, data?.scriptId])
      return new Map(scripts.filter(([url]) => url.includes('/_next/static/')))
    }
    const first = await openTraced()
    expect(first.size).toBeGreaterThan(5)
    expect(await openTraced()).toEqual(first)
  })

  test('no font is preloaded, and each is fetched once and used', SLOW_PROOF, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url())
    })
    const answer = await page.goto('/', { waitUntil: 'networkidle' })
    expect(answer?.headers().link ?? '').not.toContain('as=font')
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0)
    expect(fetched).toHaveLength(2)
    expect(new Set(fetched).size).toBe(2)
    const families = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('fallback'))
        .map(({ family }) => family),
    )
    expect(families).toHaveLength(2)
  })

  for (const viewport of WIDTHS) {
    test(
      `nothing moves while a page loads, at ${viewport.width} px`,
      SLOW_PROOF,
      async ({ page }) => {
        test.slow()
        await page.setViewportSize(viewport)
        const { result_id: id } = await takeAssessment(page, 'CS')
        await unlock(page, id)
        // The fonts stay in the browser, as on every visit but the first.
        await page.goto('/', { waitUntil: 'networkidle' })
        await page.addInitScript(watch)
        for (const path of MEASURED) {
          const { shift, moved, violations } = await load(page, path)
          expect(shift, `${path}: ${moved}`).toBeLessThanOrEqual(0.01)
          expect(violations, path).toEqual([])
        }
        // Late fonts: the text is drawn before in a fallback face of the same width.
        await answerLate(page, '**/*.woff2', 500)
        const hasArial = await page.evaluate(async () => {
          const faces = [...document.fonts].filter(({ family }) => family.includes('fallback'))
          const loads = await Promise.allSettled(faces.map((face) => face.load()))
          return faces.length > 0 && loads.every(({ status }) => status === 'fulfilled')
        })
        test.skip(!hasArial, 'This machine has neither Arial nor a twin of it')
        for (const path of MEASURED) {
          const { shift, moved } = await load(page, path)
          expect(shift, `${path}, late fonts: ${moved}`).toBeLessThanOrEqual(0.01)
        }
      },
    )
  }
})

const MEASURED = [
  '/',
  '/guest-assessment',
  '/enhanced-guest-results',
  '/detailed-personality-report',
]

async function load(page: Page, path: string): Promise<Watched> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => window.watched)
}

interface Watched {
  /** Sum of all layout shifts. */
  shift: number
  moved: string[]
  /** What the content security policy refused, also where the script that tried took it in silence. */
  violations: string[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page, before anything else does. */
function watch(): void {
  const watched: Watched = { shift: 0, moved: [], violations: [] }
  window.watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    })[]) {
      watched.shift += entry.value
      for (const { node } of entry.sources) {
        if (node instanceof Element) watched.moved.push(`${node.tagName} ${node.className}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    watched.violations.push(`${violatedDirective} ${blockedURI}`)
  })
}
