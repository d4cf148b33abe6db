/** Times what the product's own functions take on the database of the environment; prints JSON. See admin.mjs. */
import pg from 'pg'
import { dashboardQuery } from '../../lib/api/admin/dashboard'
import { userQuery } from '../../lib/api/admin/users'
import { archive } from '../../lib/api/archive'
import { getDashboard } from '../../lib/server/admin/dashboard'
import { readItemStats } from '../../lib/server/admin/items'
import { listUsers } from '../../lib/server/admin/users'
import { listHistory } from '../../lib/server/assessments/history'
import { foldCounts } from '../../lib/server/base/counts'
import { db } from '../../lib/server/base/db'
import { StreamedAnswer, streamJson } from '../../lib/server/http/json-stream'
import { collectArchive } from '../../lib/server/privacy/export'
import type { Admin } from '../../lib/server/viewer/admin'
import { USER_FIELDS } from '../../lib/server/viewer/users'
import type { SignedIn } from '../../lib/server/viewer/viewer'
import { HEAVY_EMAIL } from './seed.mjs'

const ROUNDS = 51
const DEEP = 50_000

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const admin = { userId: '', provenAt: null, client: null } as Admin

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Both warm, and their runs alternate. */
async function compare(ours: () => Promise<unknown>, sql: () => Promise<unknown>) {
  const times = { ours: [] as number[], sql: [] as number[] }
  for (let round = -5; round < ROUNDS; round += 1) {
    const both = [await timed(ours), await timed(sql)]
    if (round < 0) continue
    times.ours.push(both[0] ?? 0)
    times.sql.push(both[1] ?? 0)
  }
  return { ours: median(times.ours), sql: median(times.sql) }
}

/** Warm, too, beside nothing. */
const alone = async (ours: () => Promise<unknown>) => (await compare(ours, async () => {})).ours

const all = (...statements: string[]) => Promise.all(statements.map((text) => pool.query(text)))

/** Kept counts, folded and since. */
const counted = (columns: string, where: string, groups: string) =>
  `SELECT ${columns}, sum(value) FROM (SELECT name, day, key, value FROM rollups
     UNION ALL SELECT name, day, key, value FROM rollup_deltas) AS c WHERE ${where} GROUP BY ${groups}`

/** The dashboard's figures, read as sparingly as we know how: the kept counts and a few newest rows. */
const dashboardByHand = () =>
  all(
    `${counted('name, key, NULL::date', `name = ANY('{users,users.verified,assessments,assessments.in_accounts,assessments.primary,groups,launch_list}') AND day = '0001-01-01'`, '1, 2')}
     UNION ALL ${counted('name, key, day', `name = ANY('{orders,orders.cents,orders.free,launch_list.joined}') AND day > current_date - 30`, '1, 2, 3')}
     UNION ALL ${counted('name, key, NULL', `name = 'assessments.minutes' AND day > current_date - 30`, '1, 2')}`,
    `${counted('day, name, NULL', `name LIKE 'funnel.%' AND name <> 'funnel.question' AND day > current_date - 30`, '1, 2')}
     UNION ALL ${counted('NULL, name, key', `name = 'funnel.question' AND day > current_date - 30`, '2, 3')}`,
    'SELECT id, first_name, last_name, email, created_at FROM users ORDER BY created_at DESC, id DESC LIMIT 5',
    `SELECT a.id, completed_at, primary_letter, first_name, last_name FROM assessments a
     LEFT JOIN users ON users.id = user_id WHERE NOT is_sample ORDER BY completed_at DESC LIMIT 5`,
    `SELECT coupons.id, code, orders, discount, revenue FROM (
       ${counted(
         `key, sum(value) FILTER (WHERE name = 'coupons.orders') AS orders,
          sum(value) FILTER (WHERE name = 'coupons.discount_cents') AS discount,
          sum(value) FILTER (WHERE name = 'coupons.revenue_cents') AS revenue`,
         `name IN ('coupons.orders', 'coupons.discount_cents', 'coupons.revenue_cents')`,
         'key',
       )}) AS used JOIN coupons ON coupons.id = key::uuid ORDER BY orders DESC LIMIT 10`,
  )

/** The same totals by counting rows, as it would be without the kept counts. */
const dashboardByCounting = () =>
  all(
    'SELECT count(*), count(email_verified_at) FROM users',
    'SELECT primary_letter, count(*), count(user_id) FROM assessments WHERE NOT is_sample GROUP BY 1',
    'SELECT count(*) FROM groups',
    `SELECT paid_at::date, status, count(*), sum(amount_cents) FROM orders
     WHERE paid_at > current_date - 30 GROUP BY 1, 2`,
    'SELECT count(*) FROM prospective_users',
  )

const USERS = `SELECT id, first_name, last_name, email, email_verified_at, is_admin, disabled_at, created_at,
  (SELECT count(*) FROM assessments WHERE user_id = page.id),
  (SELECT max(completed_at) FROM assessments WHERE user_id = page.id),
  (SELECT count(*) FROM memberships WHERE user_id = page.id),
  EXISTS (SELECT FROM passes WHERE user_id = page.id AND revoked_at IS NULL)`

/** The place of a row so far down the list, as the product names it to a client. */
async function cursorAfter(rows: number) {
  const { rows: found } = await pool.query(
    'SELECT created_at, id FROM users ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1',
    [rows - 1],
  )
  const [{ created_at, id }] = found
  const cursor = Buffer.from(JSON.stringify([created_at.toISOString(), id])).toString('base64url')
  return { created_at, id, cursor }
}

async function measureAll() {
  await foldCounts()
  const user = await db.user.findUniqueOrThrow({
    where: { email: HEAVY_EMAIL },
    select: USER_FIELDS,
  })
  const { rows: totals } = await pool.query('SELECT count(*)::int AS users FROM users')
  const deep = await cursorAfter(Math.min(DEEP, Math.floor(totals[0].users / 2)))
  const viewer = { session: { user } } as SignedIn
  const page = { first: userQuery.parse({}), deep: userQuery.parse({ cursor: deep.cursor }) }
  return {
    dashboard: {
      ...(await compare(() => getDashboard(admin, dashboardQuery.parse({})), dashboardByHand)),
      counting: await timed(dashboardByCounting),
    },
    'first page of users': await compare(
      () => listUsers(admin, page.first),
      () =>
        pool.query(
          `${USERS} FROM (SELECT * FROM users ORDER BY created_at DESC, id DESC LIMIT 51) AS page`,
        ),
    ),
    'users after 50,000 rows': await compare(
      () => listUsers(admin, page.deep),
      () =>
        pool.query(
          `${USERS} FROM (SELECT * FROM users WHERE (created_at, id) < ($1, $2)
             ORDER BY created_at DESC, id DESC LIMIT 51) AS page`,
          [deep.created_at, deep.id],
        ),
    ),
    'history of 1,000 results': await compare(
      async () => {
        for await (const _ of listHistory(viewer));
      },
      () =>
        pool.query(
          `SELECT id, completed_at, primary_letter, secondary_letter, style_code, d_score, i_score, s_score, c_score,
             certainty, quality
           FROM assessments WHERE user_id = $1 AND NOT is_sample ORDER BY completed_at DESC`,
          [user.id],
        ),
    ),
    items: await firstAndLater(() => readItemStats(admin)),
    'export of 1,000 results': { ours: await alone(() => writeArchive(viewer)) },
  }
}

/** What is counted at a first look is kept for those after it. */
async function firstAndLater(run: () => Promise<unknown>) {
  const first = await timed(run)
  return { first, ours: await alone(run) }
}

/** As the route writes it (app/api/account/export). */
async function writeArchive(viewer: SignedIn) {
  const fail = (fault: unknown) => {
    throw fault
  }
  const stream = await streamJson(archive, new StreamedAnswer(await collectArchive(viewer)), fail)
  await new Response(stream).arrayBuffer()
}

console.log(JSON.stringify(await measureAll()))
process.exit(0)
