/**
 * What a first visit feels like on a middling and on a bad phone, beside a bare page of the same Next: when the first
 * picture is there, and when the first button answers. Prints one table.
 * Run: npm run bench -- felt, or some of its pages: npm run bench -- felt / /login
 */
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { startBareApp } from '../bare-app'
import { median } from '../load/figures'
import { type Account, startProduct } from '../load/product'

interface Phone {
  name: string
  /** How many times slower than this machine. */
  cpu: number
  kilobits: number
  /** Of each request, in milliseconds. */
  latency: number
}

const PHONES: Phone[] = [
  { name: 'middling', cpu: 4, kilobits: 1_600, latency: 150 },
  { name: 'bad', cpu: 6, kilobits: 400, latency: 400 },
]
const SCREEN = { width: 390, height: 844 }
const RUNS = 3
/** A page that does not answer by then has failed. */
const LONGEST_MS = 60_000

/** What is asked of each page on the bad phone, in seconds. */
const AIMS = { picture: 1.7, usable: 5.6, pick: 2.5 }

interface Visited {
  path: string
  isPrivate?: boolean
  /** Instead of that of every page. */
  usableAim?: number
}

const PAGES: Visited[] = [
  ...['/', '/types/cs', '/disc', '/login', '/guest-assessment'].map((path) => ({ path })),
  // Made-up people, by the screen that a group has.
  { path: '/for-teams/demo/comparison', usableAim: 6 },
  ...['/assessment', '/results/:id', '/detailed-personality-report', '/groups', '/groups/:id'].map(
    (path) => ({ path, isPrivate: true }),
  ),
]

/** Milliseconds from the navigation. */
interface Felt {
  picture: number
  usable: number
  /** When the first question of the assessment could be answered; NaN on other pages. */
  pick: number
}

declare global {
  interface Window {
    usableAt?: number
    pickAt?: number
  }
}

/** One visit with nothing in the cache. */
async function visit(browser: Browser, url: string, phone: Phone, cookie: string): Promise<Felt> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true })
  const named = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    named.map((one) => {
      const at = one.indexOf('=')
      return { url, name: one.slice(0, at), value: one.slice(at + 1) }
    }),
  )
  const page = await context.newPage()
  await page.addInitScript({ path: join(import.meta.dirname, 'felt-page.js') })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: (phone.kilobits * 1000) / 8,
    uploadThroughput: (phone.kilobits * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  const answer = await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
  if (!answer?.ok() || page.url() !== url)
    throw new Error(`${url} answered ${answer?.status()} ${page.url()}`)
  await page.waitForFunction(() => window.usableAt, undefined, { timeout: LONGEST_MS })
  const felt = await page.evaluate(() => ({
    picture: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    usable: window.usableAt ?? Number.NaN,
    pick: window.pickAt ?? Number.NaN,
  }))
  await context.close()
  return felt
}

/** The median of some visits, in seconds. */
async function feltBy(browser: Browser, url: string, phone: Phone, cookie = ''): Promise<Felt> {
  const visits: Felt[] = []
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url, phone, cookie))
  const seconds = (of: keyof Felt) => median(visits.map((one) => one[of])) / 1000
  return { picture: seconds('picture'), usable: seconds('usable'), pick: seconds('pick') }
}

/** A group that the person leads. */
async function makeGroup(url: string, { cookie }: Account): Promise<string> {
  const headers = { ...cookie, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ name: 'Felt', description: '' })
  const answer = await fetch(`${url}/api/groups`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The group was not made: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

const shown = (value: number, aim?: number) =>
  `${value.toFixed(1)}${aim !== undefined && value > aim ? ' (missed)' : ''}`

const asked = process.argv.slice(2).filter((name) => name.startsWith('/'))
const pages = PAGES.filter(({ path }) => asked.length === 0 || asked.includes(path))
const stops: (() => Promise<unknown>)[] = []
try {
  const bare = await startBareApp()
  stops.unshift(bare.stop)
  const { url, person, stop } = await startProduct('felt')
  stops.unshift(stop)
  const group = await makeGroup(url, person)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  stops.unshift(() => browser.close())
  const addressOf = (path: string) =>
    url + path.replace(':id', path.startsWith('/groups') ? group : person.resultId)
  const heads = PHONES.map(({ name }) => `${name}: first picture | usable |`)
  console.log(`| page, seconds | ${heads.join(' ')}`)
  console.log(`|---|${PHONES.map(() => '--:|--:|').join('')}`)
  const visited = [
    { name: 'a bare page', address: `${bare.url}/`, cookie: '', usableAim: AIMS.usable },
    ...pages.map(({ path, isPrivate, usableAim = AIMS.usable }) => ({
      name: `\`${path}\``,
      address: addressOf(path),
      cookie: isPrivate ? person.cookie.Cookie : '',
      usableAim,
    })),
  ]
  const picks: string[] = []
  for (const { name, address, cookie, usableAim } of visited) {
    const cells: string[] = []
    for (const phone of PHONES) {
      const aims = phone.name === 'bad' ? { ...AIMS, usable: usableAim } : undefined
      const felt = await feltBy(browser, address, phone, cookie)
      cells.push(shown(felt.picture, aims?.picture), shown(felt.usable, aims?.usable))
      if (!Number.isNaN(felt.pick)) picks.push(`${phone.name} ${shown(felt.pick, aims?.pick)}`)
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  if (picks.length > 0)
    console.log(`\nThe first question can be answered after: ${picks.join(', ')}.`)
} finally {
  for (const stop of stops) await stop()
}
process.exit(0)
