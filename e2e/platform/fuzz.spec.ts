/** Every well-formed request gets its answer or a refusal with a sentence, and never a fault. */
import { join } from 'node:path'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { promote } from '../support/admins'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase } from '../support/database'
import {
  type HostileRequest,
  operationsOf,
  requestsTo,
  stripeEvents,
} from '../support/endpoints/hostile'
import { PAGES } from '../support/endpoints/hostile-pages'
import { envelopeIn, INSIDE, jsonIn } from '../support/envelope'
import { bearer, newBrowser, startAsPerson, takeAsPerson } from '../support/people'
import {
  STRIPE_KEYS,
  type StripeServer,
  signedBody,
  startStripe,
} from '../support/shop/stripe-server'
import { makeGroup, newPerson } from '../support/teams'

const SEED = 14
const SLOWEST_MS = 15_000
/** Requests on their way at the same time. */
const LANES = 6
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
    DATA_DIR: join(import.meta.dirname, '../../.test/fuzz'),
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
    // More than requests on their way: the product's own jobs give up where none is free for seconds.
    DB_POOL_SIZE: '12',
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
  headers: Record<string, string>
  /** The values for the placeholders of hostile.ts. */
  ids: Record<string, string>
}

const CALLERS = ['anonymous', 'guest', 'user', 'admin'] as const
type Name = (typeof CALLERS)[number]

/** The current callers. Some calls end a caller's session or account; then that caller is made anew. */
const present = new Map<Name, Promise<Caller>>()

function callerOf(name: Name): Promise<Caller> {
  const caller = present.get(name) ?? newCaller(name)
  present.set(name, caller)
  return caller
}

async function newCaller(name: Name): Promise<Caller> {
  if (name === 'anonymous') return { headers: {}, ids: {} }
  if (name === 'guest') {
    const guest = await newBrowser(copy.url)
    const result = await takeAsPerson(guest)
    const cookies = (await guest.storageState()).cookies.map((one) => `${one.name}=${one.value}`)
    return { headers: { Cookie: cookies.join('; ') }, ids: { result } }
  }
  const someone = await newPerson(copy.url)
  if (name === 'admin') await promote(someone.person)
  const ids = {
    result: await takeAsPerson(someone.context),
    draft: await startAsPerson(someone.context),
    group: await makeGroup(someone),
    user: someone.person.id,
  }
  return { headers: bearer(someone.person.token), ids }
}

/** Who asks: for admin endpoints mostly an admin, elsewhere any caller. */
function nameFor(url: string, draw: number): Name {
  const isForAdmins = /^(\/api)?\/admin\//.test(url)
  return isForAdmins && draw < 0.75 ? 'admin' : (CALLERS[Math.floor(draw * 4)] ?? 'anonymous')
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
async function judge(request: HostileRequest, name: Name): Promise<string | null> {
  const { headers, ids } = await callerOf(name)
  const fill = (text: string, wrap = (id: string) => id) =>
    text.replace(/\{(result|draft|group|user)\}/g, (_, id: string) => wrap(ids[id] ?? id))
  const url = fill(request.url.replaceAll('%7B', '{').replaceAll('%7D', '}'))
  const body = request.body === undefined ? undefined : fill(request.body)
  const started = performance.now()
  const asked = `${name} ${request.method} ${url.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 200)} ${body?.slice(0, 600)}`
  let response: Response
  let text: string
  try {
    response = await fetch(copy.url + url, {
      method: request.method,
      headers: { ...headers, ...request.headers },
      body: request.method === 'GET' ? undefined : body,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    text = await response.text()
  } catch (reason) {
    return `no answer after ${Math.round(performance.now() - started)} ms: ${asked}\n  → ${inspect(reason)}`
  }
  const ms = Math.round(performance.now() - started)
  const say = (fault: string) => `${fault}: ${asked}\n  → ${response.status} ${text.slice(0, 300)}`
  const envelope = envelopeIn(text)
  // Too many reports at once is no fault: on a busy machine six requests may be.
  const isBusy = response.status === 503 && envelope?.code === 'busy'
  if (response.status >= 500 && !isBusy) return say('a fault of ours')
  if (ms > SLOWEST_MS) return say(`${ms} ms`)
  if (!url.startsWith('/api/') || response.status < 400) return null
  if (!envelope) return say('not the envelope')
  if (envelope.code === 'not_signed_in') present.delete(name)
  return INSIDE.test(text) ? say('a leak') : null
}

/** What the copy wrote since it is ready that is no line of JSON, or says that something was not foreseen. */
function faultsInLog(): string[] {
  const [, written = ''] = copy.output().split(/is ready at .*\n/)
  return written.split('\n').filter((line) => {
    if (line === '') return false
    const entry = jsonIn(line) as { level: number; msg?: string } | undefined
    return entry === undefined || entry.level >= 50 || entry.msg === 'database away'
  })
}

async function fuzz(count: number): Promise<void> {
  const requests = await makeRequests(count)
  expect(requests.length).toBe(count)
  const faults: string[] = []
  const draws = fc.sample(fc.double({ min: 0, max: 0.9999, noNaN: true }), {
    seed: SEED,
    numRuns: count,
  })
  const lane = async (first: number) => {
    for (let at = first; at < count; at += LANES) {
      const request = requests[at]
      const fault = request && (await judge(request, nameFor(request.url, draws[at] ?? 0)))
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  // Side by side: the log says where.
  expect([...faults, ...faultsInLog()]).toEqual([])
}

test('60,000 requests made from the OpenAPI document meet no fault', SLOW_PROOF, async () => {
  test.setTimeout(3_600_000)
  await fuzz(60_000)
})
