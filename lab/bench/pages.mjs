/**
 * What a first visit costs: bytes as a browser receives them, beside a bare page of the same Next in the same run, and
 * Lighthouse's scores. Prints figures with their aims; it fails only when it could not measure.
 * Run: npm run bench -- bytes lighthouse
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { freePort } from '../../lib/runtime/free-port.ts'
import { installLabTools } from '../../lib/runtime/install.mjs'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { startBareApp } from '../bare-app.ts'
import { startProduct } from '../load/product.ts'

/** `jsAim`: KB above the bare page. */
const PAGES = [
  { path: '/', jsAim: 35, scored: true },
  { path: '/login', jsAim: 38 },
  { path: '/guest-assessment', jsAim: 52, scored: true },
  { path: '/assessment', jsAim: 63, isPrivate: true },
  { path: '/results/:id', jsAim: 46, isPrivate: true },
  { path: '/detailed-personality-report', jsAim: 51, isPrivate: true, scored: true },
  { path: '/groups', jsAim: 47, isPrivate: true },
  { path: '/for-teams/demo/comparison', jsAim: 45 },
]
const RUNS = 3
const AIMS = { desktop: 100, mobile: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const KINDS = { document: 'html', script: 'js', stylesheet: 'css', font: 'fonts' }

const kilobytes = (bytes) => Math.round(bytes / 1024)

const asked = process.argv.slice(2)
const stops = []
try {
  const bare = await startBareApp()
  stops.unshift(bare.stop)
  const { url, person, stop } = await startProduct('pages')
  stops.unshift(stop)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  stops.unshift(() => browser.close())

  const pages = PAGES.map((page) => ({
    ...page,
    url: url + page.path.replace(':id', person.resultId),
    headers: page.isPrivate ? person.cookie : {},
  }))
  if (asked.includes('bytes')) {
    const bareBytes = await bytesOf(browser, bare.url)
    for (const page of pages)
      printBytes(page, await bytesOf(browser, page.url, page.headers), bareBytes)
  }
  if (asked.includes('lighthouse')) {
    const lighthouse = await loadLighthouse()
    for (const page of pages.filter(({ scored }) => scored)) {
      printScores(page, await scoresOf(lighthouse, page.url, port, page.headers))
    }
  }
} finally {
  for (const stop of stops) await stop()
}
process.exit(0)

/** Bytes of the bodies of a first visit by kind, as they came over the wire with gzip; `raw` is the HTML unpacked. */
async function bytesOf(browser, url, { Cookie = '' } = {}) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  const cookies = Cookie.split('; ').filter(Boolean)
  await context.addCookies(cookies.map((one) => ({ url, ...named(one) })))
  const page = await context.newPage()
  const bytes = { html: 0, raw: 0, js: 0, css: 0, fonts: 0 }
  const counted = []
  page.on('requestfinished', (request) => {
    const kind = KINDS[request.resourceType()]
    if (kind) counted.push(request.sizes().then((sizes) => [kind, sizes.responseBodySize]))
  })
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response.ok() || response.url() !== new URL(url).href)
    throw new Error(`${url} answered ${response.status()} ${response.url()}`)
  bytes.raw = (await response.body()).length
  for (const [kind, size] of await Promise.all(counted)) bytes[kind] += size
  await context.close()
  return bytes
}

/** The name and value of a cookie. */
function named(cookie) {
  const at = cookie.indexOf('=')
  return { name: cookie.slice(0, at), value: cookie.slice(at + 1) }
}

/** From its own folder, where it is installed now if it was not yet. */
function loadLighthouse() {
  const { resolve } = createRequire(join(installLabTools(), 'package.json'))
  return import(pathToFileURL(resolve('lighthouse')).href)
}

/**
 * Lighthouse's scores (0 to 100) and the median run's vitals, for a desk and a phone. `cpu` is its own measure of
 * the machine, at the worst moment: below about 1000, or with other work going on, performance says little.
 */
async function scoresOf(lighthouse, url, port, extraHeaders) {
  const scores = { cpu: Number.POSITIVE_INFINITY }
  for (const [device, config] of [
    ['desktop', lighthouse.desktopConfig],
    ['mobile', undefined],
  ]) {
    const runs = []
    for (let run = 0; run < RUNS; run++) {
      const onlyCategories = ['performance']
      if (run === 0) onlyCategories.push('accessibility', 'best-practices', 'seo')
      const flags = { port, onlyCategories, extraHeaders, logLevel: 'error' }
      const lhr = await visit(lighthouse, url, flags, config)
      scores.cpu = Math.min(scores.cpu, Math.round(lhr.environment.benchmarkIndex))
      for (const [name, { score }] of Object.entries(lhr.categories)) {
        if (name === 'performance') runs.push(lhr)
        else scores[name] = Math.min(scores[name] ?? 100, Math.round(score * 100))
      }
    }
    const byScore = (a, b) => a.categories.performance.score - b.categories.performance.score
    const { categories, audits } = runs.sort(byScore)[Math.floor(RUNS / 2)]
    const value = (audit) => audits[audit].numericValue
    scores[device] = Math.round(categories.performance.score * 100)
    scores[`${device} vitals`] = {
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
    }
  }
  return scores
}

/** Now and then the browser records no trace of a visit; another visit does. */
async function visit(lighthouse, url, flags, config, tries = 3) {
  const { lhr } = await lighthouse.default(url, flags, config)
  if (!lhr.runtimeError) return lhr
  if (tries === 1) throw new Error(lhr.runtimeError.message)
  return visit(lighthouse, url, flags, config, tries - 1)
}

function printBytes({ path, jsAim }, { html, raw, js, css, fonts }, bare) {
  const above = `${kilobytes(js - bare.js)} above bare ${kilobytes(bare.js)} (aim ≤ ${jsAim})`
  console.log(`page ${path} js ${kilobytes(js)} KB gzip, ${above}`)
  console.log(
    `page ${path} html ${kilobytes(html)} KB gzip (${kilobytes(raw)} unpacked), css ${kilobytes(css)} KB, fonts ${kilobytes(fonts)} KB`,
  )
}

function printScores({ path, isPrivate = false }, scores) {
  const shown = Object.keys(AIMS).map((name) => {
    // A page that asks search engines to stay away cannot please them.
    if (isPrivate && name === 'seo') return 'seo n/a (noindex)'
    const isMissed = scores[name] < AIMS[name]
    return `${name} ${scores[name]}${isMissed ? ` (aim ${AIMS[name]})` : ''}`
  })
  console.log(`page ${path} lighthouse ${shown.join(' ')}`)
  const vitals = ['desktop', 'mobile'].map((device) => {
    const { lcp, tbt, cls } = scores[`${device} vitals`]
    return `${device} lcp ${lcp} ms tbt ${tbt} ms cls ${cls}`
  })
  console.log(`page ${path} ${vitals.join(', ')}, cpu index ${scores.cpu}`)
}
