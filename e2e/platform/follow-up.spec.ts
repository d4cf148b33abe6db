/**
 * Mails about agreements come once each, on two replicas, by a clock of the test's own, and to no one who does not want
 * them: the real queue, real processes and a real mail server.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { PAIR_TEXTS } from '../../lib/disc/content/pair'
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
