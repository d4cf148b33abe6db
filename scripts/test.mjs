/**
 * `npm test`: lint, types, dead code, unit tests, production build, and journeys in a real Chromium against that
 * build with a database of its own. Closes with one line that counts every check.
 *
 *   npm test -- --grep checkout     only the journeys whose name says so
 */
import {
  checkSources,
  countCheck,
  finish,
  hasFailed,
  prepare,
  step,
  testJourneys,
  testUnits,
} from './steps.mjs'

console.log('Testing Discern …')
prepare()
await checkSources()
await testUnits({ slow: false })
countCheck(await step('build', ['scripts/build.mjs']))
if (!hasFailed() || process.env.KEEP_GOING) {
  // It needs Playwright, which may have been installed just now.
  const { ensureChromium } = await import('./chromium.mjs')
  process.env.CHROMIUM_PATH = await ensureChromium()
  await testJourneys('journeys', 'journeys', process.argv.slice(2))
}
finish()
