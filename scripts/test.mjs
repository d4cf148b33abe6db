/**
 * `npm test`: lint, types, unit tests, production build, and journeys in a real Chromium against that
 * build with a database of its own. Closes with one line that counts every check.
 *
 *   npm test -- --grep checkout     only the journeys whose name says so
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { root, say } from './settings.mjs'

const started = performance.now()
console.log('Testing Discern …')
install()
const { ensureChromium } = await import('./chromium.mjs')
const { startScratchServer } = await import('./scratch-server.mjs')
const chromium = ensureChromium()

const scratch = join(root, '.test')
const dataDir = join(scratch, 'data')
rmSync(scratch, { recursive: true, force: true })
mkdirSync(scratch, { recursive: true })

const tally = { passed: 0, failed: 0 }
await checkSources()
if (tally.failed === 0 || process.env.KEEP_GOING) await runJourneys()
const seconds = Math.round((performance.now() - started) / 1000)
say(`Took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)

/** Lint and types are one check each; then the unit tests. */
async function checkSources() {
  const bin = (name) => join(root, 'node_modules', name)
  const lint = step('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
  const types = step('types', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'])
  count(await lint)
  count(await types)
  const report = join(scratch, 'vitest.json')
  const ok = await step('unit tests', [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests } = readReport(report)
  add(numPassedTests ?? 0, numFailedTests ?? 0, ok)
}

async function runJourneys() {
  say('Starting the production build with its own database …')
  // The journeys are more than any one person would take; e2e/limits.spec.ts starts copies of its own.
  const server = await startScratchServer({ dataDir, env: { RATE_LIMIT_SCALE: '100000' } })
  const report = join(scratch, 'playwright.json')
  const ok = await step(
    'journeys',
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
    {
      E2E_BASE_URL: server.url,
      E2E_DATA_DIR: dataDir,
      CHROMIUM_PATH: chromium,
    },
  )
  const { stats = {} } = readReport(report)
  add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, ok)
  if (stats.flaky) say(`${stats.flaky} journey passed only at the second try.`)
  await server.stop()
}

function count(ok) {
  if (ok) tally.passed++
  else tally.failed++
}

/** A runner that fails without a failed test (a crash, say) is a failed check of its own. */
function add(passed, failed, ok) {
  tally.passed += passed
  tally.failed += failed
  if (!ok && failed === 0) tally.failed++
}

function readReport(file) {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Runs one tool with its output on the terminal; true when it ended well. */
function step(name, args, env = {}) {
  say(`${name} …`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('exit', (code) => {
      say(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
      resolve(code === 0)
    })
  })
}
