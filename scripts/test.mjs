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
// Nobody waits for the build before the journeys do: it takes what lint and unit tests leave of the machine.
const built = stepBeside('build', ['scripts/build.mjs'], { isPatient: true })
for (const ok of await checkSources()) countCheck(ok)
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
