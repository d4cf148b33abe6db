/** Replicas with limits one reaches, and browsers that are clients of their own. */
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import pg from 'pg'
import { type Copy, startCopy } from '../copies'
import { newDatabase } from '../database'
import { expectFailure } from '../envelope'

/** The window that one journey waits for. */
export const WINDOW_SECONDS = 8

export interface Replicas {
  /** Stands behind one proxy, which the tests play. Its database is the replicas’ alone: they would deliver other journeys’ mails from a shared one. */
  proxied: Copy & { databaseUrl: string; settings: Record<string, string> }
  /** A second one on the same database. */
  direct: Copy
}

/** The first of them, for all tests of a worker that ask for it. */
export async function openProxied(
  worker: number,
  use: (copy: Replicas['proxied']) => Promise<void>,
): Promise<void> {
  const settings = {
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMIT_LAUNCH_LIST: '2/240',
    RATE_LIMIT_GUEST_SUBMIT: `2/${WINDOW_SECONDS}`,
    RATE_LIMIT_PDF: '1/240',
    RATE_LIMIT_CREATE_INTENT_CLIENT: '30/3600',
  }
  const DATA_DIR = folderOf(`limits-${worker}`)
  const database = await newDatabase('limits')
  const DATABASE_URL = database.url
  const copy = await startReplica({ ...settings, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES: '1' })
  await use({ ...copy, settings, databaseUrl: DATABASE_URL })
  await copy.stop()
  await database.drop()
}

/** The second. */
export async function openDirect(
  { settings, databaseUrl }: Replicas['proxied'],
  worker: number,
  use: (copy: Copy) => Promise<void>,
): Promise<void> {
  const DATA_DIR = folderOf(`limits-${worker}-direct`)
  const copy = await startReplica({ ...settings, DATA_DIR, DATABASE_URL: databaseUrl })
  await use(copy)
  await copy.stop()
}

export const folderOf = (name: string) => join(import.meta.dirname, '../../../.test', name)

/** Reached by the loopback address of IPv4, so that all replicas see the same client. */
export async function startReplica(
  settings: { DATA_DIR: string } & Record<string, string>,
): Promise<Copy> {
  const copy = await startCopy(settings)
  return { ...copy, url: copy.url.replace('localhost', '127.0.0.1') }
}

export const randomAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')

/** What a client may send to seem another one. Behind the proxy, the proxy's own entry comes last. */
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
