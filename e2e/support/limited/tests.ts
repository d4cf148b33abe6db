/** Tests at replicas with limits one reaches; every browser is a client of its own at the one behind the proxy. */
import { test as checks } from '../checks'
import { randomAddress } from './replicas'

export const test = checks.extend({
  baseURL: async ({ proxied }, use) => use(proxied.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': randomAddress() }),
})
