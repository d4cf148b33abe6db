/** A backup that is taken under load, and what is restored from it. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import type { Header } from '../../lib/runtime/database/backup-format'
import { rolesOf } from '../../lib/runtime/roles'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { startCopy, testDatabase } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { startMailServer } from '../support/mail/mail-server'
import type { Order } from '../support/mail-process'
import { bearer, newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { type Replica, startReplica } from '../support/replica'
import { DIFFERENCES } from '../support/rows/kept-counts'

test.describe.configure({ timeout: 180_000 })

let folder: string
const file = (name: string) => join(folder, name)
const copies: { stop: () => Promise<void> }[] = []
const databases: { drop: () => Promise<unknown> }[] = []

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'discern-backup-'))
})

test.afterAll(async () => {
  aimAt()
  for (const copy of copies) await copy.stop()
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command with its operator's settings; returns its standard output, or its error where it ended with 1. */
function run(command: 'backup' | 'restore', path: string, url: string, dataDir: string) {
  const { owner, running } = rolesOf(url)
  const roles = { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner }
  return runWith({ ...roles, DATA_DIR: dataDir }, command, path)
}

async function runWith(settings: Record<string, string>, command: string, ...args: string[]) {
  const env = { ...process.env, NEXTAUTH_SECRET: '', MIGRATION_DATABASE_URL: '', ...settings }
  return promisify(execFile)(process.execPath, [`scripts/${command}.mjs`, ...args], { env }).then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code}: ${stderr}`,
  )
}

/** Everything in the schemas that a restore fills. */
const OBJECTS = `
  SELECT relname AS name FROM pg_class WHERE relnamespace::regnamespace::text IN ('public', 'pgboss')
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace::regnamespace::text IN ('public', 'pgboss')
  UNION ALL SELECT typname FROM pg_type WHERE typnamespace::regnamespace::text IN ('public', 'pgboss')
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'pgboss'`

/** A database without a table. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const { port, urlThrough, owner } = testDatabase()
  await query(`CREATE DATABASE ${name} OWNER ${new URL(owner).username}`)
  databases.push({ drop: () => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) })
  return urlThrough(port).replace(/\/discern$/, `/${name}`)
}

/** All that is stored about a person, byte by byte, except the time of the export. */
async function archiveOf(person: APIRequestContext): Promise<string> {
  const archive = await (await person.get('/api/account/export')).text()
  return archive.replace(/"exported_at":"[^"]+"/, '')
}

/** Guests submit, one after the other, until stopped; resolves to their results, in order. */
function keepSubmitting(baseURL: string) {
  const ids: string[] = []
  let goesOn = true
  const done = (async () => {
    const guest = await newBrowser(baseURL)
    while (goesOn) {
      const data = { responses: answersFor('CS') }
      const response = await guest.post('/api/assessment/guest/submit', { data })
      ids.push((await response.json()).result_id)
    }
  })()
  return {
    ids,
    stop: () => {
      goesOn = false
      return done
    },
  }
}

test(
  'a backup under load is of one moment, and what is restored from it is the same',
  SLOW_PROOF,
  async () => {
    const source = await newDatabase('backed_up')
    databases.push(source)
    const first = await startCopy({
      DATABASE_URL: source.url,
      DATA_DIR: file('first'),
      RATE_LIMIT_SCALE: '1000',
    })
    copies.push(first)
    const browser = await newBrowser(first.url)
    const person = await registerPerson(browser)
    const id = await takeAsPerson(browser, 'DI')
    const order = { result_id: id, coupon_code: 'FREE' }
    expect((await browser.post('/api/payments/create-intent', { data: order })).ok()).toBe(true)
    await browser.post('/api/groups', { data: { name: 'Tabs\t, \\. and\nlines' } })
    // The confirmation mail is queued, and its link is part of the export.
    await expect.poll(() => archiveOf(browser)).toContain('"open_mail_links":[{')
    const archive = await archiveOf(browser)

    const load = keepSubmitting(first.url)
    await expect.poll(() => load.ids.length).toBeGreaterThan(5)
    const before = [...load.ids]
    expect(await run('backup', file('a'), source.url, file('first'))).toMatch(
      /^Wrote [\d,]+ rows to /,
    )
    await load.stop()
    expect(load.ids.length).toBeGreaterThan(before.length)
    expect(statSync(file('a')).mode & 0o777).toBe(0o600)

    const url = await emptyDatabase()
    expect(await run('restore', file('a'), url, file('second'))).toMatch(/Restored [\d,]+ rows of /)
    const second = await startCopy({
      DATABASE_URL: url,
      DATA_DIR: file('second'),
      RATE_LIMIT_SCALE: '1000',
    })
    copies.push(second)
    const there = await newBrowser(second.url, bearer(person.token))
    expect((await there.get(`/api/results/${id}`)).status()).toBe(200)
    expect(await archiveOf(there)).toBe(archive)

    aimAt(url)
    const rows = await query<{ id: string }>(
      'SELECT id FROM assessments WHERE guest_id IS NOT NULL',
    )
    const restored = new Set(rows.map((row) => row.id))
    expect(before.filter((one) => !restored.has(one))).toEqual([])
    expect(await query(DIFFERENCES)).toEqual([])

    // What was restored keeps counting where the copy stopped.
    expect((await there.post('/api/groups', { data: { name: 'One more' } })).status()).toBe(201)
    expect(await query(DIFFERENCES)).toEqual([])
    aimAt()
    expect(await run('restore', file('a'), url, file('second'))).toMatch(/^1: .*not empty/s)
  },
)

test(
  'a file that is cut off, foreign or newer restores nothing, and the next try can',
  SLOW_PROOF,
  async () => {
    const source = await newDatabase('backed_up')
    databases.push(source)
    expect(await run('backup', file('whole'), source.url, file('third'))).toMatch(
      /^Wrote [\d,]+ rows to /,
    )
    const whole = readFileSync(file('whole'))
    const [head = '', ...rest] = gunzipSync(whole).toString().split('\n')
    const header: Header = JSON.parse(head)
    const newer = { ...header, migrations: [...header.migrations, '99991231000000_later'] }
    writeFileSync(file('cut'), whole.subarray(0, whole.length - 30))
    writeFileSync(file('without-end'), gzipSync([head, ...rest.slice(0, -2), ''].join('\n')))
    writeFileSync(file('newer'), gzipSync([JSON.stringify(newer), ...rest].join('\n')))
    writeFileSync(file('foreign'), 'something else')
    const [first = { name: '', columns: [] }, ...others] = header.tables
    const planted = [{ ...first, name: 'users; DROP TABLE users; --' }, ...others]
    const forged = { ...header, tables: planted }
    writeFileSync(file('forged'), gzipSync([JSON.stringify(forged), ...rest].join('\n')))

    // Errors that only the database finds, once the tables exist.
    const torn = gunzipSync(whole).toString().replace('SAVE20\t400', 'SAVE20\tmany')
    writeFileSync(file('torn'), gzipSync(torn))

    const url = await emptyDatabase()
    aimAt(url)
    await query('CREATE FUNCTION theirs() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$')
    const theirs = await query(OBJECTS)
    const restore = async (name: string) => {
      const said = await run('restore', file(name), url, file('fourth'))
      if (said.startsWith('1: ')) expect(await query(OBJECTS), name).toEqual(theirs)
      return said
    }
    expect(await restore('newer')).toContain('This backup is from a newer version.')
    expect(await restore('foreign')).toContain('This is no backup of Discern.')
    expect(await restore('forged')).toContain('names tables that its version never had')
    expect(await restore('cut')).toContain('Nothing was restored.')
    expect(await restore('without-end')).toContain('Nothing was restored.')
    expect(await restore('torn')).toMatch(/^1: .*invalid input/)
    expect(await restore('whole')).toMatch(/Restored [\d,]+ rows of /)
    const filled = await query(OBJECTS)
    expect(await run('restore', file('whole'), url, file('fourth'))).toContain('not empty')
    expect(await query(OBJECTS)).toEqual(filled)
    aimAt()
  },
)

test(
  'with the settings of a server a backup works, and where a role may not, the sentence names the setting',
  SLOW_PROOF,
  async () => {
    const source = await newDatabase('backed_up')
    databases.push(source)
    const server = { DATABASE_URL: source.running, DATA_DIR: file('fifth') }
    expect(await runWith(server, 'backup', file('by-server'))).toMatch(/^Wrote [\d,]+ rows to /)
    const empty = await emptyDatabase()
    const asServer = { DATABASE_URL: rolesOf(empty).running, DATA_DIR: file('fifth') }
    const refused = await runWith(asServer, 'restore', file('by-server'))
    expect(refused).toMatch(/^1: .*Set MIGRATION_DATABASE_URL, with the role that owns/)
    aimAt(source.url)
    await query('REVOKE SELECT ON users FROM discern_app')
    aimAt()
    const poorer = await runWith(server, 'backup', file('by-poorer'))
    expect(poorer).toMatch(/^1: .*for table users.*Set MIGRATION_DATABASE_URL/)
    expect(await run('restore', file('by-server'), empty, file('fifth'))).toMatch(/^Restored /)
  },
)

/** A process of the product's mail module, which delivers to `smtpUrl` what is in the queue of a database. */
async function startMailing(databaseUrl: string, smtpUrl: string): Promise<Replica> {
  const replica = await startReplica('mail', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: file('mailing'),
    SMTP_URL: smtpUrl,
  })
  replica.child.send({ work: true } satisfies Order)
  return replica
}

const newsFor = (to: string) => ({
  kind: 'password_changed',
  to,
  data: { link: 'https://x.example' },
})

test(
  'after a restore nothing is mailed before the operator says what, on any server, after any restart',
  SLOW_PROOF,
  async () => {
    const source = await newDatabase('mailing')
    databases.push(source)
    aimAt(source.url)
    const queue = async (to: string, change?: string) => {
      await query("INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)", [newsFor(to)])
      if (change) await query(`UPDATE pgboss.job SET ${change} WHERE data->>'to' = $1`, [to])
    }
    await queue('waits@example.com')
    await queue('tried@example.com', "state = 'retry', started_on = now(), retry_count = 1")
    // Its process was at it when the backup was made.
    await queue('half@example.com', "state = 'active', started_on = now() - interval '1 hour'")
    // Older mails are not sent, except after a late decision.
    await queue(
      'old@example.com',
      "keep_until = now() - interval '1 day', created_on = now() - interval '20 days'",
    )
    await query("INSERT INTO pgboss.job (name, data) VALUES ('launch_mail', '{}')")
    aimAt()
    expect(await run('backup', file('mails'), source.url, file('sixth'))).toMatch(/^Wrote /)
    const mailServer = await startMailServer()
    const received = () => mailServer.received.flatMap(({ to }) => to).sort()
    const replicas: Replica[] = []
    const mailing = async (url: string) => {
      const replica = await startMailing(rolesOf(url).running, mailServer.url)
      replicas.push(replica)
      return replica
    }
    const announced = (replica: Replica) =>
      expect.poll(replica.output).toContain('Since a restore no mail is sent')
    const ALL = ['half@example.com', 'old@example.com', 'tried@example.com', 'waits@example.com']
    try {
      const held = await emptyDatabase()
      const settings = {
        DATABASE_URL: rolesOf(held).running,
        MIGRATION_DATABASE_URL: rolesOf(held).owner,
        DATA_DIR: file('sixth'),
      }
      const said = await runWith(settings, 'restore', file('mails'))
      expect(said).toContain(
        'Since the restore no mail is sent. Waiting: 5 of the backup, 0 of later.',
      )
      const first = await mailing(held)
      await announced(first)
      await first.kill()
      for (const replica of [await mailing(held), await mailing(held)]) await announced(replica)
      // What comes later waits, too: a receipt of an order that was paid since.
      aimAt(held)
      await query("INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)", [
        newsFor('later@example.com'),
      ])
      expect(await runWith(settings, 'mails')).toContain('Waiting: 5 of the backup, 1 of later.')
      expect(await runWith(settings, 'mails', 'maybe')).toMatch(
        /^1: .*send, drop, hold, not "maybe"/,
      )
      expect(received()).toEqual([])
      expect(await runWith(settings, 'mails', 'send')).toContain('Of the backup, 5 are sent now.')
      await expect.poll(received).toEqual([...ALL, 'later@example.com'].sort())
      expect(await runWith(settings, 'mails')).toBe('No mail is held back.\n')

      mailServer.received.length = 0
      const dropped = await emptyDatabase()
      const roles = {
        DATABASE_URL: rolesOf(dropped).running,
        MIGRATION_DATABASE_URL: rolesOf(dropped).owner,
      }
      const restored = await runWith(
        { ...settings, ...roles },
        'restore',
        file('mails'),
        '--mails=drop',
      )
      expect(restored).toContain('Of the backup, 5 were dropped.')
      await mailing(dropped)
      aimAt(dropped)
      await query("INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)", [
        newsFor('new@example.com'),
      ])
      await expect.poll(received).toEqual(['new@example.com'])
    } finally {
      aimAt()
      await Promise.all(replicas.map(({ kill }) => kill()))
      await mailServer.close()
    }
  },
)
