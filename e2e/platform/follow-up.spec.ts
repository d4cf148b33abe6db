/**
 * Mails about agreements, of groups and of two people, and the weekly line, come once each, on two replicas, by a clock of the test's own, and to no one who does not want
 * them: the real queue, real processes and a real mail server.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { PAIR_TEXTS } from '../../lib/disc/content/pair'
import { todayFor } from '../../lib/disc/result/today'
import { dayBy, lineOn } from '../../lib/disc/result/today-line'
import { STYLE_CODES } from '../../lib/disc/styles'
import { SLOW_PROOF } from '../support/checks'
import { newDatabase } from '../support/database'
import type { FollowUpTask } from '../support/follow-up-process'
import { startMailServer } from '../support/mail/mail-server'
import { type Replica, startReplica } from '../support/replica'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const CONSENT = new Date('2026-03-02T09:00:00Z')
const onDay = (day: number) => new Date(CONSENT.getTime() + day * 86_400_000).toISOString()

let database: Awaited<ReturnType<typeof newDatabase>>
let server: Awaited<ReturnType<typeof startMailServer>>
let client: pg.Client
let dataDir: string
const replicas: Replica[] = []

test.beforeAll(async () => {
  database = await newDatabase('follow_up')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  server = await startMailServer()
  dataDir = mkdtempSync(join(tmpdir(), 'discern-follow-up-'))
  for (let each = 0; each < 2; each++) {
    replicas.push(
      await startReplica('follow-up', {
        DATABASE_URL: database.running,
        DATA_DIR: dataDir,
        SMTP_URL: server.url,
      }),
    )
  }
})

test.afterAll(async () => {
  await Promise.all(replicas.map(({ kill }) => kill()))
  await client?.end()
  await server?.close()
  await database?.drop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

/** Each replica does it at the same moment. */
async function all(task: FollowUpTask): Promise<void> {
  await Promise.all(
    replicas.map(({ child }) => {
      const done = once(child, 'message')
      child.send(task)
      return done
    }),
  )
}

interface Member {
  wants?: boolean
  proven?: boolean
  archived?: boolean
  withheld?: boolean
}

/** A member of a group of their own, who agreed to do something. Returns their address. */
async function add({ wants = true, proven = true, ...more }: Member = {}): Promise<string> {
  const [user, group, email] = [randomUUID(), randomUUID(), `${randomUUID()}@example.com`]
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, email_verified_at, owner_proven_at)
     VALUES ($1, $2, 'Ada', 'B', $3, $4)`,
    [user, email, CONSENT, proven ? CONSENT : null],
  )
  await client.query(
    "INSERT INTO groups (id, name, leader_id, archived_at) VALUES ($1, 'Design', $2, $3)",
    [group, user, more.archived ? CONSENT : null],
  )
  await client.query(
    'INSERT INTO memberships (group_id, user_id, withheld_at) VALUES ($1, $2, $3)',
    [group, user, more.withheld ? CONSENT : null],
  )
  await client.query(
    `INSERT INTO agreements (id, group_id, user_id, text, mails_from)
     VALUES (gen_random_uuid(), $1, $2, 'I ask first', $3)`,
    [group, user, wants ? CONSENT : null],
  )
  return email
}

/** Makes the group of two of them one of two people, who show each other their styles: the first leads with D, the other with S. */
async function pair(one: string, other: string): Promise<void> {
  await client.query(
    `INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted, d_score, i_score,
       s_score, c_score, primary_letter, secondary_letter, style_code)
     SELECT gen_random_uuid(), id, 'f', '1', '[]', 28, 50, 50, 50, 50, letter, 'C', letter
     FROM users JOIN (VALUES ($1, 'D'), ($2, 'S')) AS two (address, letter) ON email = address`,
    [one, other],
  )
  await client.query(
    `INSERT INTO memberships (group_id, user_id) SELECT group_id, users.id
     FROM memberships JOIN users AS first ON first.id = user_id, users
     WHERE first.email = $1 AND users.email = $2`,
    [one, other],
  )
  await client.query(
    `WITH theirs AS (UPDATE memberships SET agreed_to = 'styles' WHERE group_id = (
       SELECT group_id FROM memberships JOIN users ON users.id = user_id WHERE email = $1) RETURNING group_id)
     UPDATE groups SET members_see = 'styles' WHERE id IN (SELECT group_id FROM theirs)`,
    [one],
  )
}

const receivedBy = (to: string) => server.received.filter((one) => one.to.includes(to))
const jobs = async () => (await client.query('SELECT 1 FROM pgboss.job')).rowCount

test(
  'one a week and the question, each once, to those who asked for them',
  SLOW_PROOF,
  async () => {
    const wanting: string[] = []
    for (let each = 0; each < 50; each++) wanting.push(await add())
    const silent = [
      await add({ wants: false }),
      await add({ proven: false }),
      await add({ archived: true }),
      await add({ withheld: true }),
    ]
    await all('work')
    let weeks = 0
    for (const day of [1, 2, 3, 9, 16, 23, 29, 30, 31, 60]) {
      await all({ now: onDay(day) })
      await all({ now: onDay(day) })
      if ([2, 9, 16, 23, 30].includes(day)) weeks++
      await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
      for (const to of wanting) {
        const ids = new Set(receivedBy(to).map(({ mail }) => mail.messageId))
        expect(ids.size, `${to} on day ${day}`).toBe(weeks)
      }
    }
    expect(silent.flatMap(receivedBy)).toEqual([])
    const last = receivedBy(wanting[0] ?? '').at(-1)?.mail
    expect(last?.subject).toBe('Did it work?')
    expect(last?.text?.match(/\/did-it-work\?token=\S+&answer=(yes|partly|no)/g)).toHaveLength(3)
    const header = (key: string) => last?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toContain('/api/follow-up/stop?token=')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  },
)

test(
  'a thing about the other one of two is not sent once they have withdrawn',
  SLOW_PROOF,
  async () => {
    const about = PAIR_TEXTS.D.S.try
    const [hears, shown, hearsNothing, withdraws] = [
      await add(),
      await add(),
      await add(),
      await add(),
    ]
    await pair(hears, shown)
    await pair(hearsNothing, withdraws)
    await client.query('INSERT INTO mail_holds (backup_of) VALUES (now())')
    await all({ now: onDay(2) })
    await client.query(
      `UPDATE memberships SET agreed_to = 'leader_only'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [withdraws],
    )
    await client.query('DELETE FROM mail_holds')
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    const textOf = (to: string) => receivedBy(to).map(({ mail }) => mail.text ?? '')
    expect(textOf(hears)).toEqual([expect.stringContaining(about)])
    expect(textOf(hearsNothing)).toEqual([expect.not.stringContaining(about)])
  },
)

test(
  'after weeks away only the newest is sent, and none to people who left meanwhile',
  SLOW_PROOF,
  async () => {
    const stays = await add()
    const leaves = await add()
    const stops = await add()
    const moves = await add()
    // Mails wait for an operator: what is queued is sent later.
    await client.query('INSERT INTO mail_holds (backup_of) VALUES (now())')
    await all({ now: onDay(20) })
    await client.query(
      'DELETE FROM memberships WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [leaves],
    )
    await client.query(
      'UPDATE agreements SET mails_from = NULL WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [stops],
    )
    await client.query("UPDATE users SET email = 'elsewhere@example.com' WHERE email = $1", [moves])
    await client.query('DELETE FROM mail_holds')
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    expect(receivedBy(stays)).toHaveLength(1)
    expect(receivedBy(stays)[0]?.mail.text).toContain('This is week 3 of 4')
    for (const to of [leaves, stops, moves, 'elsewhere@example.com'])
      expect(receivedBy(to)).toEqual([])
  },
)

/** Two people with an agreement since day 0, who both wait for the question. Returns their addresses. */
async function addTwo(): Promise<string[]> {
  const people = [await addReader({ asks: false }), await addReader({ asks: false })]
  await client.query(
    `WITH results AS (
       SELECT min(id) FILTER (WHERE user_id = $1) AS one, min(id) FILTER (WHERE user_id = $2) AS other FROM assessments),
     pair AS (
       INSERT INTO pair_comparisons (id, first_id, second_id, hash, agreed_at, expires_at, agreement, agreement_by_first, agreement_from)
       SELECT gen_random_uuid(), one, other, md5(one) || md5(other), $3, $3, 'We ask first', true, $3 FROM results RETURNING id)
     INSERT INTO pair_mails (pair_id, user_id) SELECT id, unnest(ARRAY[$1, $2]::uuid[]) FROM pair`,
    [...people.map(({ id }) => id), CONSENT],
  )
  return people.map(({ email }) => email)
}

test(
  'two people who agreed on something are asked once each after two weeks',
  SLOW_PROOF,
  async () => {
    await all('work')
    const waiting: string[] = []
    for (let each = 0; each < 15; each++) waiting.push(...(await addTwo()))
    for (const day of [13, 14, 15, 60]) {
      await all({ now: onDay(day) })
      await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
      for (const to of waiting) {
        const mails = receivedBy(to).map(({ mail }) => mail)
        expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(day < 14 ? 0 : 1)
      }
    }
    const mail = receivedBy(waiting[0] ?? '').at(-1)?.mail
    expect(mail?.text).toContain('you and Ada agreed: “We ask first”. Did it help?')
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toContain('/api/follow-up/stop?token=')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  },
)

interface Reader {
  asks?: boolean
  proven?: boolean
  disabled?: boolean
  /** Whether they have a result. */
  taken?: boolean
  /** Whether their reports are open. */
  pass?: boolean
}

/** A person with a result of the style DC, who asked for the weekly line a week before day 0. */
async function addReader({
  asks = true,
  proven = true,
  disabled = false,
  taken = true,
  pass = false,
}: Reader = {}): Promise<{ id: string; email: string; pass: boolean }> {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.com`]
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, email_verified_at, owner_proven_at, disabled_at)
     VALUES ($1, $2, 'Ada', 'B', $3, $4, $5)`,
    [id, email, CONSENT, proven ? CONSENT : null, disabled ? CONSENT : null],
  )
  if (taken)
    await client.query(
      `INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted, d_score, i_score,
         s_score, c_score, primary_letter, secondary_letter, style_code)
       VALUES (gen_random_uuid(), $1, 'f', '1', '[]', 28, 60, 40, 40, 60, 'D', 'C', 'DC')`,
      [id],
    )
  if (pass) await client.query('INSERT INTO passes (user_id) VALUES ($1)', [id])
  if (asks)
    await client.query('INSERT INTO try_mails (user_id, due_on) VALUES ($1, $2)', [
      id,
      atHour(0, 0).slice(0, 10),
    ])
  return { id, email, pass }
}

const atHour = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 5, 1 + day, hour)).toISOString()
const SOLD = STYLE_CODES.flatMap((code) =>
  STYLE_CONTENT[code].detail.phrases.flatMap(({ say, avoid }) => [say, avoid]),
)
const soldIn = (text: string) => SOLD.filter((sold) => sold && text.includes(sold))

test(
  'the line of home comes about once a week, to those who asked and may',
  SLOW_PROOF,
  async () => {
    const people: Awaited<ReturnType<typeof addReader>>[] = []
    for (let at = 0; at < 12; at++) people.push(await addReader({ pass: at % 2 === 0 }))
    const silent = [
      await addReader({ asks: false }),
      await addReader({ proven: false }),
      await addReader({ disabled: true }),
      await addReader({ taken: false, pass: true }),
    ]
    await all('work')
    /** Every seventh day brings all of eight free lines, every eighth all of seven of a report. */
    const isDue = (pass: boolean, day: number) => day % (pass ? 8 : 7) === 0
    const said = new Map(people.map(({ email }) => [email, [] as string[]]))
    for (let day = 0; day < 56; day++) {
      // Before noon and in the evening nothing is sent, and at noon it is sent once.
      for (const hour of day % 7 === 0 ? [11, 12, 13, 18] : [12, 13])
        await all({ now: atHour(day, hour) })
      await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
      for (const { id, email, pass } of people) {
        const lines = said.get(email) ?? []
        const mails = receivedBy(email)
        if (isDue(pass, day)) {
          const { lines: own } = todayFor({ personId: id, code: 'DC', report: pass ? 'DC' : null })
          const line = lineOn(own, dayBy(new Date(atHour(day, 12))))?.say ?? ''
          expect(mails.at(-1)?.mail.text, `${email}, day ${day}`).toContain(`“${line}”`)
          lines.push(line)
        }
        expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(lines.length)
      }
    }
    for (const { email, pass } of people) {
      expect(new Set(said.get(email)).size).toBe(pass ? 7 : 8)
      const text = receivedBy(email)
        .map(({ mail }) => mail.text)
        .join()
      if (pass) expect(soldIn(text)).not.toEqual([])
      else expect(soldIn(text)).toEqual([])
    }
    expect(silent.flatMap(({ email }) => receivedBy(email))).toEqual([])
    const mail = receivedBy(people[0]?.email ?? '').at(-1)?.mail
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toContain('/api/follow-up/stop?token=')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  },
)

test(
  'a report that is locked again brings free lines, and a missed day brings none',
  SLOW_PROOF,
  async () => {
    await all('work')
    const { id, email } = await addReader({ pass: true })
    await all({ now: atHour(0, 12) })
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    await client.query('UPDATE passes SET revoked_at = now() WHERE user_id = $1', [id])
    await all({ now: atHour(9, 12) })
    await all({ now: atHour(10, 12) })
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    expect(receivedBy(email)).toHaveLength(1)
    await all({ now: atHour(15, 12) })
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    const texts = receivedBy(email).map(({ mail }) => mail.text ?? '')
    expect(texts.map((text) => soldIn(text).length > 0)).toEqual([true, false])
  },
)

test(
  'no weekly line comes to people who stopped, moved or left meanwhile',
  SLOW_PROOF,
  async () => {
    await all('work')
    const [stays, stops, moves, leaves] = [
      await addReader(),
      await addReader(),
      await addReader(),
      await addReader(),
    ]
    await client.query('INSERT INTO mail_holds (backup_of) VALUES (now())')
    await all({ now: atHour(0, 12) })
    await client.query('DELETE FROM try_mails WHERE user_id = $1', [stops.id])
    await client.query("UPDATE users SET email = 'moved@example.com' WHERE id = $1", [moves.id])
    await client.query('DELETE FROM users WHERE id = $1', [leaves.id])
    await client.query('DELETE FROM mail_holds')
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    expect(receivedBy(stays.email)).toHaveLength(1)
    for (const to of [stops.email, moves.email, leaves.email, 'moved@example.com'])
      expect(receivedBy(to)).toEqual([])
  },
)
