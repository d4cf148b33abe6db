/** Every link of every page leads to an existing page and anchor, and every page can be reached. */
import type { APIRequestContext } from '@playwright/test'
import { LETTER_PAIRS, LETTERS } from '../../lib/disc/letters'
import { STYLE_CODES } from '../../lib/disc/styles'
import {
  forResult,
  legalPath,
  letterPath,
  lettersPath,
  loginPath,
  POLICY_KEYS,
  routes,
  typePath,
} from '../../lib/routes'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { open } from '../support/hydrated'
import { takeAssessment, unlock } from '../support/product'

/** Addresses that redirect on purpose. */
type Redirects = Record<string, string>

/** These do not exist for anyone but admins. */
const ADMIN_PAGES = Object.values(routes).filter((path) => path.startsWith('/admin/'))

/** The pages of an account send signed-out visitors to log in. */
const ACCOUNT_PAGES = [
  routes.assessment,
  routes.history,
  routes.groups,
  routes.detailedResults,
  routes.profile,
  routes.payment,
]
const TO_LOGIN: Redirects = Object.fromEntries(ACCOUNT_PAGES.map((path) => [path, loginPath(path)]))

interface Link {
  /** As an attribute says it. */
  to: string
  rel: string
  isAnchor: boolean
}

const decoded = (text: string) => text.replaceAll('&amp;', '&')

/** The tags that lead to another address, as the server sends them. */
function linksIn(html: string): Link[] {
  const tags = html.match(/<(a|link|script|img|iframe|form)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    const isAnchor = /^<a\b/.test(tag)
    const to = tag.match(/\s(?:href|src|action)="([^"]*)"/)?.[1]
    const rel = tag.match(/\srel="([^"]*)"/)?.[1] ?? ''
    // An anchor always needs an address; a script may be inline.
    return to === undefined && !isAnchor ? [] : [{ to: decoded(to ?? ''), rel, isAnchor }]
  })
}

interface Walk {
  starts: readonly string[]
  redirects?: Redirects
  /** Follows the links of the first pages. */
  isEndless?: boolean
}

/** Tries every link of these pages; returns the addresses of all pages it came to. */
async function crawl(
  request: APIRequestContext,
  baseURL: string | undefined,
  { starts, redirects = {}, isEndless = false }: Walk,
): Promise<Set<string>> {
  const pages = new Map<string, string>()
  const files = new Set<string>()
  const anchors: { from: string; page: string; id: string }[] = []
  const queue = starts.map((path) => ({ path, from: 'the test', isAnchor: true, isRead: true }))

  for (const { path, from, isAnchor, isRead } of queue) {
    if (pages.has(path) || files.has(path)) continue
    const response = await request.get(path, { maxRedirects: 0 })
    const where = `${path}, linked from ${from}`
    const target = redirects[path]
    if (target) {
      expect(response.status(), where).toBe(307)
      expect(response.headers().location, where).toBe(target)
      pages.set(path, '')
      queue.push({ path: target, from: path, isAnchor, isRead })
      continue
    }
    expect(response.status(), where).toBe(200)
    if (!isAnchor) {
      files.add(path)
      continue
    }
    expect(response.headers()['content-type'], where).toContain('text/html')
    const html = await response.text()
    pages.set(path, html)
    if (!isRead) continue
    for (const { to, rel, isAnchor } of linksIn(html)) {
      expect(to, `a link on ${path}`).toMatch(/./)
      expect(to, `a link on ${path}`).not.toMatch(/^#$|^javascript:/)
      const url = new URL(to, new URL(path, baseURL))
      if (url.protocol === 'mailto:') continue
      // The canonical address says where the product lives, which need not be where it is tested.
      const isOurs = url.origin === new URL(baseURL ?? '').origin || rel === 'canonical'
      if (!isOurs) {
        expect(url.protocol, to).toBe('https:')
        expect(rel, to).toContain('noopener')
        continue
      }
      const page = url.pathname + url.search
      if (url.hash) anchors.push({ from: path, page, id: decodeURIComponent(url.hash.slice(1)) })
      queue.push({ path: page, from: path, isAnchor, isRead: isEndless })
    }
  }
  for (const { from, page, id } of anchors) {
    expect(pages.get(page) ?? '', `#${id} of ${page}, linked from ${from}`).toContain(`id="${id}"`)
  }
  return new Set(pages.keys())
}

test('from the first page to every public one', SLOW_PROOF, async ({ request, baseURL }) => {
  const pages = await crawl(request, baseURL, {
    starts: [routes.home],
    redirects: TO_LOGIN,
    isEndless: true,
  })
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  const everyPage = [
    ...[routes.home, routes.types, routes.guestAssessment, routes.testResults],
    ...[routes.login, routes.register, routes.forgotPassword, routes.signInLink],
    ...STYLE_CODES.map(typePath),
    ...[routes.disc, ...LETTERS.map(letterPath), ...LETTER_PAIRS.map(lettersPath)],
    ...POLICY_KEYS.map(legalPath),
    // In every header, shown where the browser holds a result as a guest.
    routes.enhancedGuestResults,
  ]
  expect(listed.length).toBeGreaterThan(0)
  const isForAccounts = (path: string) =>
    ACCOUNT_PAGES.includes(path as never) || /[?&]redirectTo=/.test(path)
  const open = [...pages].filter((path) => !isForAccounts(path))
  expect(open.sort()).toEqual([...new Set([...everyPage, ...listed])].sort())
})

/** Home, which says once that the page is not here. */
const MISSING = `${routes.home}?from=missing`

test('from every page of a person without a result', SLOW_PROOF, async ({ request, baseURL }) => {
  await crawl(request, baseURL, {
    starts: Object.values(routes),
    redirects: {
      ...TO_LOGIN,
      [routes.report]: routes.home,
      [routes.legal]: legalPath('privacy'),
      // The pages under these have a token.
      [routes.invitations]: MISSING,
      [routes.live]: MISSING,
      [routes.shared]: MISSING,
      // There is a page of one result, and of all of them.
      [routes.results]: MISSING,
      [routes.together]: loginPath(routes.together),
      [routes.devMail]: MISSING,
      ...Object.fromEntries(ADMIN_PAGES.map((path) => [path, routes.home])),
      // Without its secret, the way to one.
      [routes.resetPassword]: routes.forgotPassword,
    },
  })
})

test(
  'from every page of a guest with a locked and an open report',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const { result_id: locked } = await takeAssessment(page, 'ID')
    const { result_id: open } = await takeAssessment(page, 'CS')
    await unlock(page, open)
    const pages = [
      routes.guestResults,
      routes.enhancedGuestResults,
      routes.reportSales,
      routes.checkout,
      routes.report,
    ]
    await crawl(page.request, baseURL, {
      starts: [locked, open].flatMap((id) => pages.map((path) => forResult(path, id))),
      redirects: {
        ...TO_LOGIN,
        [forResult(routes.report, locked)]: forResult(routes.reportSales, locked),
        [forResult(routes.reportSales, open)]: forResult(routes.report, open),
        [forResult(routes.checkout, open)]: forResult(routes.report, open),
      },
    })
  },
)

test('the links that only the browser draws', SLOW_PROOF, async ({ page, request }) => {
  await page.goto(routes.guestAssessment)
  await expect(page).toHaveTitle(/^Question 1 of 28/)
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links).toContain(routes.home)
  for (const link of links.filter((one) => !one.startsWith('#'))) {
    expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200)
  }
})

test(
  'a link is followed without loading everything anew, or in a tab of its own',
  SLOW_PROOF,
  async ({ page, context }) => {
    await open(page, routes.method)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const isSame = () => page.evaluate(() => document.documentElement.hasAttribute('data-same'))
    const about = page.getByRole('link', { name: 'Who we are' })
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      about.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(new RegExp(`${routes.about}$`))
    await expect(page).toHaveURL(new RegExp(`${routes.method}$`))
    await tab.close()

    await about.click()
    await expect(page).toHaveURL(new RegExp(`${routes.about}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${routes.method}$`))
    await page.getByRole('banner').getByRole('link', { name: 'Types' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${routes.types}$`))
    expect(await isSame()).toBe(true)
  },
)
