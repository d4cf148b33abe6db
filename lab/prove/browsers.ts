/**
 * `npm run prove -- browsers`: the way that most people take, in the two engines that the journeys do not meet: Firefox by
 * WebDriver BiDi, and WebKit, Safari's, by WebDriver. From the landing page over 28 answers and the free report to an
 * account, out of it and in again. An engine that is not on this machine is skipped, and says what brings it.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../lib/runtime/checkout.mjs'
import { startScratchServer } from '../../scripts/scratch-server.mjs'
import { type Browser, ENGINES } from '../browsers/engines'

const WAIT_MS = 30_000
const PASSWORD = 'a long walk by the sea'
/** The browser's address and text. */
const SHOWN = `return location.href + ' ' + document.body.innerText.slice(0, 400)`

const server = await startScratchServer({ dataDir: join(root, '.test/browsers') })
let failed = 0
let met = 0
try {
  for (const { name, missing, start } of ENGINES) {
    const lacks = missing()
    if (lacks) {
      console.log(`  ${name}: skipped, because ${lacks}`)
      continue
    }
    met += 1
    const browser = await start()
    try {
      await journey(name, browser)
      console.log(`  ${name} ${browser.version}: passed`)
    } catch (error) {
      failed += 1
      const page = await browser.run<string>(SHOWN).catch(() => '')
      console.log(`  ${name} ${browser.version}: failed at ${page}\n${error}`)
    } finally {
      await browser.close()
    }
  }
} finally {
  await server.stop()
}
console.log(`\n${met - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function journey(name: string, browser: Browser): Promise<void> {
  const started = performance.now()
  const step = (what: string) =>
    console.log(`  ${name}: ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  const { run } = browser

  /** Waits until a script of the page says yes. */
  async function until(condition: string, what = condition): Promise<void> {
    const end = performance.now() + WAIT_MS
    // A page that is just being left answers nothing.
    while (!(await run<boolean>(`return Boolean(${condition})`).catch(() => false))) {
      if (performance.now() > end) throw new Error(`${what} did not come`)
      await sleep(50)
    }
  }

  /** Waits for the one visible element of this kind with this text, marks it, and presses it. */
  async function press(selector: string, text: string): Promise<void> {
    const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
      (one.getAttribute('aria-label') || one.innerText || '').trim().startsWith(${JSON.stringify(text)}) &&
      one.checkVisibility() && !one.disabled)`
    await until(find, `“${text}”`)
    await run(`
      for (const one of document.querySelectorAll('[data-aim]')) one.removeAttribute('data-aim')
      const found = ${find}
      found.setAttribute('data-aim', '')
      found.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    await browser.press('[data-aim]')
  }

  const at = (path: string) => until(`location.pathname === ${JSON.stringify(path)}`, path)
  /** React has hydrated what is used next. */
  const ready = (selector: string) =>
    until(
      `(() => { const one = document.querySelector(${JSON.stringify(selector)})
        return one && Object.keys(one).some((key) => key.startsWith('__reactProps')) })()`,
      `${selector}, started,`,
    )

  await browser.open(server.url)
  await press('a', 'Take the free DISC test')
  await at('/guest-assessment')
  for (let number = 1; number <= 28; number++) {
    await until(`document.title.startsWith('Question ${number} of 28')`, `Question ${number}`)
    for (const [pick, row] of [
      ['Most', number % 4],
      ['Least', (number + 1) % 4],
    ] as const) {
      const radio = `[role=radiogroup][aria-label^=${pick}] label:nth-of-type(${row + 1})`
      await browser.press(radio)
      await until(`document.querySelector('${radio} input').checked`, `${pick} of ${number}`)
    }
    await press('button', number === 28 ? 'Get My Results' : 'Next')
  }
  // Answered by a machine, they look hurried.
  await until(
    `location.pathname === '/enhanced-guest-results' || document.title.startsWith('A second look')`,
    'The result',
  )
  if (await run<boolean>(`return document.title.startsWith('A second look')`)) {
    await press('button', 'Keep')
  }
  await at('/enhanced-guest-results')
  await press('button', 'Skip')
  await press('button', 'Read on')
  step('28 answers, and their preview')

  await press('a', 'Get Full Report')
  await at('/detailed-report-payment')
  await press('a', 'Buy Now')
  await at('/payment-checkout')
  await ready('main form')
  await browser.type('section[aria-labelledby=coupon] input', 'FREE')
  await press('button', 'Apply')
  await until(`document.body.innerText.includes('$0.00')`, 'A total of nothing')
  await browser.press('[data-testid=pay]')
  await at('/detailed-personality-report')
  await run(`
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob) => { document.body.dataset.file = blob.type + ' ' + blob.size; return make(blob) }`)
  await press('button', 'Download PDF')
  await until('document.body.dataset.file', 'The PDF')
  const [type = '', size] = (await run<string>('return document.body.dataset.file')).split(' ')
  assert.equal(type, 'application/pdf')
  assert.ok(Number(size) > 20_000, `a PDF of ${size} bytes`)
  step('the free report, and its PDF')

  const email = `${name.toLowerCase()}@example.com`
  await browser.open(`${server.url}/register`)
  await ready('main form')
  for (const [field, text] of Object.entries({
    first_name: 'Ada',
    last_name: 'Byron',
    email,
    password: PASSWORD,
    confirm: PASSWORD,
  })) {
    await browser.type(`input[name=${field}]`, text)
  }
  await press('button', 'Create account')
  await at('/detailed-results')
  step('an account, with the result in it')

  await press('button', 'Account menu of')
  await press('[role=menuitem]', 'Sign Out')
  await at('/')
  await browser.back()
  await at('/login')
  step('signed out, and nothing to go back to')

  await browser.open(`${server.url}/login?redirectTo=/detailed-results`)
  await ready('main form')
  await browser.type('input[name=email]', email)
  await browser.type('input[name=password]', PASSWORD)
  await press('button', 'Sign in')
  await at('/detailed-results')
  step('signed in again')
}
