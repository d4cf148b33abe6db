/** What `npm test` and `npm run prove` share: steps, their count, and Playwright against the production build. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { root, say } from './settings.mjs'

/** Where a run keeps its reports and its database; the next run empties it. */
export const scratch = join(root, '.test')

const dataDir = join(scratch, 'data')
const tally = { passed: 0, failed: 0 }

/** Installs what is missing and empties the scratch folder. Resolves to the path of a Chromium. */
export async function prepare() {
  install()
  // These need the installed packages, so they load only now.
  const { ensureChromium } = await import('./chromium.mjs')
  const { removeScratch } = await import('./postgres.mjs')
  const chromium = ensureChromium()
  removeScratch(dataDir)
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
  return chromium
}

/** Starts the product with an empty database and the pages of /dev/states, runs one project of Playwright and counts its tests; `isCounted: false` only runs them. True when all passed. */
export async function runJourneys(name, { project, chromium, args, isCounted = true }) {
  say('Starting the production build with its own database …')
  const { startScratchServer } = await import('./scratch-server.mjs')
  // The journeys are more than any one person would take; e2e/limits.spec.ts starts copies of its own.
  const env = { DEV_STATES: '1', RATE_LIMIT_SCALE: '100000' }
  const server = await startScratchServer({ dataDir, env })
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const ok = await step(name, [playwright, 'test', `--project=${project}`, ...args], {
    E2E_BASE_URL: server.url,
    E2E_DATA_DIR: dataDir,
    CHROMIUM_PATH: chromium,
  })
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = readReport(join(scratch, 'playwright.json')).stats ?? {}
  if (isCounted) countTests(expected + flaky, unexpected, ok)
  if (flaky) say(`${flaky} journey passed only at the second try.`)
  await server.stop()
  return ok
}

/** No step takes so long; one that hangs fails, rather than to hold the whole run. */
const STEP_LIMIT_MS = 60 * 60_000

/** Runs one tool with its output on the terminal; true when it ended well. */
export function step(name, args, env = {}) {
  say(`${name} …`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      timeout: STEP_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    child.once('exit', (code) => {
      say(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
      resolve(code === 0)
    })
  })
}

/** Counts one check. */
export function countCheck(ok) {
  if (ok) tally.passed++
  else tally.failed++
}

/** Counts the tests of a runner. One that fails without a failed test (a crash, say) is a failed check of its own. */
export function countTests(passed, failed, ok) {
  tally.passed += passed
  tally.failed += failed
  if (!ok && failed === 0) tally.failed++
}

export function hasFailed() {
  return tally.failed > 0
}

export function readReport(file) {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Prints how long it took and the one line that counts every check, and ends the program. */
export function finish() {
  const seconds = Math.round(performance.now() / 1000)
  say(`Took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`)
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)
}
