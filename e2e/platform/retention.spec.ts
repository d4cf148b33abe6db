/** What is due by lib/retention.ts is deleted, and only that, by a simulated clock. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { dueBefore, type SweptKind } from '../../lib/retention'
import { migrate } from '../../lib/runtime/database/migrate'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { aimAt, newDatabase, query } from '../support/database'
import { startReplica } from '../support/replica'
import { DIFFERENCES } from '../support/rows/kept-counts'
import { hold } from '../support/rows/locks'

/** A leap day, for the months. */
const NOW = new Date('2032-02-29T12:00:00.000Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const YEAR = 366 * 86_400_000

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let replicas: Sweeper[]
/** What each row that was put in is, by its table and key. */
const seeded = new Map<string, Map<string, string>>()

test.beforeAll(async () => {
  database = await newDatabase('retention')
  await migrate(database.url)
  aimAt(database.url)
  replicas = await Promise.all([startSweeper(), startSweeper()])
})

test.afterAll(async () => {
  await Promise.all((replicas ?? []).map(({ kill }) => kill()))
  aimAt()
  await database?.drop()
})

interface Sweeper {
  kill: () => Promise<void>
  sweep: () => Promise<Record<SweptKind, number>>
  /** Lets it sweep at its own times, as a running server does. */
  start: () => void
  log: () => { kind: string; deleted: number }[]
}

async function startSweeper(): Promise<Sweeper> {
  const { child, output, kill } = await startReplica('sweep', {
    DATABASE_URL: database.url,
    DATA_DIR: '.test/retention',
    // The level at which sweeps are logged.
    LOG_LEVEL: 'debug',
  })
  return {
    kill,
    sweep: async () => {
      const answered = once(child, 'message')
      child.send(NOW.toISOString())
      return (await answered)[0]
    },
    start: () => child.send('start'),
    log: () =>
      output()
        .split('\n')
        .filter((line) => line.includes('kept no longer'))
        .map((line) => JSON.parse(line)),
  }
}

/** Puts one row in and remembers what it is. */
async function put(table: string, says: string, key: string, row: Record<string, unknown>) {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(row))
  const rows = seeded.get(table) ?? new Map()
  seeded.set(table, rows.set(String(row[key]), says))
}

/** What is left of what was put into a table, in words. */
async function leftOf(table: string, key: string): Promise<(string | undefined)[]> {
  const rows = await query<{ key: string }>(`SELECT ${key}::text AS key FROM ${table}`)
  return rows.map((row) => seeded.get(table)?.get(row.key)).sort()
}

/** A second past the limit, at the limit and a second short of it. */
const around = (limit: Date) =>
  ({
    due: new Date(limit.getTime() - SECOND),
    'kept: at the limit': limit,
    'kept: before the limit': new Date(limit.getTime() + SECOND),
  }) as const

const hash = () => createHash('sha256').update(randomUUID()).digest('hex')
const FAR = new Date(NOW.getTime() + YEAR)
const LONG_AGO = new Date(NOW.getTime() - 9 * YEAR)

const result = (values: Record<string, unknown>) => ({
  id: randomUUID(),
  form_version: '1',
  scorer_version: '1',
  calibration: 'none',
  answers: JSON.stringify([{ q: 1, ms: 61_000 }]),
  counted: 28,
  more_answers: '[]',
  more_counted: 0,
  d_score: 10,
  i_score: 20,
  s_score: 30,
  c_score: 40,
  primary_letter: 'C',
  secondary_letter: 'S',
  style_code: 'CS',
  completed_at: LONG_AGO,
  guest_id: randomUUID(),
  ...values,
})

async function putResult(says: string, values: Record<string, unknown>): Promise<string> {
  const row = result(values)
  await put('assessments', says, 'id', row)
  return row.id
}

async function putLink(says: string, assessmentId: string, expires: Date, revoked?: Date) {
  const row = { id: randomUUID(), assessment_id: assessmentId, hash: hash(), expires_at: expires }
  await put('report_links', says, 'id', { ...row, revoked_at: revoked ?? null })
}

async function seedResults(userId: string): Promise<void> {
  const limit = dueBefore('guest_results', NOW)
  for (const [says, at] of Object.entries(around(limit))) {
    await putResult(says, { last_used_at: at })
  }
  const old = { last_used_at: LONG_AGO }
  await putResult('kept: in an account', { ...old, user_id: userId, guest_id: null })
  await putResult('kept: the sample', { ...old, is_sample: true })
  const linked = await putResult('kept: a mailed link opens it', old)
  await putLink('kept: works', linked, new Date(NOW.getTime() + SECOND))
  const withdrawn = await putResult('due: its link was withdrawn', old)
  await putLink('due', withdrawn, FAR, NOW)
  const expired = await putResult('due: its link has run out', old)
  await putLink('due', expired, NOW)
  const paid = await putResult('due: paid, without a link', old)
  const order = {
    id: randomUUID(),
    status: 'paid',
    currency: 'usd',
    list_cents: 1900,
    discount_cents: 0,
    amount_cents: 1900,
    email: 'buyer@example.com',
    paid_at: LONG_AGO,
    assessment_id: paid,
  }
  await put('orders', 'kept: of a result that goes', 'id', order)
  const entitlement = { id: randomUUID(), assessment_id: paid, order_id: order.id }
  await put('entitlements', 'due', 'id', entitlement)
  await put('goal_marks', 'due', 'assessment_id', { assessment_id: paid, goal: 1 })
  await put('share_links', 'due', 'id', {
    id: randomUUID(),
    assessment_id: paid,
    hash: hash(),
    style_code: 'CS',
  })
  const links = await putResult('kept: for the links', { last_used_at: NOW })
  for (const [says, at] of Object.entries(around(dueBefore('report_links', NOW)))) {
    await putLink(says, links, at)
    await putLink(says.replace('kept', 'kept, withdrawn'), links, FAR, at)
  }
}

/** Two results that stay, so that only the link's own end counts. */
async function seedComparisons(): Promise<void> {
  const [first, second] = [
    await putResult('kept: compared', { last_used_at: NOW }),
    await putResult('kept: compared', { last_used_at: NOW }),
  ]
  const row = () => ({ id: randomUUID(), first_id: first, hash: hash() })
  for (const [says, at] of Object.entries(around(dueBefore('comparison_links', NOW)))) {
    await put('pair_comparisons', says, 'id', { ...row(), expires_at: at })
  }
  const agreed = { second_id: second, agreed_at: LONG_AGO, expires_at: LONG_AGO }
  await put('pair_comparisons', 'kept: both agreed', 'id', { ...row(), ...agreed })
}

async function seed(): Promise<void> {
  const person = { id: randomUUID(), email: 'old@example.com', first_name: 'A', last_name: 'B' }
  await put('users', 'kept: a person', 'id', { ...person, created_at: LONG_AGO })
  const userId = person.id
  await seedResults(userId)
  await seedComparisons()
  const group = { id: randomUUID(), name: 'Old', leader_id: userId, created_at: LONG_AGO }
  await put('groups', 'kept: a group', 'id', group)
  // A group has one live session at a time.
  const more = [randomUUID(), randomUUID()]
  for (const id of more) await put('groups', 'kept: a group', 'id', { ...group, id })
  const add = async (
    kind: SweptKind,
    table: string,
    key: string,
    rowAt: (at: Date) => Record<string, unknown>,
  ) => {
    for (const [says, at] of Object.entries(around(dueBefore(kind, NOW)))) {
      await put(table, says, key, rowAt(at))
    }
  }
  const uuid = () => ({ id: randomUUID() })
  await add('drafts', 'assessment_drafts', 'id', (at) => {
    return { ...uuid(), user_id: userId, started_at: LONG_AGO, updated_at: at }
  })
  await add('sessions', 'sessions', 'id', (at) => {
    return { ...uuid(), user_id: userId, created_at: LONG_AGO, expires_at: at }
  })
  await add('mail_tokens', 'mail_tokens', 'hash', (at) => {
    return { hash: hash(), kind: 'verify_email', user_id: userId, email: 'a', expires_at: at }
  })
  await add('email_changes', 'email_changes', 'id', (at) => {
    const change = { ...uuid(), user_id: userId, session_id: randomUUID(), asked_at: LONG_AGO }
    const links = { confirm_hash: hash(), undo_hash: hash(), waits_until: LONG_AGO, undo_until: at }
    return { ...change, ...links, old_email: 'a', new_email: 'b' }
  })
  for (const accepted of [null, LONG_AGO]) {
    await add('invitations', 'invitations', 'id', (at) => {
      const email = `${randomUUID()}@example.com`
      const row = { ...uuid(), group_id: group.id, email, hash: hash(), expires_at: at }
      return { ...row, accepted_at: accepted }
    })
  }
  await add('join_links', 'join_links', 'id', (at) => {
    return { ...uuid(), group_id: group.id, hash: hash(), expires_at: at, places: 20 }
  })
  let lived = 0
  await add('live_sessions', 'live_sessions', 'id', (at) => {
    lived += 1
    const ends = new Date(at.getTime() + 4 * HOUR)
    const row = { ...uuid(), code: `00000${lived}`, allows_guests: true, started_at: at }
    return { ...row, group_id: lived === 1 ? group.id : more[lived - 2], ends_at: ends }
  })
  await add('declined', 'invitation_refusals', 'hash', (at) => {
    return { hash: randomBytes(32).toString('base64url'), everyone: false, refused_at: at }
  })
  const never = { hash: randomBytes(32).toString('base64url'), refused_at: LONG_AGO }
  await put('invitation_refusals', 'kept: no one may invite', 'hash', { ...never, everyone: true })
  await add('request_counts', 'rate_limits', 'key', (at) => {
    return { key: hash(), points: 3, expire: at.getTime() }
  })
  // On these the database's own clock decides: not even the product's role may delete younger ones (decision 8).
  const limit = dueBefore('audit', new Date()).getTime()
  for (const [says, at] of Object.entries({ due: limit - MINUTE, 'kept: not yet': limit + HOUR })) {
    const row = { ...uuid(), at: new Date(at), act: 'export_research', via: 'api' }
    await put('admin_acts', says, 'id', { ...row, target_kind: 'answers' })
  }
  const listed = { ...uuid(), email: 'l@example.com', source: 'test', created_at: LONG_AGO }
  await put('prospective_users', 'kept: until the one mail', 'id', listed)
  await add('launch_list', 'prospective_users', 'id', (at) => {
    const email = `${randomUUID()}@example.com`
    return { ...listed, ...uuid(), email, mail_queued_at: at }
  })
  await put('funnel_counts', 'kept: without a person', 'event', {
    day: LONG_AGO,
    event: 'preview',
    count: 2,
  })
}

const KEYS: Record<string, string> = {
  users: 'id',
  groups: 'id',
  assessments: 'id',
  orders: 'id',
  entitlements: 'id',
  ...{
    goal_marks: 'assessment_id',
    report_links: 'id',
    share_links: 'id',
    pair_comparisons: 'id',
    assessment_drafts: 'id',
    sessions: 'id',
  },
  ...{
    email_changes: 'id',
    mail_tokens: 'hash',
    invitations: 'id',
    join_links: 'id',
    live_sessions: 'id',
    invitation_refusals: 'hash',
    rate_limits: 'key',
    admin_acts: 'id',
  },
  prospective_users: 'id',
  funnel_counts: 'event',
}

test('exactly what is due goes', async () => {
  await seed()
  const swept = await replicas[0]?.sweep()
  expect(swept).toEqual({
    // Past the limit, and three old ones: a withdrawn link, one that has run out, paid without a link.
    guest_results: 4,
    drafts: 1,
    // Open and accepted.
    invitations: 2,
    declined: 1,
    join_links: 1,
    live_sessions: 1,
    mail_tokens: 1,
    email_changes: 1,
    // Run out and withdrawn; two more went with their results.
    report_links: 2,
    comparison_links: 1,
    sessions: 1,
    request_counts: 1,
    // Its mail did not arrive.
    launch_list: 1,
    audit: 1,
  })
  for (const [table, rows] of seeded) {
    const kept = [...rows.values()].filter((says) => says.startsWith('kept')).sort()
    expect(await leftOf(table, KEYS[table] ?? ''), table).toEqual(kept)
  }
  const orders = await query('SELECT amount_cents, email, assessment_id, status FROM orders')
  expect(orders).toEqual([{ amount_cents: 1900, email: null, assessment_id: null, status: 'paid' }])
  // One line of JSON a kind.
  const lines = replicas[0]?.log() ?? []
  expect(Object.fromEntries(lines.map(({ kind, deleted }) => [kind, deleted]))).toEqual(swept)
  expect(lines).toHaveLength(Object.keys(swept ?? {}).length)
  expect(await query(DIFFERENCES)).toEqual([])
})

test('a second sweep at the same moment finds nothing', async () => {
  const swept = (await replicas[0]?.sweep()) ?? {}
  expect(Object.values(swept).every((deleted) => deleted === 0)).toBe(true)
})

test('a draft that its person goes on with while it is being deleted stays', async () => {
  const [draft] = await query<{ id: string }>(
    'UPDATE assessment_drafts SET updated_at = $1 WHERE id = (SELECT id FROM assessment_drafts LIMIT 1) RETURNING id',
    [LONG_AGO],
  )
  const held = await hold('UPDATE assessment_drafts SET updated_at = $1 WHERE id = $2', [
    NOW,
    draft?.id,
  ])
  const sweeping = replicas[0]?.sweep()
  await held.waitedFor('DELETE FROM "public"."assessment_drafts"')
  await held.commit()
  expect((await sweeping)?.drafts).toBe(0)
  expect(await query('SELECT 1 FROM assessment_drafts WHERE id = $1', [draft?.id])).toHaveLength(1)
})

test(
  'two replicas at once delete every due row once, in batches, and totals stay right',
  SLOW_PROOF,
  async () => {
    const due = 1_203
    const one = result({ last_used_at: LONG_AGO })
    await query(
      `INSERT INTO assessments
     SELECT (jsonb_populate_record(null::assessments,
       $1::jsonb || jsonb_build_object('id', gen_random_uuid(), 'guest_id', gen_random_uuid(), 'is_sample', false))).*
     FROM generate_series(1, $2)`,
      [JSON.stringify({ ...one, answers: JSON.parse(one.answers), more_answers: [] }), due],
    )
    const before = await leftOf('assessments', 'id')
    expect(before.length).toBeGreaterThan(due)
    const counts = await Promise.all(
      replicas.map(async ({ sweep }) => (await sweep()).guest_results),
    )
    // What one replica was deleting, the other may have left to it: the next hour finds nothing more.
    const [rest] = await Promise.all([replicas[0]?.sweep()])
    const total = counts.reduce((sum, count) => sum + count, rest?.guest_results ?? 0)
    expect(total).toBe(due)
    expect(await leftOf('assessments', 'id')).toEqual(before.filter((says) => says !== undefined))
    expect(await query(DIFFERENCES)).toEqual([])
  },
)

test(
  'a sweep deletes what is due, however much that is, by the index of its end',
  SLOW_PROOF,
  async () => {
    const due = 120_000
    await query(
      `INSERT INTO rate_limits (key, points, expire)
       SELECT 'flood:' || n, 1, 1 FROM generate_series(1, $1::int) AS n`,
      [due],
    )
    await query('ANALYZE rate_limits')
    const [plan] = await query<{ 'QUERY PLAN': object[] }>(
      'EXPLAIN (FORMAT JSON) SELECT key FROM rate_limits WHERE expire < 1 LIMIT 500',
    )
    expect(JSON.stringify(plan)).toContain('rate_limits_expire_idx')
    expect((await replicas[0]?.sweep())?.request_counts).toBe(due)
    expect(await query("SELECT FROM rate_limits WHERE key LIKE 'flood:%'")).toEqual([])
  },
)

test('a running server sweeps at its own times', SLOW_PROOF, async () => {
  const gone = await putResult('due', { last_used_at: LONG_AGO })
  for (const { start } of replicas) start()
  await expect(async () => {
    expect(await query('SELECT 1 FROM assessments WHERE id = $1', [gone])).toEqual([])
  }).toPass({ timeout: 30_000 })
})
