/**
 * `npm test`: lint, types, unit tests, production build, and journeys in a real Chromium against that
 * build with a database of its own. Closes with one line that counts every check.
 *
 *   npm test -- --grep checkout     only the journeys whose name says so
 */
import { join } from 'node:path'
import {
  countCheck,
  countTests,
  finish,
  hasFailed,
  prepare,
  readReport,
  runJourneys,
  scratch,
  step,
} from './journeys.mjs'
import { root } from './settings.mjs'

console.log('Testing Discern …')
const chromium = await prepare()
await checkSources()
if (!hasFailed() || process.env.KEEP_GOING) {
  await runJourneys('journeys', { project: 'journeys', chromium, args: process.argv.slice(2) })
}
finish()

/** Lint and types are one check each; then the unit tests. */
async function checkSources() {
  const bin = (name) => join(root, 'node_modules', name)
  const lint = step('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
  const types = step('types', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'])
  countCheck(await lint)
  countCheck(await types)
  const report = join(scratch, 'vitest.json')
  const ok = await step('unit tests', [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests } = readReport(report)
  countTests(numPassedTests ?? 0, numFailedTests ?? 0, ok)
}
