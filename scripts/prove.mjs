/**
 * `npm run prove`: the slow proofs that `npm test` leaves out; the journeys of guests, accounts, groups, payments and
 * admins once more, each request at another of two servers, and then on translated pages; then every state of every
 * screen, pixel by pixel, against pictures that the same build of Chromium made on this machine before. Where there are
 * none, it makes them and compares a second drawing with them.
 *
 *   npm run prove                    after a change: does anything look different?
 *   npm run prove -- two-servers     only the journeys on two servers
 *   npm run prove -- --update        these are the pictures from now on
 *   npm run prove -- --grep checkout
 *
 *   npm run prove -- browsers        only the main journey in Firefox and WebKit
 *
 * What takes longer still has a name, and runs alone, with options of its own (each file says which):
 *
 *   npm run prove -- faults          servers, database, network, disk, Stripe and mail fail while people submit
 *   npm run prove -- overload        500 connections for five minutes
 *   npm run prove -- phones          200 phones and a wall follow a live session on two servers
 *   npm run prove -- soak            an hour at half load
 *   npm run prove -- cluster         a replicated PostgreSQL loses its leader while people submit
 *   npm run prove -- mutation        one place of a source is changed at a time: does a unit test fail?
 *   npm run prove -- node            a fresh clone starts, and passes its unit tests, on Node 22 and 24
 *   npm run prove -- second-scorer   a scorer written from docs/scorer.md alone prints the same digits; seconds
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from '../lib/runtime/checkout.mjs'
import { install } from '../lib/runtime/install.mjs'
import {
  countCheck,
  finish,
  prepare,
  runPlaywright,
  step,
  testJourneys,
  testUnits,
} from './steps.mjs'

const PARTS = [
  'browsers',
  'cluster',
  'faults',
  'mutation',
  'node',
  'overload',
  'phones',
  'second-scorer',
  'soak',
]
const [part = '', ...options] = process.argv.slice(2)
if (PARTS.includes(part)) {
  install()
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `lab/prove/${part}.ts`, ...options],
    { cwd: root, stdio: 'inherit' },
  )
  process.exit(status ?? 1)
}

/** Not in the repository: another build of the browser draws other pixels. */
const pictures = join(root, 'e2e/pixels')
const versionFile = join(pictures, 'chromium.txt')

console.log('Proving Discern …')
const wanted = process.argv.slice(2)
const filters = wanted.filter((arg) => !['--update', 'two-servers'].includes(arg))
// A title may be in one of the parts only.
const args = filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []
prepare()
// It needs Playwright, which may have been installed just now.
const { ensureChromium } = await import('./chromium.mjs')
const chromium = await ensureChromium()
process.env.CHROMIUM_PATH = chromium
const version = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim()

if (wanted.includes('two-servers')) {
  await proveTwoServers()
  finish()
}

if (!existsSync(versionFile) || readFileSync(versionFile, 'utf8') !== version) {
  say(`There are no pictures by ${version} here: this run makes new ones, from what is there now.`)
  rmSync(pictures, { recursive: true, force: true })
  await makePictures([])
} else if (wanted.includes('--update')) {
  await makePictures(args)
}
if (filters.length === 0) await testUnits({ slow: true })
await testJourneys('slow proofs', 'proofs', args)
if (filters.length === 0) {
  await proveTwoServers()
  await testJourneys('journeys on translated pages', 'translated', args)
  countCheck(await step('other browsers', ['--import', 'tsx', 'lab/prove/browsers.ts']))
}
await testJourneys('pixels', 'pixels', ['--update-snapshots=none', ...args])
finish()

/** Any server answers any request: docs/decisions/007. */
function proveTwoServers() {
  return testJourneys('journeys on two servers', 'any-server', args, { E2E_SERVERS: '2' })
}

async function makePictures(which) {
  if (!(await runPlaywright('new pictures', 'pixels', ['--update-snapshots=all', ...which]))) {
    countCheck(false)
    finish()
  }
  mkdirSync(pictures, { recursive: true })
  writeFileSync(versionFile, version)
}
