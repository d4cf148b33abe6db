/** What `npm test` and `npm run prove` share: steps, their count, and Playwright against the production build. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root, say } from '../lib/runtime/checkout.mjs'
import { install } from '../lib/runtime/install.mjs'
import { load } from '../lib/runtime/load.mjs'

/** Where a run keeps its reports and its database; the next run empties it. */
export const scratch = join(root, '.test')

const dataDir = join(scratch, 'data')
const tally = { passed: 0, failed: 0 }

/** Installs what is missing, empties the scratch folder, and keeps the settings of `.env` away from the tests. */
export async function prepare() {
  install()
  ignoreEnvFiles()
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
}

/** What `.env` and its kin set is set to nothing, which they do not change: a test never meets a database in use. */
function ignoreEnvFiles() {
  for (const file of readdirSync(root).filter((name) => /^\.env(\.|$)/.test(name))) {
    if (file === '.env.example') continue
    for (const name of Object.keys(parseEnv(readFileSync(join(root, file), 'utf8')))) {
      process.env[name] ??= ''
    }
  }
}

/** Resolves to the path of a Chromium, which is installed first where there is none. */
export async function bringChromium() {
  const { ensureChromium } = await import('./chromium.mjs')
  return ensureChromium()
}

/** How Playwright is asked to run one project, or those whose names begin with its name. */
export const journeysArgs = (project, args) => [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  `--project=${project}*`,
  ...args,
]

/**
 * Runs one project of Playwright and counts its tests; `isCounted: false` only runs them. They meet the product with an
 * empty database and the pages of /dev/states, started when it is `built`; with `servers: 2` each request goes to another
 * of two. True when all passed.
 */
export async function runJourneys(
  name,
  { project, chromium, args, built = true, isCounted = true, servers = 1 },
) {
  const { freePort } = await load('free-port')
  const port = await freePort()
  const readiness = join(scratch, 'readiness')
  rmSync(readiness, { force: true })
  // It reads the journeys while the product is being built and starts; they wait for it (e2e/support/ready.setup.ts).
  const running = step(name, journeysArgs(project, args), {
    E2E_BASE_URL: `http://localhost:${port}`,
    E2E_READINESS: readiness,
    E2E_DATA_DIR: dataDir,
    CHROMIUM_PATH: chromium,
    ...(servers > 1 && { E2E_SERVERS: String(servers) }),
  })
  const server = (await built) && (await startProduct(servers, port))
  writeFileSync(readiness, server ? 'ready' : 'failed')
  const ok = await running
  const report = readReport(join(scratch, 'playwright.json'))
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  slowest.push(...durationsOf(report).filter(({ name }) => !name.startsWith('support/ready')))
  if (isCounted) countTests(expected + flaky, unexpected, ok)
  if (flaky) say(`${flaky} journey passed only at the second try.`)
  if (server) await server.stop()
  return ok
}

/** Null where it does not start, which it says itself. */
async function startProduct(servers, port) {
  say('Starting the production build with its own database …')
  const { startTwoServers } = await import('./two-servers.mjs')
  const { startScratchServer } = await import('./scratch-server.mjs')
  const start = servers > 1 ? startTwoServers : startScratchServer
  // The journeys are more than any one person would take; e2e/platform/limits.spec.ts starts copies of its own.
  const env = { DEV_STATES: '1', RATE_LIMIT_SCALE: '100000' }
  let server = null
  try {
    server = await start({ dataDir, env, port })
    await hurryDatabase()
    return server
  } catch (reason) {
    say(String(reason))
    await server?.stop()
    return null
  }
}

/** Nothing of a run's database is to survive a power failure, so no statement waits for the disk. */
async function hurryDatabase() {
  const { default: pg } = await import('pg')
  const { SUPERVISOR } = await load('roles')
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
  const client = new pg.Client({ host: '127.0.0.1', port, password, user: SUPERVISOR })
  await client.connect()
  await client.query('ALTER SYSTEM SET synchronous_commit = off')
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/** No step takes so long; one that hangs fails, rather than to hold the whole run. */
const STEP_LIMIT_MS = 60 * 60_000

/** Runs one tool with its output on the terminal; true when it ended well. */
export function step(name, args, env = {}) {
  say(`${name} …`)
  return run(name, args, { stdio: 'inherit', env: { ...process.env, ...env } })
}

/** The same beside others: only a failure shows its output, in one piece. A patient one gives way to them. */
export async function stepBeside(name, args, { isPatient = false, env = {} } = {}) {
  const output = []
  const options = { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } }
  const ok = await run(name, args, options, (child) => {
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    if (isPatient) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  })
  if (!ok) process.stdout.write(Buffer.concat(output))
  return ok
}

function run(name, args, options, onStart = () => {}) {
  const start = performance.now()
  return new Promise((resolve) => {
    const limits = { timeout: STEP_LIMIT_MS, killSignal: 'SIGKILL' }
    const child = spawn(process.execPath, args, { cwd: root, ...limits, ...options })
    onStart(child)
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      say(`${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`)
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

/** What took how many seconds, of every test of the journeys. */
const slowest = []

function durationsOf({ suites = [] }) {
  const inSuite = ({ file, suites = [], specs = [] }) => [
    ...suites.flatMap(inSuite),
    ...specs.map(({ title, tests }) => ({
      name: `${file}: ${title}`,
      seconds: tests[0].results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ]
  return suites.flatMap(inSuite)
}

/** Where the time went: a quicker suite begins here. */
export function printSlowest(count = 20) {
  if (slowest.length === 0) return
  const total = slowest.reduce((sum, { seconds }) => sum + seconds, 0)
  say(
    `The slowest ${count} of ${slowest.length} journeys, which took ${Math.round(total)} s together:`,
  )
  slowest.sort((one, other) => other.seconds - one.seconds)
  for (const { seconds, name } of slowest.slice(0, count)) {
    say(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  }
}

/** Prints how long it took and the one line that counts every check, and ends the program. */
export function finish() {
  const seconds = Math.round(performance.now() / 1000)
  say(`Took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`)
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)
}
