/** People who use the product while its database fails, and a ledger of all that they were told is done. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { answersFor } from '../e2e/support/answers'
import { STYLE_CODES, type StyleCode } from '../lib/disc/styles'

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

interface Ledger {
  /** By the key that they were sent with. */
  answers: Map<string, { id: string; style: string }>
  /** Paid orders, by the result that they opened. */
  orders: Map<string, string | null>
  /** What somebody agreed to show, by the group. */
  consents: Map<string, string>
  /** Results of accounts, by their ids. */
  results: Set<string>
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

/** Lets people use a product until they are told to leave. */
export function startLoad(url: string) {
  const ledger: Ledger = {
    answers: new Map(),
    orders: new Map(),
    consents: new Map(),
    results: new Set(),
  }
  let tally = freshTally()
  let isOver = false

  const wrong = (what: string) => tally.wrong.set(what, (tally.wrong.get(what) ?? 0) + 1)

  /** Asks until it is done, as the browser's own calls do. Undefined where the product says that it cannot be. */
  async function insist({ method = 'POST', path, body, headers }: Asked) {
    for (;;) {
      const startedAt = performance.now()
      const response = await fetch(url + path, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      }).catch((error: Error) => error)
      const now = performance.now()
      tally.slowest = Math.max(tally.slowest, now - startedAt)
      if (response instanceof Error) {
        wrong(`${method} ${path}: ${response.message}`)
      } else if (response.ok) {
        tally.acknowledged += 1
        tally.longestGap = Math.max(tally.longestGap, now - tally.lastAt)
        tally.lastAt = now
        const text = await response.text()
        return { answer: text ? JSON.parse(text) : null, cookie: cookieOf(response) }
      } else if (response.status === 503 && response.headers.has('retry-after')) {
        tally.toldToWait += 1
      } else {
        wrong(
          `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}: ${response.status} ${await response.text()}`,
        )
        if (response.status < 500) return undefined
      }
      await sleep(AGAIN_MS)
    }
  }

  async function takeAsGuest(style: StyleCode) {
    const key = randomUUID()
    const asked = {
      path: '/api/assessment/guest/submit',
      headers: { 'Idempotency-Key': key },
      body: { responses: answersFor(style) },
    }
    const taken = await insist(asked)
    if (taken)
      ledger.answers.set(key, {
        id: taken.answer.result_id,
        style: taken.answer.personality_type_code,
      })
    return taken
  }

  async function buy(style: StyleCode) {
    const taken = await takeAsGuest(style)
    if (!taken) return
    const { result_id } = taken.answer
    const order = await insist({
      path: '/api/payments/create-intent',
      headers: { Cookie: taken.cookie },
      body: { result_id, coupon_code: 'FREE' },
    })
    if (order?.answer.status === 'paid') ledger.orders.set(result_id, order.answer.order_id)
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
    if (await insist(agreed)) ledger.consents.set(group?.answer.id, 'styles')
  }

  /** Takes it in an account, and looks whether the history has it: nobody misses what they have just written. */
  async function takeInAccount(style: StyleCode, headers: Record<string, string>) {
    const started = await insist({ path: '/api/assessment/start', headers })
    const id = started?.answer.assessment_id
    const body = { assessment_id: id, responses: answersFor(style) }
    if (!(await insist({ path: '/api/assessment/submit', headers, body }))) return
    ledger.results.add(id)
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
    ledger,
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

/** What of the ledger a database does not have, or has otherwise, in words. */
export async function missingFrom(client: pg.Client, growing: Ledger): Promise<string[]> {
  const ledger = structuredClone(growing)
  const found = async (text: string, values: unknown[]) =>
    new Map(
      (await client.query<{ key: string; value: string }>(text, [values])).rows.map(
        ({ key, value }) => [key, value],
      ),
    )
  const answers = await found(
    `SELECT submission_key::text AS key, id || ' ' || style_code AS value FROM assessments WHERE submission_key::text = ANY($1)`,
    [...ledger.answers.keys()],
  )
  const orders = await found(
    `SELECT assessment_id AS key, string_agg(id::text, ' ') AS value FROM orders
     WHERE status = 'paid' AND assessment_id = ANY($1) GROUP BY 1`,
    [...ledger.orders.keys()],
  )
  const consents = await found(
    'SELECT group_id::text AS key, agreed_to::text AS value FROM memberships WHERE group_id::text = ANY($1)',
    [...ledger.consents.keys()],
  )
  const results = await found('SELECT id AS key, id AS value FROM assessments WHERE id = ANY($1)', [
    ...ledger.results,
  ])
  const missing = (
    what: string,
    wanted: Iterable<[string, string | null]>,
    stored: Map<string, string>,
  ) =>
    [...wanted]
      .filter(([key, value]) => !stored.has(key) || (value !== null && stored.get(key) !== value))
      .map(([key, value]) => `${what} ${key}: told ${value}, stored ${stored.get(key)}`)
  const told = [...ledger.answers].map(([key, { id, style }]): [string, string] => [
    key,
    `${id} ${style}`,
  ])
  return [
    ...missing('answers', told, answers),
    ...missing('order of', ledger.orders, orders),
    ...missing('consent in', ledger.consents, consents),
    ...missing(
      'result',
      [...ledger.results].map((id): [string, string] => [id, id]),
      results,
    ),
  ]
}
