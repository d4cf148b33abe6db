/**
 * `npm test`: lint, types, dead code, unit tests, production build, and journeys in a real Chromium against that
 * build with a database of its own. Closes with one line that counts every check.
 *
 *   npm test -- --grep checkout     only the journeys whose name says so
 */
import { checkSources, testUnits } from './checks.mjs'
import {
  bringChromium,
  countCheck,
  finish,
  hasFailed,
  prepare,
  printSlowest,
  readJourneys,
  runJourneys,
  stepBeside,
} from './journeys.mjs'

console.log('Testing Discern …')
await prepare()
// Only the journeys need it; on a new machine it is installed beside what comes before them.
const chromium = bringChromium()
const checks = checkSources()
// It checks the types of what changed since. Nobody waits for it before the journeys do, so it takes what lint and unit
// tests leave of the machine.
const built = checks.types.then(() =>
  stepBeside('build', ['scripts/build.mjs'], { isPatient: true }),
)
for (const check of Object.values(checks)) countCheck(await check)
await testUnits({ slow: false })
const args = process.argv.slice(2)
const goesOn = () => !hasFailed() || process.env.KEEP_GOING
if (goesOn()) {
  // The end of the build leaves room for this.
  await readJourneys('journeys', 'journeys', args)
  countCheck(await built)
}
if (goesOn())
  await runJourneys('journeys', {
    project: 'journeys',
    chromium: await chromium,
    args,
    isRead: true,
  })
printSlowest()
finish()
