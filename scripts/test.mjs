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
  runJourneys,
  stepBeside,
} from './journeys.mjs'

console.log('Testing Discern …')
await prepare()
// Only the journeys need it; on a new machine it is installed beside what comes before them.
const chromium = bringChromium()
const checks = checkSources()
// It checks the types of what changed since. Only the journeys wait for it, so it takes what lint and unit
// tests leave of the machine.
const built = checks.types.then(async () => {
  const ok = await stepBeside('build', ['scripts/build.mjs'], { isPatient: true })
  countCheck(ok)
  return ok
})
for (const check of Object.values(checks)) countCheck(await check)
await testUnits({ slow: false })
if (!hasFailed() || process.env.KEEP_GOING)
  await runJourneys('journeys', {
    project: 'journeys',
    chromium: await chromium,
    args: process.argv.slice(2),
    built,
  })
printSlowest()
finish()
