/** What `npm run check`, `npm test` and `npm run prove` look at in the sources themselves. */
import { join } from 'node:path'
import { root } from '../lib/runtime/checkout.mjs'
import { countTests, readReport, scratch, step, stepBeside } from './journeys.mjs'

const bin = (name) => join(root, 'node_modules', name)

/** Where the build looks for the types that were checked before: what is checked here, it does not check again. */
const TYPES = '.next/cache/.tsbuildinfo'

/** Lint, types and dead code, side by side. Each resolves to whether it held. */
export function checkSources() {
  return {
    lint: stepBeside('lint', [
      bin('@biomejs/biome/bin/biome'),
      'check',
      '--error-on-warnings',
      '.',
    ]),
    types: checkTypes(),
    deadCode: stepBeside('dead code', [
      bin('knip/bin/knip.js'),
      '--no-progress',
      '--no-config-hints',
    ]),
  }
}

/** The build declares the types of its routes for all files; without them here, it would check all files anew. */
async function checkTypes() {
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  const typegen = [bin('next/dist/bin/next'), 'typegen']
  if (!(await stepBeside('types of routes', typegen, { env }))) return false
  const tsc = [bin('typescript/bin/tsc'), '--noEmit', '-p', '.', '--tsBuildInfoFile', TYPES]
  return stepBeside('types', tsc)
}

/** The unit tests whose file's path has one of these words in it, or all. */
export function runUnitTests(args) {
  return step('unit tests', [bin('vitest/vitest.mjs'), 'run', ...args])
}

/** Runs and counts the unit tests with the tag of slow proofs, or all others. */
export async function testUnits({ slow }) {
  const report = join(scratch, 'vitest.json')
  const tags = slow ? 'prove' : '!prove'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await runUnitTests([`--tags-filter=${tags}`, ...reporters])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  countTests(numPassedTests, numFailedTests, ok)
}
