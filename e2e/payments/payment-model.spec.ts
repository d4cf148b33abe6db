/**
 * Random histories of one sale: two replicas, a real PostgreSQL, a Stripe that fails, and processes that die. In any
 * order of events there is one paid order, one use of the coupon and one receipt, and what a coupon has paid for is
 * never charged.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { messages } from '../../lib/messages'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { newDatabase } from '../support/database'
import type { Task } from '../support/payment-process'
import { startReplica } from '../support/replica'
import {
  type Mood,
  STRIPE_KEYS,
  type StripeServer,
  signedEvent,
  startStripe,
} from '../support/shop/stripe-server'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let database: Awaited<ReturnType<typeof newDatabase>>

let stripe: StripeServer
let client: pg.Pool
let replicas: Payer[]

test.beforeAll(async () => {
  database = await newDatabase('model')
  client = new pg.Pool({ connectionString: database.url, max: 4 })
  client.on('error', () => {})
  stripe = await startStripe()
  replicas = await Promise.all([startPayer(), startPayer()])
})

test.afterAll(async () => {
  await Promise.all((replicas ?? []).map(({ kill }) => kill()))
  await client?.end()
  await stripe?.close()
  await database?.drop()
})

/** What someone who asked for something hears. */
interface Heard {
  result?: unknown
  /** The failure that the API would send. */
  refused?: { code?: string; retryAfter?: number; message?: string }
}

interface Payer {
  /** What the task led to; null when it failed, or the process died over it. */
  run: (task: Task) => Promise<unknown>
  /** The same with the failure; neither where the process died over it. */
  ask: (task: Task) => Promise<Heard>
  kill: () => Promise<void>
}

async function startPayer(): Promise<Payer> {
  const { child, kill } = await startReplica('payment', {
    DATABASE_URL: database.running,
    DATA_DIR: '.test/model',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    ...STRIPE_KEYS,
    STRIPE_STAND_IN: stripe.url,
  })
  const waiting = new Map<number, (heard: Heard) => void>()
  let asked = 0
  child.on('exit', () => {
    for (const done of waiting.values()) done({})
  })
  child.on('message', ({ id, ...heard }: { id: number } & Heard) => {
    waiting.get(id)?.(heard)
    waiting.delete(id)
  })
  const ask = (task: Task) =>
    new Promise<Heard>((resolve) => {
      if (!child.connected) return resolve({})
      waiting.set(++asked, resolve)
      // The process may die before it reads the answer.
      child.send({ id: asked, task }, (error) => error && resolve({}))
    })
  return { ask, run: async (task) => (await ask(task)).result ?? null, kill }
}

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    below: (count: number) => Math.floor(next() * count),
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  }
}

async function newResult() {
  const [guestId, resultId] = [randomUUID(), randomUUID()]
  await client.query(
    `INSERT INTO assessments (id, guest_id, form_version, scorer_version, answers, counted,
       d_score, i_score, s_score, c_score, primary_letter, secondary_letter, style_code)
     VALUES ($1, $2, '1', '1', '[]', 28, 20, 30, 60, 80, 'C', 'S', 'CS')`,
    [resultId, guestId],
  )
  return { guestId, resultId, email: `${resultId}@example.com` }
}

async function newCoupon(cents = 400): Promise<string> {
  const code = randomUUID().toUpperCase()
  await client.query(
    `INSERT INTO coupons (id, code, amount_off_cents, max_uses) VALUES (gen_random_uuid(), $1, $2, 1)`,
    [code, cents],
  )
  return code
}

const EVENTS = ['payment_intent.created', 'payment_intent.succeeded', 'charge.succeeded']

async function live(seed: number): Promise<void> {
  const { chance, below, pick } = dice(seed)
  const buyer = await newResult()
  const couponCode = await newCoupon()
  const wish: Task = { order: { ...buyer, couponCode } }
  const any = () => pick(replicas)
  const intentOf = async () => {
    const { rows } = await client.query(
      'SELECT payment_intent_id AS id FROM orders WHERE assessment_id = $1 AND payment_intent_id IS NOT NULL ORDER BY created_at DESC',
      [buyer.resultId],
    )
    return stripe.intents.get(rows[0]?.id)
  }
  stripe.calm()
  stripe.slow(below(15))
  await Promise.all([any().run(wish), any().run(wish)])
  while (!(await intentOf())) await any().run(wish)
  const intent = await intentOf()
  const happenings: (() => Promise<unknown>)[] = [
    async () => stripe.pay(intent?.id ?? ''),
    ...Array.from({ length: 2 + below(4) }, () => async () => {
      const { body, signature } = signedEvent(pick(EVENTS), (await intentOf()) ?? {})
      return any().run({ event: { body, signature } })
    }),
    ...Array.from({ length: below(3) }, () => () => any().run({ comeBack: buyer.resultId })),
    ...Array.from({ length: below(3) }, () => () => any().run({ sweep: true })),
    ...Array.from({ length: below(2) }, () => () => any().run(wish)),
    ...Array.from({ length: below(3) }, () => async () => {
      stripe.meet(pick(['read', 'create']), pick<Mood>(['fail', 'drop', 'lose']), 1 + below(3))
    }),
  ]
  if (chance(0.3)) {
    happenings.push(async () => {
      const at = below(replicas.length)
      await replicas[at]?.kill()
      replicas[at] = await startPayer()
    })
  }
  const rival = await newResult()
  const rivals = any().run({ order: { ...rival, couponCode } })
  await Promise.all(
    happenings
      .map((happening) => ({ happening, at: below(80) }))
      .map(async ({ happening, at }) => {
        await sleep(at)
        await happening()
      }),
  )
  expect(await rivals, 'the last use is spoken for').toBeNull()
  // At the end the network works, the buyer has paid, and a minute passes.
  stripe.calm()
  for (const one of stripe.intents.values())
    if (one.metadata.order_id === intent?.metadata.order_id) stripe.pay(one.id)
  for (let minute = 0; minute < 2; minute++) await any().run({ sweep: true })
  expect(await truthOf(buyer, couponCode), `seed ${seed}`).toEqual({
    paid: 1,
    open: 0,
    granted: 1,
    used: 1,
    receipts: 1,
    charged: 1,
  })
}

/** What a buyer can hear instead of an order: to press again in a moment. */
const AGAIN = {
  code: expect.stringMatching(/^(busy|unavailable)$/),
  retryAfter: expect.any(Number),
}

/** Expects that an order for nothing was given, or that its buyer was asked to press again, and then was. */
async function expectGiven(heard: Heard, again: () => Promise<Heard>, where: string) {
  if (heard.refused) {
    expect(heard.refused, where).toMatchObject(AGAIN)
    expect(await again(), where).toMatchObject({ result: { status: 'paid' } })
  } else expect(heard, where).toMatchObject({ result: { status: 'paid' } })
}

/** One tab has a coupon that takes off everything, while others begin to pay, and pay if they can. */
async function race(seed: number): Promise<void> {
  const { chance, below, pick } = dice(seed)
  const buyer = await newResult()
  const couponCode = await newCoupon(1900)
  stripe.calm()
  stripe.slow(below(15))
  const later = async (task: Task) => {
    await sleep(below(30))
    return pick(replicas).ask(task)
  }
  if (chance(0.3)) await pick(replicas).run({ order: buyer })
  const wish = { order: { ...buyer, couponCode } }
  const free = later(wish)
  await Promise.all([free, later({ order: buyer }), later({ order: buyer })])
  await expectGiven(await free, () => pick(replicas).ask(wish), `race ${seed}`)
  for (const name of stripe.intents.keys()) stripe.pay(name)
  await pick(replicas).run({ sweep: true })
  const truth = { paid: 1, open: 0, granted: 1, used: 1, receipts: 1, charged: 0 }
  expect(await truthOf(buyer, couponCode), `race ${seed}`).toEqual(truth)
}

/**
 * The result is deleted while its order is open, and the buyer pays all the same: the money is refunded, with one mail.
 */
async function late(seed: number): Promise<void> {
  const { chance, below, pick } = dice(seed)
  const buyer = await newResult()
  const couponCode = await newCoupon()
  stripe.calm()
  stripe.slow(below(15))
  const any = () => pick(replicas)
  await any().run({ order: { ...buyer, couponCode } })
  const { rows } = await client.query(
    'SELECT id::text, payment_intent_id AS payment FROM orders WHERE assessment_id = $1',
    [buyer.resultId],
  )
  const [{ id, payment }] = rows
  await client.query('DELETE FROM assessments WHERE id = $1', [buyer.resultId])
  stripe.pay(payment)
  const heard = () => {
    const { body, signature } = signedEvent(pick(EVENTS), stripe.intents.get(payment) ?? {})
    return any().run({ event: { body, signature } })
  }
  const happenings: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 1 + below(3) }, () => heard),
    ...Array.from({ length: 1 + below(3) }, () => () => any().run({ sweep: true })),
    async () => stripe.meet(pick(['read', 'refund']), pick<Mood>(['drop', 'lose']), 1 + below(2)),
  ]
  if (chance(0.3)) {
    happenings.push(async () => {
      const at = below(replicas.length)
      await replicas[at]?.kill()
      replicas[at] = await startPayer()
    })
  }
  await Promise.all(
    happenings
      .map((happening) => ({ happening, at: below(80) }))
      .map(async ({ happening, at }) => {
        await sleep(at)
        await happening()
      }),
  )
  stripe.calm()
  for (let minute = 0; minute < 2; minute++) await any().run({ sweep: true })
  await heard()
  const truth = await client.query(
    `SELECT status, email,
       (SELECT used FROM coupons WHERE code = $2) AS used,
       (SELECT array_agg(data ->> 'kind') FROM pgboss.job WHERE name = 'mail' AND data ->> 'to' = $3) AS mails
     FROM orders WHERE id = $1::uuid`,
    [id, couponCode, buyer.email],
  )
  expect(truth.rows, `late ${seed}`).toEqual([
    { status: 'refunded', email: null, used: 0, mails: ['late_refund'] },
  ])
  expect(stripe.refundsOf(payment), `late ${seed}`).toBe(1)
}

async function truthOf(buyer: { resultId: string; email: string }, code: string) {
  const { rows } = await client.query(
    `SELECT
       (SELECT count(*)::int FROM orders WHERE assessment_id = $1 AND status = 'paid') AS paid,
       (SELECT count(*)::int FROM orders WHERE assessment_id = $1 AND status = 'open') AS open,
       (SELECT count(*)::int FROM entitlements WHERE assessment_id = $1 AND revoked_at IS NULL) AS granted,
       (SELECT used FROM coupons WHERE code = $2) AS used,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'mail' AND data ->> 'to' = $3) AS receipts,
       (SELECT array_agg(id::text) FROM orders WHERE assessment_id = $1) AS ids`,
    [buyer.resultId, code, buyer.email],
  )
  const { ids, ...counted } = rows[0]
  const made = [...stripe.intents.values()].filter(({ metadata }) =>
    ids.includes(metadata.order_id),
  )
  return { ...counted, charged: made.filter(({ status }) => status === 'succeeded').length }
}

test(
  'a free order that Stripe is too slow for says so, and the next press gives it',
  SLOW_PROOF,
  async () => {
    const buyer = await newResult()
    const couponCode = await newCoupon(1900)
    const [payer] = replicas
    stripe.calm()
    await payer?.run({ order: buyer })
    // The payment that was begun is ended at Stripe, and no answer says so.
    stripe.meet('cancel', 'drop', 2)
    const wish = { order: { ...buyer, couponCode } }
    const first = (await payer?.ask(wish)) ?? {}
    expect(first.refused).toMatchObject({ ...AGAIN, message: messages.api.paymentsAway })
    expect(await truthOf(buyer, couponCode)).toMatchObject({
      paid: 0,
      granted: 0,
      used: 0,
      charged: 0,
    })
    await expectGiven(first, async () => (await payer?.ask(wish)) ?? {}, 'pressed again')
    const truth = { paid: 1, open: 0, granted: 1, used: 1, receipts: 1, charged: 0 }
    expect(await truthOf(buyer, couponCode)).toEqual(truth)
  },
)

test('100 random histories of a sale end alike', SLOW_PROOF, async () => {
  test.setTimeout(600_000)
  for (let seed = 1001; seed <= 1100; seed++) {
    await live(seed)
    await race(seed)
    await late(seed)
  }
})
