/** Triggers keep the dashboard's totals: after any calls at once, they equal what counting gives. */
import fc from 'fast-check'
import pg from 'pg'
import { newAdmin } from '../support/admins'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { testDatabase } from '../support/copies'
import { query } from '../support/database'
import { newBrowser, newEmail, PASSWORD, registerPerson, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { DIFFERENCES } from '../support/rows/kept-counts'

/** One act of one person. */
type Act = (baseURL?: string) => Promise<unknown>

const buyFree = async (baseURL?: string) => {
  const guest = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(guest, answersFor('D'))
  const data = { result_id, coupon_code: 'FREE' }
  expect((await guest.post('/api/payments/create-intent', { data })).status()).toBe(200)
  return result_id
}

const person = async (baseURL?: string) => {
  const context = await newBrowser(baseURL)
  return { context, ...(await registerPerson(context)) }
}

const ACTS: Record<string, Act> = {
  'a guest submits': async (baseURL) => submitAnswers(await newBrowser(baseURL), answersFor('CS')),
  'a guest registers': async (baseURL) => {
    const guest = await newBrowser(baseURL)
    await submitAnswers(guest, answersFor('IS'))
    await registerPerson(guest)
  },
  'a person makes a group and deletes the account': async (baseURL) => {
    const { context } = await person(baseURL)
    await takeAsPerson(context, 'SC')
    await context.post('/api/groups', { data: { name: 'Design' } })
    const gone = await context.delete('/api/account', { data: { password: PASSWORD } })
    expect(gone.status()).toBe(204)
  },
  'a person makes a group and deletes it': async (baseURL) => {
    const { context } = await person(baseURL)
    const made = await context.post('/api/groups', { data: { name: 'Design' } })
    await context.delete(`/api/groups/${(await made.json()).id}`)
  },
  'a person confirms their address': async (baseURL) => {
    const { id } = await person(baseURL)
    await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])
  },
  'a guest buys with a coupon': buyFree,
  'an order is refunded': async (baseURL) => {
    const id = await buyFree(baseURL)
    await query(
      `UPDATE orders SET status = 'refunded', amount_cents = 1400 WHERE assessment_id = $1`,
      [id],
    )
  },
  'a visitor joins the launch list': async (baseURL) => {
    const data = { email: newEmail('launch'), source: 'test' }
    const guest = await newBrowser(baseURL)
    for (let twice = 0; twice < 2; twice += 1) await guest.post('/api/prospective-users', { data })
    const waiting = "SELECT 1 FROM pgboss.job WHERE name = 'launch_list' AND data ->> 'email' = $1"
    await expect.poll(() => query(waiting, [data.email])).toEqual([])
  },
  'many come at once, and half go': async () => {
    const mark = crypto.randomUUID()
    await query(
      `INSERT INTO users (id, email, first_name, last_name)
       SELECT gen_random_uuid(), $1 || n || '@example.com', 'Many', 'N' FROM generate_series(1, 40) n`,
      [mark],
    )
    await query(
      `DELETE FROM users WHERE email LIKE $1 || '%' AND ctid IN (
         SELECT ctid FROM users WHERE email LIKE $1 || '%' LIMIT 20)`,
      [mark],
    )
  },
  'a transaction fails': async () => {
    const failing = query(
      `WITH made AS (INSERT INTO users (id, email, first_name, last_name)
         VALUES (gen_random_uuid(), 'gone@example.com', 'A', 'B') RETURNING 1)
       SELECT 1 / (count(*) - 1) FROM made`,
    )
    await expect(failing).rejects.toThrow('division by zero')
  },
}

test(
  'kept counts equal a full count after anything, also at once',
  SLOW_PROOF,
  async ({ baseURL }) => {
    test.setTimeout(120_000)
    expect(await query(DIFFERENCES)).toEqual([])
    const names = Object.keys(ACTS)
    const drawn = fc.sample(fc.constantFrom(...names), { numRuns: 40, seed: Date.now() })
    // Each at least once, six at a time.
    const queue = [...names, ...drawn]
    const lane = async () => {
      for (let name = queue.shift(); name; name = queue.shift()) await ACTS[name]?.(baseURL)
    }
    await Promise.all(Array.from({ length: 6 }, lane))
    expect(await query(DIFFERENCES)).toEqual([])
  },
)

test('folding leaves the counts as they are', async ({ baseURL }) => {
  const { context } = await newAdmin(baseURL)
  await expect
    .poll(async () => (await query(`SELECT 1 FROM rollups WHERE name = 'users'`)).length, {
      timeout: 30_000,
    })
    .toBe(1)
  expect(await query(DIFFERENCES)).toEqual([])
  const { user_stats, type_distribution, assessment_stats } = await (
    await context.get('/api/admin/dashboard')
  ).json()
  expect(user_stats.total).toBeGreaterThan(0)
  const letters = Object.values(type_distribution as Record<string, number>)
  const sum = letters.reduce((total, count) => total + count, 0)
  expect(sum).toBe(assessment_stats.total)
})

test('a submit does not wait for another that is being counted', async ({ baseURL }) => {
  // A transaction that updates a shared row of the day locks it until it ends.
  const other = new pg.Client({ connectionString: testDatabase().url })
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query(
      `INSERT INTO funnel_counts (day, event, step, count) VALUES ((now() AT TIME ZONE 'utc')::date, 'finished', 0, 1)
       ON CONFLICT (day, event, step) DO UPDATE SET count = funnel_counts.count + 1`,
    )
    await submitAnswers(await newBrowser(baseURL), answersFor('D'))
  } finally {
    await other.query('ROLLBACK')
    await other.end()
  }
})
