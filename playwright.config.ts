import { defineConfig } from '@playwright/test'
import type { Kept } from './e2e/support/worker'
import { findChromium } from './scripts/chromium.mjs'

/** These meet a copy of the product that takes cards, which a worker starts and keeps. */
const WITH_CARDS =
  /\/payments\/(card-payment|late-payments|payment-abuse|payments-open|stripe)\.spec\.ts$/

/** What comes before all journeys. */
const dependencies = ['ready']

/** The tag of a slow proof. */
const PROOF = /@prove/

/**
 * What Playwright turns off itself (the last list wins), and processes that nobody needs here: popups of the
 * address bar, two for every window, and one kept ready for the next page.
 */
const UNUSED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** `npm test` starts the production build and says where; alone, the tests meet the developer's server. */
export default defineConfig<object, Partial<Kept>>({
  testDir: 'e2e',
  outputDir: '.test/results',
  snapshotPathTemplate: '{testDir}/words/{arg}{ext}',
  fullyParallel: true,
  // More than two cores: a journey waits for timers and mails half of its time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'ready', testMatch: '**/ready.setup.ts' },
    // In one worker, so one copy is started instead of three.
    {
      name: 'journeys with cards',
      dependencies,
      testMatch: WITH_CARDS,
      grepInvert: PROOF,
      workers: 1,
    },
    {
      name: 'journeys',
      dependencies,
      testIgnore: ['**/pixels.spec.ts', WITH_CARDS],
      grepInvert: PROOF,
    },
    // `npm run prove` alone: the slow proofs, and pixels, which depend on the browser's build.
    { name: 'proofs', dependencies, testIgnore: '**/pixels.spec.ts', grep: PROOF },
    // What any of several servers must answer alike, slow proofs among it (docs/decisions/007).
    {
      name: 'any-server',
      dependencies,
      testMatch: /\/(guest|account|groups|payments|admin)\/[^/]+\.spec\.ts$/,
    },
    // With the pages of every browser translated, as Chrome does it (e2e/support/translation.ts). What looks at each state
    // would look at the translation.
    {
      name: 'translated',
      dependencies,
      testMatch: /\/(guest|account|groups|admin|public)\/[^/]+\.spec\.ts$/,
      grepInvert: /every (state|screen)/,
      use: { translation: 'loaded' },
    },
    {
      name: 'pixels',
      dependencies,
      testMatch: '**/pixels.spec.ts',
      snapshotPathTemplate: '{testDir}/pixels/{arg}{ext}',
    },
  ],
  reporter: [['line'], ['json', { outputFile: '.test/playwright.json' }]],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    // Pictures at rest: a color in the middle of a fade has no contrast of its own, and movement costs a browser a sixth
    // of its time. Journeys that are about movement, or go the whole way with it, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs as much as the journey itself.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page goes from nothing to its first address in the process that it has: starting another costs more than loading.
        '--renderer-process-limit=1',
        // The same widths of words from the whole browser and its shell, whatever the machine's fonts are set to.
        '--font-render-hinting=none',
        `--disable-features=${UNUSED_FEATURES.join(',')}`,
      ],
    },
  },
})
