/** Whatever a well-formed request asks, it is answered: with what it asked for, or with a sentence. Never with a fault. */
import { join } from 'node:path'
import fc from 'fast-check'
import { errorEnvelope } from '../lib/api/errors'
import { promote } from './admins'
import { expect, test } from './calls'
import { aimAt, newDatabase } from './database'
import { INSIDE } from './envelope'
import { SLOW_PROOF } from './fixtures'
import { type HostileRequest, operationsOf, requestsTo, stripeEvents } from './hostile'
import { PAGES } from './hostile-pages'
import { bearer, newBrowser, startAsPerson, takeAsPerson } from './people'
import { type Copy, startCopy } from './server'
import { STRIPE_KEYS, type StripeServer, signedBody, startStripe } from './stripe-server'
import { makeGroup, newPerson } from './teams'

const SEED = 14
const SLOWEST_MS = 5_000
/** Requests on their way at the same time. */
const LANES = 6
/** After so many, everybody is somebody new: some of what they are asked ends their session, or them. */
const GENERATION = 400

let copy: Copy
let stripe: StripeServer
let database: Awaited<ReturnType<typeof newDatabase>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('fuzz')
  aimAt(database.url)
  stripe = await startStripe()
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../.test/fuzz'),
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
    STRIPE_STAND_IN: stripe.url,
    ...STRIPE_KEYS,
  })
})

test.afterAll(async () => {
  await copy?.stop()
  await stripe?.close()
  aimAt()
  await database?.drop()
})

interface Caller {
  name: 'nobody' | 'guest' | 'user' | 'admin'
  headers: Record<string, string>
  /** What the placeholders of hostile.ts stand for. */
  ids: Record<string, string>
}

async function newCallers(): Promise<Caller[]> {
  const guest = await newBrowser(copy.url)
  const result = await takeAsPerson(guest)
  const cookie = (await guest.storageState()).cookies.map(({ name, value }) => `${name}=${value}`)
  const signedIn = async (name: 'user' | 'admin'): Promise<Caller> => {
    const someone = await newPerson(copy.url)
    if (name === 'admin') await promote(someone.person)
    const ids = {
      result: await takeAsPerson(someone.context),
      draft: await startAsPerson(someone.context),
      group: await makeGroup(someone),
      user: someone.person.id,
    }
    await someone.context.dispose()
    return { name, headers: bearer(someone.person.token), ids }
  }
  await guest.dispose()
  return [
    { name: 'nobody', headers: {}, ids: {} },
    { name: 'guest', headers: { Cookie: cookie.join('; ') }, ids: { result } },
    await signedIn('user'),
    await signedIn('admin'),
  ]
}

/** As many requests as wished, to all operations alike, in an order that mixes them. */
async function makeRequests(count: number): Promise<HostileRequest[]> {
  const operations = operationsOf(await (await fetch(`${copy.url}/api/openapi.json`)).json())
  const events = stripeEvents.map((event) => {
    const { body, signature } = signedBody(event)
    const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' }
    return { method: 'POST', url: '/api/payments/webhook', headers, body }
  })
  const kinds = [...operations.map(requestsTo), events, events, ...PAGES.map(requestsTo)]
  const each = Math.ceil(count / kinds.length)
  const made = kinds.map((kind, index) => fc.sample(kind, { seed: SEED + index, numRuns: each }))
  return Array.from({ length: each }, (_, at) => made.flatMap((kind) => kind[at] ?? []))
    .flat()
    .slice(0, count)
}

/** What is wrong with the answer to a request; null when nothing is. */
async function judge(
  request: HostileRequest,
  { name, headers, ids }: Caller,
): Promise<string | null> {
  const fill = (text: string, wrap = (id: string) => id) =>
    text.replace(/\{(result|draft|group|user)\}/g, (_, id: string) => wrap(ids[id] ?? id))
  const url = fill(request.url.replaceAll('%7B', '{').replaceAll('%7D', '}'))
  const body = request.body === undefined ? undefined : fill(request.body)
  const started = performance.now()
  const response = await fetch(copy.url + url, {
    method: request.method,
    headers: { ...headers, ...request.headers },
    body: request.method === 'GET' ? undefined : body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  const ms = Math.round(performance.now() - started)
  const say = (fault: string) =>
    `${fault}: ${name} ${request.method} ${url.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 200)} ${body?.slice(0, 600)}\n  → ${response.status} ${text.slice(0, 300)}`
  if (response.status >= 500) return say('a fault of ours')
  if (ms > SLOWEST_MS) return say(`${ms} ms`)
  if (!url.startsWith('/api/') || response.status < 400) return null
  const envelope = errorEnvelope.safeParse(safeJson(text))
  if (!envelope.success) return say('not the envelope')
  return INSIDE.test(text) ? say('a leak') : null
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the copy wrote since it is ready that is no line of JSON, or says that something was not foreseen. */
function faultsInLog(): string[] {
  const [, written = ''] = copy.output().split('Press Ctrl-C to stop.\n')
  return written.split('\n').filter((line) => {
    if (line === '') return false
    const entry = safeJson(line) as { level: number; msg?: string } | undefined
    return entry === undefined || entry.level >= 50 || entry.msg === 'database away'
  })
}

async function fuzz(count: number): Promise<void> {
  const requests = await makeRequests(count)
  expect(requests.length).toBe(count)
  const faults: string[] = []
  for (let from = 0; from < count; from += GENERATION) {
    const callers = await newCallers()
    const generation = requests.slice(from, from + GENERATION)
    const lane = async (first: number) => {
      for (let at = first; at < generation.length; at += LANES) {
        const [request, caller] = [generation[at], callers[(from + at) % callers.length]]
        if (!request || !caller) continue
        const fault = await judge(request, caller)
        if (fault) faults.push(fault)
      }
    }
    await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  }
  expect(faults).toEqual([])
  expect(faultsInLog()).toEqual([])
}

test('3,000 requests made from the OpenAPI document meet no fault', async () => {
  test.setTimeout(300_000)
  await fuzz(3_000)
})

test('60,000 requests made from the OpenAPI document meet no fault', SLOW_PROOF, async () => {
  test.setTimeout(3_600_000)
  await fuzz(60_000)
})
