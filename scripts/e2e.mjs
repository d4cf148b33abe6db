/**
 * `npm run e2e`: journeys against a product that runs already, with the PORT and DATA_DIR that it was started with.
 *
 *   DEV_STATES=1 RATE_LIMIT_SCALE=100000 npm run dev     in another terminal; or npm start
 *   npm run e2e -- checkout                              the files with this word in their path
 *   npm run e2e -- states -g checkout-applied            and any other option of Playwright
 */

import { fail } from '../lib/runtime/checkout.mjs'
import { load } from '../lib/runtime/load.mjs'
import { ensureChromium } from './chromium.mjs'
import { runPlaywright } from './steps.mjs'

const { readSettings } = await load('settings')
const { appUrl, dataDir } = readSettings()
const isUp = await fetch(`${appUrl}/api/health/ready`).then(
  ({ ok }) => ok,
  () => false,
)
if (!isUp) {
  fail(
    `No product answers at ${appUrl}.`,
    'Start one in another terminal: DEV_STATES=1 RATE_LIMIT_SCALE=100000 npm run dev',
  )
}
const ok = await runPlaywright('journeys', 'journeys', process.argv.slice(2), {
  E2E_BASE_URL: appUrl,
  E2E_DATA_DIR: dataDir,
  CHROMIUM_PATH: await ensureChromium(),
})
process.exitCode = ok ? 0 : 1
