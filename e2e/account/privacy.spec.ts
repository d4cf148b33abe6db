/**
 * Each table gets a recognizable value. The export has all values of its person and none of another; after the account is
 * deleted, a value remains only where the dialog said that it stays.
 */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from '../../lib/disc/result/sentences'
import { PERSONAL } from '../../lib/personal-data'
import { stateAfter } from '../support/answers'
import { expect, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { joinLaunchList } from '../support/launch-list'
import { readMail } from '../support/mail/mailbox'
import {
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  startAsPerson,
  takeAsPerson,
} from '../support/people'
import { type Mark, markRows } from '../support/rows/personal-rows'
import { confirmAddress, makeGroup, type Someone } from '../support/teams'

const DATA_DIR = join(import.meta.dirname, '../../.test/privacy')

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy
let person: Someone
let marks: Mark[]
let others: Mark[]
/** The group of the person that another person is in. */
let shared: string

test.beforeAll(async () => {
  database = await newDatabase('privacy')
  aimAt(database.url)
  copy = await startCopy({
    DATA_DIR,
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'info',
  })
  person = await someone('cnry')
  const other = await someone('othr')
  shared = await fill(person, other)
  await fill(other, person)
  // Members know the name of the group's leader.
  others = await markRows(other.person, { word: 'OTHR', year: 2040, skip: ['Group.name'] })
  marks = await markRows(person.person, { word: 'CNRY', year: 2030 })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

async function someone(name: string): Promise<Someone> {
  const context = await newBrowser(copy.url)
  const found = { context, person: await registerPerson(context, { email: newEmail(name) }) }
  await confirmAddress(found.person)
  return found
}

/** By the foot of an invitation. */
async function refuseInvitations({ person, context }: Someone, other: Someone): Promise<void> {
  const group = await makeGroup(other, 'Asking')
  await other.context.post(`/api/groups/${group}/invite`, { data: { email: person.email } })
  const { text } = await readMail(DATA_DIR, person.email, { subject: 'invites you' })
  const token = /no-invitations\?token=(\S+)/.exec(text)?.[1]
  expect((await context.post(`/api/no-invitations?token=${token}`)).status()).toBe(204)
}

/** Gives a person a row in every table; returns their group that the other is in. */
async function fill({ person, context }: Someone, other: Someone): Promise<string> {
  const { id, email } = person
  const result = await takeAsPerson(context, 'CS')
  const buy = async (data: object) => {
    expect((await context.post('/api/payments/create-intent', { data })).status()).toBe(200)
  }
  await buy({ result_id: result, coupon_code: 'FREE', email })
  await buy({ product: 'pass' })
  await context.put(`/api/results/${result}/goals/1`, {
    data: { done: true, due_on: '2027-01-01' },
  })
  const point = sentencesOf('CS')[0]?.id ?? ''
  await context.put(`/api/results/${result}/points/${point}`, { data: { fits: false } })
  await context.put(`/api/results/${result}/field`, { data: { field: 'care' } })
  await context.put(`/api/results/${result}/share`, { data: { called: 'Ada', compares: false } })
  await query('INSERT INTO try_mails (user_id, due_on) VALUES ($1, now())', [id])
  const draft = await startAsPerson(context)
  await context.put(`/api/assessment/draft/${draft}`, {
    data: { version: 0, state: stateAfter(3) },
  })
  await joinLaunchList(context, email)
  const group = await makeGroup({ person, context }, 'With another')
  await makeGroup({ person, context }, 'Alone')
  await query('INSERT INTO memberships (group_id, user_id) VALUES ($1, $2)', [
    group,
    other.person.id,
  ])
  await query(
    `INSERT INTO agreements (id, group_id, user_id, text) VALUES (gen_random_uuid(), $1, $2, 'I ask first')`,
    [group, id],
  )
  const inviting = await makeGroup(other, 'Inviting')
  await query(
    `INSERT INTO invitations (id, group_id, email, hash, expires_at)
     VALUES (gen_random_uuid(), $1, $2, md5(random()::text) || md5(random()::text), now() + interval '9 days')`,
    [inviting, email],
  )
  await refuseInvitations({ person, context }, other)
  await query(
    `WITH pair AS (
       INSERT INTO pair_comparisons (id, first_id, hash, expires_at)
       VALUES (gen_random_uuid(), $1, md5(random()::text) || md5(random()::text), now()) RETURNING id)
     INSERT INTO pair_mails (pair_id, user_id) SELECT id, $2 FROM pair`,
    [result, id],
  )
  await query(
    `INSERT INTO ended_memberships (user_id, group_id, group_name) VALUES ($1, $2, 'Ended')`,
    [id, inviting],
  )
  await query(
    `WITH live AS (
       INSERT INTO live_sessions (id, group_id, code, allows_guests, ends_at)
       VALUES (gen_random_uuid(), $2, upper(left(md5(random()::text), 6)), true, now() + interval '4 hours')
       RETURNING id),
     me AS (
       INSERT INTO participants
         (id, session_id, user_id, hash, shows_name, uses_result, may_be_guessed, dot_id, dot_x, dot_y)
       SELECT gen_random_uuid(), id, $1, md5(random()::text) || md5(random()::text), true, true, true,
         gen_random_uuid(), 0.25, -0.5
       FROM live RETURNING id)
     INSERT INTO given_answers SELECT id, 'finding:rub.DS', 'true' FROM me`,
    [id, inviting],
  )
  await query(
    `WITH link AS (
       INSERT INTO join_links (id, group_id, hash, expires_at, places)
       VALUES (gen_random_uuid(), $2, md5(random()::text) || md5(random()::text), now() + interval '9 days', 3)
       RETURNING id)
     INSERT INTO join_requests (join_link_id, user_id, agreed_to) SELECT id, $1, 'styles' FROM link`,
    [id, inviting],
  )
  await query(
    `INSERT INTO email_changes (id, user_id, old_email, new_email, confirm_hash, undo_hash, session_id, waits_until)
     SELECT gen_random_uuid(), $1, $2, $2, key, key, gen_random_uuid(), now()
     FROM (SELECT md5(random()::text) || md5(random()::text) AS key) AS made`,
    [id, email],
  )
  await query(`INSERT INTO identities (provider, subject, user_id) VALUES ('google', $1, $2)`, [
    email,
    id,
  ])
  await query(
    `INSERT INTO admin_acts (id, act, via, actor_id, target_kind, client)
     VALUES (gen_random_uuid(), 'export_research', 'api', $1, 'answers', '192.0.2.1')`,
    [id],
  )
  return group
}

/**
 * Every row of every table, ours and the queue's, that contains one of these words. Not the builds' files, which are
 * bytes, and whose random names contain any four letters now and then.
 */
async function find(words: readonly string[]): Promise<{ table: string; row: string }[]> {
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       AND table_name <> 'build_files'`,
  )
  expect(tables.length).toBeGreaterThan(20)
  const found = tables.map(async ({ name }) => {
    const rows = await query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE ANY($1)`,
      [words.map((word) => `%${word}%`)],
    )
    return rows.map(({ row }) => ({ table: name, row }))
  })
  return (await Promise.all(found)).flat()
}

test('the export has everything of the person and nothing of another', async () => {
  const response = await person.context.get('/api/account/export')
  expect(response.status(), await response.text()).toBe(200)
  const text = await response.text()
  // The test fills in what it says.
  expect(marks.length).toBeGreaterThan(40)
  const missing = marks.filter(({ value }) => !text.includes(value))
  expect(missing).toEqual([])
  expect(text).toContain(person.person.email)
  expect(text).not.toContain('OTHR')
  expect(text.toLowerCase()).not.toContain('othr-')
  expect(others.filter(({ value }) => text.includes(value))).toEqual([])
})

test('of a deleted person stays what the dialog says, and nothing more', async () => {
  const { id, email } = person.person
  const secrets = ['CNRY', email]
  expect((await find(secrets)).length).toBeGreaterThan(10)
  const announced = await (await person.context.get('/api/account/deletion')).json()
  const handedOver = announced.groups.filter((one: { heir: string | null }) => one.heir !== null)
  expect(handedOver).toEqual([
    { id: shared, name: expect.stringContaining('CNRY'), heir: expect.stringContaining('OTHR') },
  ])
  const gone = await person.context.delete('/api/account', { data: { password: PASSWORD } })
  expect(gone.status()).toBe(204)
  // The goodbye is mailed by the queue, and then it leaves the queue too.
  await expect.poll(async () => (await find([email])).length, { timeout: 30_000 }).toBe(0)
  const left = await find(secrets)
  for (const { table, row } of left) {
    if (table === 'public.groups') expect(row).toContain(shared)
    for (const { column, value } of marks.filter((one) => row.includes(one.value))) {
      const [model = '', field = ''] = column.split('.')
      const isText = value.startsWith('CNRY')
      if (isText) expect(PERSONAL[model]?.stays, `${column} in ${table}`).toHaveProperty(field)
    }
  }
  expect(new Set(left.map(({ table }) => table))).toEqual(
    new Set(['public.groups', 'public.orders', 'public.admin_acts']),
  )
  // The audit names people by id; no other log does.
  const named = await find([id])
  expect(new Set(named.map(({ table }) => table))).toEqual(new Set(['public.admin_acts']))
  // Orders stay, as amounts: two of the person, two of the other.
  const orders = await query(
    'SELECT email, user_id, assessment_id FROM orders WHERE user_id IS NULL',
  )
  expect(orders).toEqual(Array(2).fill({ email: null, user_id: null, assessment_id: null }))
})

test('no log has a name, and an account’s id only where something weighty happened', async () => {
  const lines = copy.output().split('\n')
  expect(lines.join('\n')).toContain('/api/account/export')
  for (const secret of ['CNRY', 'OTHR', person.person.email]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
  const numbered = lines.filter((line) => line.includes(person.person.id))
  // What was refused or ended has the network, too; who signed in, led or left a group does not.
  const isDue = (line: string) =>
    /"client"|"msg":"(signed in|leader made|leading ended|group handed over|member (left|removed))"/.test(
      line,
    )
  expect(numbered.filter((line) => !isDue(line))).toEqual([])
})

test('the log names account and client of failed sign-ins, refusals and ended sessions', async () => {
  const { context, person: me } = await someone('logged')
  const wrong = { email: me.email, password: 'not this one 28' }
  expect((await context.post('/api/auth/login', { data: wrong })).status()).toBe(401)
  expect((await context.get('/api/admin/users')).status()).toBe(404)
  await context.get('/admin/dashboard')
  expect((await context.post('/api/auth/logout')).status()).toBe(204)
  const stale = { Authorization: `Bearer ${me.token}` }
  expect((await context.get('/api/auth/profile', { headers: stale })).status()).toBe(401)
  const said = { account: me.id, client: '127.0.0.1' }
  const lines = () =>
    copy
      .output()
      .split('\n')
      .filter((line) => line.includes(me.id))
      .map((line) => JSON.parse(line))
  for (const line of [
    { ...said, msg: 'sign-in failed', disabled: false },
    { ...said, path: '/api/auth/login', status: 401, code: 'wrong_credentials' },
    { ...said, path: '/api/admin/users', status: 404, code: 'not_found' },
    { ...said, msg: 'refused', page: '/admin/dashboard' },
    { ...said, msg: 'sessions ended', sessions: 1 },
    { ...said, path: '/api/auth/profile', status: 401, code: 'not_signed_in' },
  ]) {
    await expect.poll(lines).toContainEqual(expect.objectContaining(line))
  }
  expect(copy.output()).not.toContain(me.email)
})
