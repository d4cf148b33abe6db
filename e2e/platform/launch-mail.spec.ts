/**
 * The one mail to the launch list arrives once each, through failures: the real queue, real processes and a real mail
 * server.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { messages } from '../../lib/messages'
import { SLOW_PROOF } from '../support/checks'
import { newDatabase } from '../support/database'
import type { LaunchTask } from '../support/launch-process'
import { startMailServer } from '../support/mail/mail-server'
import { type Replica, startReplica } from '../support/replica'
import { STRIPE_KEYS } from '../support/shop/stripe-server'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const ADMIN = randomUUID()
let database: Awaited<ReturnType<typeof newDatabase>>
let server: Awaited<ReturnType<typeof startMailServer>>
let client: pg.Client
let dataDir: string
const processes = new Set<Replica>()

test.beforeAll(async () => {
  database = await newDatabase('launch')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // The product waits longer before a second try, and for a process that died.
  await client.query(
    'UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false, expire_seconds = 2',
  )
  await client.query(
    "INSERT INTO users (id, email, first_name, last_name, is_admin) VALUES ($1, 'admin@example.com', 'A', 'B', true)",
    [ADMIN],
  )
  server = await startMailServer()
  dataDir = mkdtempSync(join(tmpdir(), 'discern-launch-'))
})

test.afterAll(async () => {
  await Promise.all([...processes].map(({ kill }) => kill()))
  await client?.end()
  await server?.close()
  await database?.drop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

async function startLauncher(settings: Record<string, string> = STRIPE_KEYS) {
  const replica = await startReplica('launch', {
    DATABASE_URL: database.running,
    DATA_DIR: dataDir,
    SMTP_URL: server.url,
    ...settings,
  })
  processes.add(replica)
  const { child, output, kill } = replica
  let asked = 0
  return {
    output,
    kill,
    ask: (task: LaunchTask) => {
      const id = ++asked
      return new Promise<unknown>((resolve, reject) => {
        const hear = (answer: { id: number; result: unknown; error?: string }) => {
          if (answer.id !== id) return
          child.off('message', hear)
          if (answer.error === undefined) resolve(answer.result)
          else reject(new Error(answer.error))
        }
        child.on('message', hear)
        child.send({ id, task })
      })
    },
  }
}

const press: LaunchTask = { press: { adminId: ADMIN } }

async function enlist(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`)
  await client.query(
    `INSERT INTO prospective_users (id, email, source)
     SELECT gen_random_uuid(), email, 'test' FROM unnest($1::text[]) AS listed(email)`,
    [emails],
  )
  return emails
}

const listed = async () =>
  (await client.query('SELECT email FROM prospective_users')).rows.map(({ email }) => email)
const jobs = async () => (await client.query('SELECT 1 FROM pgboss.job')).rowCount
const receivedBy = (to: string) => server.received.filter((one) => one.to.includes(to))
const headerOf = (to: string, name: string) =>
  receivedBy(to)[0]?.mail.headers.find(({ key }) => key === name)?.value

test('not while payments are not open, not even from a job that is there', SLOW_PROOF, async () => {
  const [waits = ''] = await enlist(1)
  const open = await startLauncher()
  await open.ask(press)
  await open.kill()
  const closed = await startLauncher({})
  await expect(closed.ask(press)).rejects.toThrow(messages.api.previewMode)
  await closed.ask({ work: true })
  await expect.poll(jobs).toBe(0)
  expect(receivedBy(waits)).toEqual([])
  expect(await listed()).toEqual([waits])
  await closed.kill()
})

test(
  'once each, pressed over and over on two replicas, one of which dies in the middle',
  SLOW_PROOF,
  async () => {
    await enlist(249)
    const emails = await listed()
    const [first, second] = await Promise.all([startLauncher(), startLauncher()])
    await Promise.all([first, second, first].map(({ ask }) => ask(press)))
    await first.ask({ work: true })
    await expect.poll(() => server.received.length, { intervals: [20] }).toBeGreaterThan(20)
    await first.kill()
    expect((await listed()).length).toBeGreaterThan(0)
    await second.ask(press)
    await second.ask({ work: true })
    await expect.poll(listed, { timeout: 120_000 }).toEqual([])
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0)
    for (const email of emails) {
      // A server that takes a mail twice knows it by its Message-ID, and shows it once.
      const ids = new Set(receivedBy(email).map(({ mail }) => mail.messageId))
      expect(ids.size, email).toBe(1)
    }
    expect(await second.ask(press)).toEqual({ addresses: 0 })
    expect(second.output()).not.toMatch(/@example\.com/)
    // It would go on to send what the next journey lists.
    await second.kill()
  },
)

test(
  'the mail has the ways out of RFC 8058, and they work before it, too',
  SLOW_PROOF,
  async () => {
    const replica = await startLauncher()
    await replica.ask({ work: true })
    const [one = ''] = await enlist(1)
    await replica.ask(press)
    await expect.poll(() => receivedBy(one).length).toBe(1)
    await expect.poll(listed).toEqual([])
    expect(headerOf(one, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = headerOf(one, 'list-unsubscribe') ?? ''
    expect(address).toMatch(
      /^<https:\/\/discern\.example\/api\/launch-list\/unsubscribe\?token=\S+>$/,
    )
    const token = new URL(address.slice(1, -1)).searchParams.get('token') ?? ''
    const [id] = token.split('.')
    const { text } = receivedBy(one)[0]?.mail ?? {}
    expect(text).toContain(`https://discern.example/unsubscribe?token=${token}`)

    // The entry has no mail yet.
    await client.query(
      "INSERT INTO prospective_users (id, email, source) VALUES ($1, $2, 'test')",
      [id, one],
    )
    await expect(replica.ask({ leave: `${token.slice(0, -1)}-` })).rejects.toThrow(
      messages.auth.linkInvalid,
    )
    await replica.ask({ leave: token })
    expect(await listed()).toEqual([])
    await replica.ask({ leave: token })
    expect(await replica.ask(press)).toEqual({ addresses: 0 })
    expect(receivedBy(one)).toHaveLength(1)
    await replica.kill()
  },
)

test('who leaves between the queue and the mail gets none', SLOW_PROOF, async () => {
  const replica = await startLauncher()
  const [leaves = ''] = await enlist(1)
  const { rows } = await client.query('SELECT id FROM prospective_users')
  // As the job hands it over.
  await client.query('UPDATE prospective_users SET mail_queued_at = now()')
  const data = {
    kind: 'secret',
    to: leaves,
    mail: { kind: 'payments_open', data: { entryId: rows[0].id } },
  }
  await client.query("INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)", [data])
  await client.query('DELETE FROM prospective_users')
  await replica.ask({ work: true })
  await expect.poll(jobs).toBe(0)
  expect(receivedBy(leaves)).toEqual([])
  await replica.kill()
})
