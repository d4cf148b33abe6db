/**
 * `npm test`: lint, types, dead code, unit tests, production build, and journeys in a real Chromium against that
 * build with a database of its own. Closes with one line that counts every check.
 *
 *   npm test -- --grep checkout     only the journeys whose name says so
 */
import { join } from 'node:path'
import { checkSources, runUnitTests } from './checks.mjs'
import {
  countCheck,
  countTests,
  finish,
  hasFailed,
  prepare,
  printSlowest,
  readJourneys,
  readReport,
  runJourneys,
  scratch,
  stepBeside,
} from './journeys.mjs'

console.log('Testing Discern …')
const chromium = await prepare()
// Nobody waits for the build before the journeys do: it takes what lint and unit tests leave of the machine.
const built = stepBeside('build', ['scripts/build.mjs'], { isPatient: true })
for (const ok of await checkSources()) countCheck(ok)
await testUnits()
// The end of the build leaves room for this.
const args = process.argv.slice(2)
await readJourneys('journeys', 'journeys', args)
countCheck(await built)
if (!hasFailed() || process.env.KEEP_GOING) {
  await runJourneys('journeys', { project: 'journeys', chromium, args, isRead: true })
}
printSlowest()
finish()

async function testUnits() {
  const report = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await runUnitTests(['--tags-filter=!prove', ...reporters])
  const { numPassedTests, numFailedTests } = readReport(report)
  countTests(numPassedTests ?? 0, numFailedTests ?? 0, ok)
}
