import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from './e2e/support/checks'
import { findChromium } from './scripts/chromium.mjs'

/** Where the journeys find the product: one that runs already (`npm run e2e`), or the production build, started here. */
const { E2E_BASE_URL, E2E_PORT = '3100', E2E_SERVERS } = process.env
const baseURL = E2E_BASE_URL ?? `http://localhost:${E2E_PORT}`
if (!E2E_BASE_URL) process.env.E2E_DATA_DIR = join(import.meta.dirname, '.test/data')

/** The tag of a slow proof. */
const PROOF = /@prove/
const PIXELS = '**/pixels.spec.ts'

export default defineConfig<JourneyOptions>({
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
  webServer: E2E_BASE_URL
    ? undefined
    : {
        command: `node scripts/${E2E_SERVERS ? 'two-servers' : 'start'}.mjs`,
        url: `${baseURL}/api/health/ready`,
        // The build is part of the start where it was not made before.
        timeout: 10 * 60_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
        env: {
          PORT: E2E_PORT,
          DATA_DIR: '.test/data',
          DATABASE_URL: '',
          MIGRATION_DATABASE_URL: '',
          APP_URL: '',
          LOG_LEVEL: 'warn',
          DEV_STATES: '1',
          // The journeys are more calls than any one person would make; limits.spec.ts starts its own copies.
          RATE_LIMIT_SCALE: '100000',
        },
      },
  projects: [
    { name: 'journeys', testIgnore: PIXELS, grepInvert: PROOF },
    // `npm run prove` alone: the slow proofs, and pixels, which depend on the browser's build.
    { name: 'proofs', testIgnore: PIXELS, grep: PROOF },
    // What any of several servers must answer alike, slow proofs among it.
    {
      name: 'any-server',
      testMatch: /\/(guest|account|groups|payments|admin)\/[^/]+\.spec\.ts$/,
    },
    // With pages translated, as Chrome does it (e2e/support/translation.ts).
    {
      name: 'translated',
      testMatch: /\/(guest|account|groups|admin|public)\/[^/]+\.spec\.ts$/,
      use: { translation: 'loaded' },
    },
    {
      name: 'pixels',
      testMatch: PIXELS,
      snapshotPathTemplate: '{testDir}/pixels/{arg}{ext}',
    },
  ],
  reporter: [['line'], ['json', { outputFile: '.test/playwright.json' }]],
  use: {
    baseURL,
    // Without animations: a color in the middle of a fade fails the contrast check. Journeys about movement turn them
    // on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs as much as the journey itself.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The same widths of words in the whole browser and its shell, independent of the machine's fonts.
        '--font-render-hinting=none',
      ],
    },
  },
})
