/** People who submit during faults: they try again until they get an answer. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answersFor } from '../../e2e/support/answers'
import type { Ledger } from '../../e2e/support/ledger'
import { STYLE_CODES } from '../../lib/disc/styles'

/** Short, so that the first success after a fault is seen when it could be had. */
const RETRY_MS = 100

/** A person without an answer by then counts as lost. */
const PATIENCE_MS = 180_000

/** A coupon that takes all of the price; the scene has made it. */
export const ALL_OFF = 'ALLOFF'

/** One in so many has the complete report opened. */
const UNLOCKING = 25

interface Options {
  /** The servers; a client whose server does not answer asks the next. */
  urls: readonly string[]
  ledger: Ledger
  /** Submissions a second, of all together. */
  rate: number
  people: number
}

interface Order {
  order_id: string
  status: string
  clientSecret: string | null
}

export interface Ask {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Asks once. Throws where the connection breaks. */
export async function ask(url: string, { path, headers, ...asked }: Ask): Promise<Answer> {
  const typed = { ...(asked.body && { 'Content-Type': 'application/json' }), ...headers }
  const answer = await fetch(url + path, { ...asked, headers: typed })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** A person's result, as their browser knows it. */
export interface Held {
  key: string
  id: string
  cookie: string
}

export class Clients {
  readonly #options: Options
  readonly #waiting = new Set<(at: number) => void>()
  #isOver = false
  #begun = 0
  /** How often a request got 503 or no answer. */
  retried = 0
  /** Answers that are wrong in any case. */
  readonly wrong: string[] = []

  constructor(options: Options) {
    this.#options = options
  }

  get urls(): readonly string[] {
    return this.#options.urls
  }

  /** All of them submit, one after the other, until stopped. Resolves when the last was answered. */
  async run(): Promise<void> {
    const start = performance.now()
    const person = async () => {
      while (!this.#isOver) {
        const n = this.#begun
        this.#begun += 1
        const due = start + (n * 1000) / this.#options.rate
        await sleep(Math.max(0, due - performance.now()))
        const held = await this.submit(n)
        if (n % UNLOCKING === 0) await this.unlock(held, { coupon_code: ALL_OFF })
      }
    }
    await Promise.all(Array.from({ length: this.#options.people }, person))
  }

  stop(): void {
    this.#isOver = true
  }

  /** Milliseconds from a moment to the first submission that is acknowledged after it. */
  async firstAfter(moment: number): Promise<number> {
    for (;;) {
      const at = await new Promise<number>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error('No request is answered anymore')),
          PATIENCE_MS,
        )
        const hear = (time: number) => {
          clearTimeout(timer)
          this.#waiting.delete(hear)
          resolve(time)
        }
        this.#waiting.add(hear)
      })
      if (at >= moment) return at - moment
    }
  }

  /** One submission, tried until it is acknowledged. `at` names the server that is asked first. */
  async submit(n: number, at = n): Promise<Held> {
    const { ledger } = this.#options
    const key = randomUUID()
    const style = STYLE_CODES[n % STYLE_CODES.length] ?? 'D'
    ledger.begin(key, style)
    const asked: Ask = {
      method: 'POST',
      path: '/api/assessment/guest/submit',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify({ responses: answersFor(style) }),
    }
    const answer = await this.persist(asked, 201, at)
    const result = JSON.parse(answer.body)
    ledger.acknowledge(key, result)
    for (const hear of this.#waiting) hear(performance.now())
    return { key, id: result.result_id, cookie: cookiesOf(answer) }
  }

  /** Orders the complete report of a result, as the page does; one that costs nothing is open then. */
  async unlock(held: Held, wish: { coupon_code?: string; email?: string }, at = 0): Promise<Order> {
    const { key, id } = held
    const post = async (path: string, body: object) => {
      const headers = { Cookie: held.cookie }
      const asked: Ask = { method: 'POST', path, headers, body: JSON.stringify(body) }
      const answer = await this.persist(asked, 200, at)
      held.cookie = cookiesOf(answer) || held.cookie
      return JSON.parse(answer.body)
    }
    // It carries the new cookie, so that the order's answer may be lost (docs/decisions/015).
    if (wish.coupon_code) await post('/api/payments/validate-coupon', { code: wish.coupon_code })
    this.#options.ledger.beginUnlock(key)
    const order: Order = await post('/api/payments/create-intent', { result_id: id, ...wish })
    if (order.status === 'paid') this.#options.ledger.acknowledgeUnlock(key)
    return order
  }

  /**
   * Asks until the answer has this status. After 503 it waits and repeats; any other answer, and 503 without
   * Retry-After, is wrong.
   */
  async persist(asked: Ask, status: number, first = 0): Promise<Answer> {
    const { urls } = this.#options
    const end = performance.now() + PATIENCE_MS
    for (let at = first; performance.now() < end; at += 1) {
      const url = urls[at % urls.length] ?? ''
      const answer = await ask(url, asked).catch(() => undefined)
      if (answer?.status === status) return answer
      this.retried += 1
      const isTold = answer?.status === 503 && answer.headers.has('retry-after')
      if (answer && !isTold) {
        const what = `${asked.path} ${answer.status} ${answer.body.slice(0, 200)}`
        this.wrong.push(what)
        // The same again would be answered so again.
        if (answer.status < 500) throw new Error(what)
      }
      await sleep(RETRY_MS)
    }
    throw new Error(`${asked.path} was not answered in ${PATIENCE_MS / 1000} s`)
  }
}
