/** Playwright reads the journeys while the product is being built (scripts/journeys.mjs); they begin when it answers. */
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'

test('the product is ready', async ({ request }) => {
  // Longer than any build takes; without an end it would go on for ever where the rest of the run was killed.
  test.setTimeout(20 * 60_000)
  const readiness = process.env.E2E_READINESS
  if (readiness) {
    while (!existsSync(readiness)) await pause(100)
    expect(readFileSync(readiness, 'utf8')).toBe('ready')
  }
  expect((await request.get('/api/health/ready')).status()).toBe(200)
})
