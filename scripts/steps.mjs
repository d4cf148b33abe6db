/** What `npm run check`, `npm test` and `npm run prove` are made of: tools that run one after the other, and their count. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root, say } from '../lib/runtime/checkout.mjs'
import { install } from '../lib/runtime/install.mjs'
import { load } from '../lib/runtime/load.mjs'

/** The folder for a run's reports and database; the next run empties it. */
const scratch = join(root, '.test')
const tally = { passed: 0, failed: 0 }
const bin = (name) => join(root, 'node_modules', name)

/** Installs what is missing, empties the scratch folder, and keeps the settings of `.env` away from the tests. */
export function prepare() {
  install()
  ignoreEnvFiles()
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
}

/** What `.env` and its kin set is set to nothing, which they do not change: a test never meets another database. */
function ignoreEnvFiles() {
  for (const file of readdirSync(root).filter((name) => /^\.env(\.|$)/.test(name))) {
    if (file === '.env.example') continue
    for (const name of Object.keys(parseEnv(readFileSync(join(root, file), 'utf8')))) {
      process.env[name] ??= ''
    }
  }
}

/** Runs one tool with its output on the terminal; true when it ended well. */
export function step(name, args, env = {}) {
  say(`${name} …`)
  return run(name, args, { stdio: 'inherit', env: { ...process.env, ...env } })
}

/** The same beside others: only a failure shows its output, in one piece. */
async function stepBeside(name, args) {
  const output = []
  const stdio = ['ignore', 'pipe', 'pipe']
  const ok = await run(name, args, { stdio }, (child) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(chunk))
  })
  if (!ok) process.stdout.write(Buffer.concat(output))
  return ok
}

function run(name, args, options, onStart = () => {}) {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, ...options })
    onStart(child)
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      say(`${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`)
      resolve(code === 0)
    })
  })
}

/** Lint, types, dead code, and a decision on each column with personal data: the checks before a commit. */
export async function checkSources() {
  const typesOfRoutes = [bin('.bin/next'), 'typegen']
  const types = [bin('typescript/bin/tsc'), '--noEmit', '--incremental', 'false', '-p', '.']
  const all = await Promise.all([
    stepBeside('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    stepBeside('types of routes', typesOfRoutes).then((ok) => ok && stepBeside('types', types)),
    stepBeside('dead code', [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
    stepBeside('personal data', [bin('vitest/vitest.mjs'), 'run', 'lib/personal-data.test.ts']),
  ])
  for (const ok of all) countCheck(ok)
}

/** The unit tests whose file's path has one of these words in it, or all. */
export function runUnitTests(args) {
  return step('unit tests', [bin('vitest/vitest.mjs'), 'run', ...args])
}

/** Runs and counts the unit tests with the tag of slow proofs, or all others. */
export async function testUnits({ slow }) {
  const file = join(scratch, 'vitest.json')
  const tags = slow ? 'prove' : '!prove'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await runUnitTests([`--tags-filter=${tags}`, ...reporters])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file)
  countTests(numPassedTests, numFailedTests, ok)
}

/** Runs one project of Playwright, which starts the product itself (playwright.config.ts); true when it ended well. */
export async function runPlaywright(name, project, args, env = {}) {
  const { freePort } = await load('free-port')
  const cli = bin('@playwright/test/cli.js')
  return step(name, [cli, 'test', `--project=${project}`, ...args], {
    E2E_PORT: String(await freePort()),
    ...env,
  })
}

/** The same, and counts its tests. */
export async function testJourneys(name, project, args, env) {
  const ok = await runPlaywright(name, project, args, env)
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = readReport(join(scratch, 'playwright.json')).stats ?? {}
  countTests(expected + flaky, unexpected, ok)
}

/** Counts one check. */
export function countCheck(ok) {
  if (ok) tally.passed++
  else tally.failed++
}

/** Counts the tests of a runner. A run that fails without a failed test, as in a crash, counts as one failed check. */
function countTests(passed, failed, ok) {
  tally.passed += passed
  tally.failed += failed
  if (!ok && failed === 0) tally.failed++
}

export const hasFailed = () => tally.failed > 0

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Prints how long it took and the one line that counts every check, and ends the program. */
export function finish() {
  const seconds = Math.round(performance.now() / 1000)
  say(`Took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`)
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)
}
