/** Replicas with limits one reaches, and browsers that are clients of their own. */
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import pg from 'pg'
import { test as base, expect } from './checks'
import { type Copy, startCopy } from './copies'
import { newDatabase } from './database'
import { expectFailure } from './envelope'

/** The window that one journey waits for. */
export const WINDOW_SECONDS = 8

export interface Replicas {
  /** Stands behind one proxy, which the tests play. Its database is the replicas’ alone: they would deliver other journeys’ mails from a shared one. */
  proxied: Copy & { databaseUrl: string; settings: Record<string, string> }
  /** A second one on the same database. */
  direct: Copy
}

/** Limited replicas; every browser is a client of its own at the one behind the proxy. */
export const test = base.extend<object, Replicas>({
  proxied: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { workerIndex }) => {
      const settings = {
        NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
        RATE_LIMIT_LAUNCH_LIST: '2/240',
        RATE_LIMIT_GUEST_SUBMIT: `2/${WINDOW_SECONDS}`,
        RATE_LIMIT_PDF: '1/240',
      }
      const DATA_DIR = folderOf(`limits-${workerIndex}`)
      const database = await newDatabase('limits')
      const DATABASE_URL = database.url
      const copy = await startReplica({ ...settings, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES: '1' })
      await use({ ...copy, settings, databaseUrl: DATABASE_URL })
      await copy.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  direct: [
    async ({ proxied }, use, { workerIndex }) => {
      const DATA_DIR = folderOf(`limits-${workerIndex}-direct`)
      const DATABASE_URL = proxied.databaseUrl
      const copy = await startReplica({ ...proxied.settings, DATA_DIR, DATABASE_URL })
      await use(copy)
      await copy.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ proxied }, use) => use(proxied.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': randomAddress() }),
})

export const folderOf = (name: string) => join(import.meta.dirname, '../../.test', name)

/** Reached by the loopback address of IPv4, so that all replicas see the same client. */
export async function startReplica(
  settings: { DATA_DIR: string } & Record<string, string>,
): Promise<Copy> {
  const copy = await startCopy(settings)
  return { ...copy, url: copy.url.replace('localhost', '127.0.0.1') }
}

export const randomAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')

/** What a client may write to seem somebody else. Behind the proxy, the proxy's own entry comes last. */
export function forged(proxyEntry?: string): Record<string, string> {
  const address = randomAddress()
  return {
    'X-Forwarded-For': proxyEntry ? `${address}, ${proxyEntry}` : address,
    'X-Real-IP': address,
    Forwarded: `for=${address}`,
  }
}

export const tryCode = (
  request: APIRequestContext,
  code: string,
  headers: Record<string, string>,
  { url } = { url: '' },
) => {
  const data = { code, base_amount: 19 }
  return request.post(`${url}/api/payments/validate-coupon`, { data, headers })
}

export async function expectTooMany(response: APIResponse, most: number): Promise<void> {
  await expectFailure(response, 'too_many_requests')
  const seconds = Number(response.headers()['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(most)
  const { error } = await response.json()
  expect(error).toMatch(/\. You can try again in (less than a minute|\d+ minutes?|\d+ hours)\.$/)
}

export async function ask(
  { databaseUrl }: Replicas['proxied'],
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  return database.query(statement, values).finally(() => database.end())
}
