/**
 * What a first visit costs: bytes as a browser receives them, beside a bare page of the same Next in the same
 * run, and Lighthouse's scores. Prints figures with their aims; it fails only when it could not measure.
 * Run: node --import tsx scripts/bench-pages.mjs
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { answersFor } from '../e2e/support/answers.ts'
import { root } from '../lib/runtime/checkout.mjs'
import { freePort } from '../lib/runtime/free-port.ts'
import { startBareApp } from './bare-app.ts'
import { ensureChromium } from './chromium.mjs'
import { startScratchServer } from './scratch-server.mjs'

const PAGES = [
  { path: '/', jsAim: 30 },
  { path: '/guest-assessment' },
  { path: '/detailed-personality-report', isPrivate: true },
]
const RUNS = 3
const AIMS = { desktop: 100, mobile: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const KINDS = { document: 'html', script: 'js', stylesheet: 'css', font: 'fonts' }

/** Prints four lines per page and returns the numbers. */
export async function benchPages() {
  const scratch = join(root, '.test/bench')
  const stops = []
  try {
    const bare = await startBareApp()
    stops.unshift(bare.stop)
    const product = await startScratchServer({ dataDir: join(scratch, 'data') })
    stops.unshift(product.stop)
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    })
    stops.unshift(() => browser.close())

    const cookies = await unlockReport(browser, product.url)
    const bareBytes = await bytesOf(browser, bare.url)
    await bare.stop()
    const results = []
    for (const page of PAGES) {
      const url = product.url + page.path
      const bytes = await bytesOf(browser, url, cookies)
      printBytes(page, bytes, bareBytes)
      const scores = await scoresOf(url, port, cookies)
      printScores(page, scores)
      results.push({ path: page.path, bytes, scores })
    }
    return results
  } finally {
    for (const stop of stops) await stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The cookies of a guest whose report is open. */
async function unlockReport(browser, url) {
  const context = await browser.newContext({ baseURL: url })
  const post = async (path, data) => {
    const response = await context.request.post(path, { data })
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`)
    return response.json()
  }
  const { result_id } = await post('/api/assessment/guest/submit', { responses: answersFor('CS') })
  await post('/api/payments/create-intent', { result_id, coupon_code: 'FREE' })
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Bytes of the bodies of a first visit by kind, as they came over the wire with gzip; `raw` is the HTML unpacked. */
async function bytesOf(browser, url, cookies = []) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  await context.addCookies(cookies)
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

/**
 * Lighthouse's scores (0 to 100) and the median run's vitals, for a desk and a phone. `cpu` is its own measure of
 * the machine, at the worst moment: below about 1000, or with other work going on, performance says little.
 */
async function scoresOf(url, port, cookies) {
  const extraHeaders = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const scores = { cpu: Number.POSITIVE_INFINITY }
  for (const [device, config] of [
    ['desktop', desktopConfig],
    ['mobile', undefined],
  ]) {
    const runs = []
    for (let run = 0; run < RUNS; run++) {
      const onlyCategories = ['performance']
      if (run === 0) onlyCategories.push('accessibility', 'best-practices', 'seo')
      const flags = { port, onlyCategories, extraHeaders, logLevel: 'error' }
      const lhr = await visit(url, flags, config)
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
async function visit(url, flags, config, tries = 3) {
  const { lhr } = await lighthouse(url, flags, config)
  if (!lhr.runtimeError) return lhr
  if (tries === 1) throw new Error(lhr.runtimeError.message)
  return visit(url, flags, config, tries - 1)
}

const kilobytes = (bytes) => Math.round(bytes / 1024)

function printBytes({ path, jsAim }, { html, raw, js, css, fonts }, bare) {
  const above = `${kilobytes(js - bare.js)} above bare ${kilobytes(bare.js)}${jsAim ? ` (aim ≤ ${jsAim})` : ''}`
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchPages()
