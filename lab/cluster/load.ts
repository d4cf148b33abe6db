/** People who use the product while its database fails, and a ledger of all that they were told is done. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { answersFor } from '../../e2e/support/answers'
import { Ledger, type Query } from '../../e2e/support/ledger'
import { STYLE_CODES, type StyleCode } from '../../lib/disc/styles'

/** At the same time. They rest between two acts: what is tried is the database, not the machine. */
const PEOPLE = 6
const REST_MS = 60
/** Sooner than Retry-After says, so that the first moment at which writing works again is found. */
const AGAIN_MS = 200

/** What the product was asked, counted over all tries. */
export interface Tally {
  acknowledged: number
  /** 503 with Retry-After. */
  toldToWait: number
  /** Anything else, in words, and how often. */
  wrong: Map<string, number>
  /** When something was acknowledged last, by performance.now(). */
  lastAt: number
  /** The longest time between two acknowledgements. */
  longestGap: number
  /** The longest that an answer took. */
  slowest: number
}

/** What is no guest's submission, and not in their ledger. */
interface Told {
  /** What somebody agreed to show, by the group. */
  consents: Map<string, string>
  /** Results of accounts, by their ids. */
  results: Set<string>
  /** Paid orders. */
  orders: Set<string>
}

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  body?: unknown
  headers?: Record<string, string>
}

const freshTally = (): Tally => ({
  acknowledged: 0,
  toldToWait: 0,
  wrong: new Map(),
  lastAt: performance.now(),
  longestGap: 0,
  slowest: 0,
})

/** What fetch calls an answer whose connection ended before it did. */
const CUT_SHORT = 'terminated'

/** Lets people use a product until they are told to leave. */
export function startLoad(url: string) {
  const guests = new Ledger()
  const told: Told = { consents: new Map(), results: new Set(), orders: new Set() }
  let tally = freshTally()
  let isOver = false

  const wrong = (what: string) => tally.wrong.set(what, (tally.wrong.get(what) ?? 0) + 1)

  /** Asks until it is done, as the browser's own calls do. Undefined where the product says that it cannot be. */
  async function insist({ method = 'POST', path, body, headers }: Asked) {
    for (;;) {
      const startedAt = performance.now()
      const whole = await fetch(url + path, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      })
        .then(async (response) => ({ response, text: await response.text() }))
        .catch((error: Error) => error)
      const now = performance.now()
      tally.slowest = Math.max(tally.slowest, now - startedAt)
      if (whole instanceof Error) {
        // A list that had begun when its database was gone: cut short, so that nobody takes it for the whole.
        if (method === 'GET' && whole.message === CUT_SHORT) tally.toldToWait += 1
        else wrong(`${method} ${path}: ${whole.message}`)
        await sleep(AGAIN_MS)
        continue
      }
      const { response, text } = whole
      if (response.ok) {
        tally.acknowledged += 1
        tally.longestGap = Math.max(tally.longestGap, now - tally.lastAt)
        tally.lastAt = now
        return { answer: text ? JSON.parse(text) : null, cookie: cookieOf(response) }
      }
      if (response.status === 503 && response.headers.has('retry-after')) {
        tally.toldToWait += 1
      } else {
        wrong(`${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}: ${response.status} ${text}`)
        if (response.status < 500) return undefined
      }
      await sleep(AGAIN_MS)
    }
  }

  async function buy(style: StyleCode) {
    const key = randomUUID()
    guests.begin(key, style)
    const taken = await insist({
      path: '/api/assessment/guest/submit',
      headers: { 'Idempotency-Key': key },
      body: { responses: answersFor(style) },
    })
    if (!taken) return
    guests.acknowledge(key, taken.answer)
    // It brings the new cookie, so that nothing hangs on the answer of the order (docs/decisions/015).
    const checked = await insist({
      path: '/api/payments/validate-coupon',
      headers: { Cookie: taken.cookie },
      body: { code: 'FREE' },
    })
    if (!checked) return
    guests.beginUnlock(key)
    const order = await insist({
      path: '/api/payments/create-intent',
      headers: { Cookie: checked.cookie },
      body: { result_id: taken.answer.result_id, coupon_code: 'FREE' },
    })
    if (order?.answer.status !== 'paid') return
    guests.acknowledgeUnlock(key)
    told.orders.add(order.answer.order_id)
  }

  async function agree(headers: Record<string, string>) {
    const group = await insist({ path: '/api/groups', headers, body: { name: 'A team' } })
    const path = `/api/groups/${group?.answer.id}`
    await insist({ method: 'PATCH', path, headers, body: { members_see: 'open' } })
    const agreed = {
      method: 'PUT',
      path: `${path}/consent`,
      headers,
      body: { agreed_to: 'styles' },
    } as const
    if (await insist(agreed)) told.consents.set(group?.answer.id, 'styles')
  }

  /** Takes it in an account, and looks whether the history has it: nobody misses what they have just written. */
  async function takeInAccount(style: StyleCode, headers: Record<string, string>) {
    const started = await insist({ path: '/api/assessment/start', headers })
    const id = started?.answer.assessment_id
    const body = { assessment_id: id, responses: answersFor(style) }
    if (!(await insist({ path: '/api/assessment/submit', headers, body }))) return
    told.results.add(id)
    const history = await insist({ method: 'GET', path: '/api/assessment/history', headers })
    const rows: { assessment_id: string }[] = history?.answer ?? []
    if (!rows.some(({ assessment_id }) => assessment_id === id))
      wrong('history without the newest result')
  }

  async function person(number: number) {
    const email = `person${number}-${randomUUID()}@cluster.example`
    const body = { email, password: randomUUID(), first_name: 'Ada', last_name: 'Byron' }
    const registered = await insist({ path: '/api/auth/register', body })
    const headers = { Authorization: `Bearer ${registered?.answer.access_token}` }
    for (let turn = number; !isOver; turn += 1) {
      const style = STYLE_CODES[turn % STYLE_CODES.length] ?? 'D'
      if (turn % 3 === 0) await buy(style)
      else if (turn % 3 === 1) await agree(headers)
      else await takeInAccount(style, headers)
      await sleep(REST_MS)
    }
  }

  const people = Array.from({ length: PEOPLE }, (_, number) => person(number))
  return {
    /** How much was acknowledged, in words. */
    said: () =>
      `${guests.acknowledged + told.results.size} answers, ${told.orders.size} orders and ${told.consents.size} consents acknowledged`,
    /** What a database lacks of what was acknowledged, or has otherwise, in words. */
    missingFrom: async (client: pg.Client): Promise<string[]> => {
      const query: Query = async (text, values) => (await client.query(text, values)).rows
      const lines = await missingFrom(query, structuredClone(told))
      return [...lines, ...Object.values(await guests.compare(query)).flat()]
    },
    /** What was counted since the last call. */
    count: (): Tally => {
      const counted = tally
      tally = freshTally()
      return counted
    },
    /** When something was acknowledged last. */
    lastAt: () => tally.lastAt,
    leave: async () => {
      isOver = true
      await Promise.all(people)
    },
  }
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function missingFrom(query: Query, { consents, results, orders }: Told): Promise<string[]> {
  const missing = async (what: string, wanted: Iterable<string>, text: string) => {
    const keys = [...wanted]
    const found = new Set((await query(text, [keys])).map(({ key }) => key))
    return keys.filter((key) => !found.has(key)).map((key) => `${what} ${key}`)
  }
  return [
    ...(await missing('result', results, 'SELECT id AS key FROM assessments WHERE id = ANY($1)')),
    ...(await missing(
      'order',
      orders,
      `SELECT id::text AS key FROM orders WHERE status = 'paid' AND id::text = ANY($1)`,
    )),
    ...(await missing(
      'consent',
      [...consents].map(([group, level]) => `${group} ${level}`),
      `SELECT group_id || ' ' || agreed_to AS key FROM memberships WHERE group_id || ' ' || agreed_to = ANY($1)`,
    )),
  ]
}
