/** Mail arrives through failures: the real queue, real processes and a real mail server. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { freePort } from '../../lib/runtime/free-port'
import type { OpenMail } from '../../lib/server/mail/mail'
import { SLOW_PROOF } from '../support/checks'
import { startWire, testDatabase } from '../support/copies'
import { newDatabase } from '../support/database'
import { startMailServer } from '../support/mail/mail-server'
import { listMail, readMail } from '../support/mail/mailbox'
import type { Order } from '../support/mail-process'
import { type Replica, startReplica } from '../support/replica'

test.describe.configure({ mode: 'serial' })

const APP_URL = 'https://discern.example'
const LINK = `${APP_URL}/forgot-password?CNRY-${randomUUID()}`
let database: Awaited<ReturnType<typeof newDatabase>>

let server: Awaited<ReturnType<typeof startMailServer>>
let client: pg.Client
let dataDir: string
const processes = new Set<Replica>()

test.beforeAll(async () => {
  database = await newDatabase('mail')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // The product waits half a minute before the second try, and a minute for a process that died.
  await client.query(
    'UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false, expire_seconds = 2',
  )
  server = await startMailServer()
  dataDir = mkdtempSync(join(tmpdir(), 'discern-mail-'))
  replica = await startProcess()
})

test.afterAll(async () => {
  await Promise.all([...processes].map(({ kill }) => kill()))
  await client?.end()
  await server?.close()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A replica of the product's mail module. */
async function startProcess(env: Record<string, string> = {}) {
  const replica = await startReplica('mail', {
    DATABASE_URL: database.running,
    DATA_DIR: dataDir,
    APP_URL,
    SMTP_URL: server.url,
    MAIL_FROM: '',
    ...env,
  })
  processes.add(replica)
  const { child, output, kill } = replica
  const tell = async (order: Order) => {
    const done = once(child, 'message')
    child.send(order)
    await done
  }
  return {
    output,
    kill,
    send: (...mails: OpenMail[]) => tell({ send: mails }),
    sendAndUndo: (...mails: OpenMail[]) => tell({ send: mails, rollback: true }),
    work: () => tell({ work: true }),
  }
}

const newAddress = () => `${randomUUID()}@example.com`
const newsFor = (to: string): OpenMail => ({ kind: 'password_changed', to, data: { link: LINK } })
const receivedBy = (to: string) => server.received.filter((one) => one.to.includes(to))

/** The server has the mail, and the sender does not know yet. */
const arrivalOf = (to: string) =>
  expect.poll(() => receivedBy(to).length, { intervals: [20] }).toBe(1)

/** Every job came to its end, and nothing that was in one is left. */
async function expectNothingLeft(): Promise<void> {
  const count =
    'SELECT (SELECT count(*) FROM pgboss.job) + (SELECT count(*) FROM pgboss.archive) AS n'
  await expect.poll(async () => Number((await client.query(count)).rows[0].n)).toBe(0)
}

let replica: Awaited<ReturnType<typeof startProcess>>

test('a mail leaves with its transaction, once, and not without it', SLOW_PROOF, async () => {
  const [undone, done] = [newAddress(), newAddress()]
  await replica.sendAndUndo(newsFor(undone))
  await replica.send(newsFor(done))
  const { rows } = await client.query('SELECT id, data FROM pgboss.job')
  expect(rows).toMatchObject([{ data: newsFor(done) }])
  await replica.work()
  await expectNothingLeft()
  expect(receivedBy(undone)).toEqual([])
  expect(receivedBy(done)).toMatchObject([
    {
      to: [done],
      mail: {
        subject: 'Your Discern password was changed',
        messageId: `<${rows[0].id}@discern.example>`,
        from: { name: 'Discern', address: 'no-reply@discern.example' },
        to: [{ address: done }],
      },
    },
  ])
  const { html, text } = receivedBy(done)[0]?.mail ?? {}
  expect(text).toContain(LINK)
  expect(html).toContain(LINK)
})

test('a busy, a silent and a rude server only delay it', SLOW_PROOF, async () => {
  await replica.work()
  for (const [mood, copies] of [
    ['busy', 1],
    ['silent', 1],
    ['drop', 2],
  ] as const) {
    const to = newAddress()
    const before = server.connections()
    server.meet(mood)
    await replica.send(newsFor(to))
    await expectNothingLeft()
    expect(server.connections() - before, mood).toBe(2)
    const ids = receivedBy(to).map(({ mail }) => mail.messageId)
    expect(ids, mood).toHaveLength(copies)
    expect(new Set(ids).size, mood).toBe(1)
  }
})

test('a refused mail is given up at once, and the log does not say whose', SLOW_PROOF, async () => {
  const [refused, other] = [newAddress(), newAddress()]
  const before = server.connections()
  server.meet('refuse')
  await replica.send(newsFor(refused))
  await expectNothingLeft()
  expect(server.connections() - before).toBe(1)
  await replica.send(newsFor(other))
  await expectNothingLeft()
  expect(receivedBy(refused)).toHaveLength(0)
  expect(receivedBy(other)).toHaveLength(1)
  expect(replica.output()).toContain(
    '"reason":"the email server refuses this email (EENVELOPE RCPT TO 550)"',
  )
  expect(replica.output()).not.toMatch(/@example\.com|CNRY/)
})

test(
  'what a process was killed over is delivered by the next, with the same Message-ID',
  SLOW_PROOF,
  async () => {
    await replica.work()
    const to = newAddress()
    server.meet('hold')
    await replica.send(newsFor(to))
    await arrivalOf(to)
    await replica.kill()
    replica = await startProcess()
    await replica.work()
    await expectNothingLeft()
    const ids = receivedBy(to).map(({ mail }) => mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  },
)

test('two replicas share the work, and every mail comes once', SLOW_PROOF, async () => {
  const second = await startProcess()
  await second.work()
  const addresses = Array.from({ length: 40 }, newAddress)
  await replica.send(...addresses.map(newsFor))
  await expectNothingLeft()
  for (const to of addresses) expect(receivedBy(to)).toHaveLength(1)
  expect(replica.output()).toContain('job done')
  expect(second.output()).toContain('job done')
  await second.kill()
})

test('an outage of the database delays mail, and ends no process', SLOW_PROOF, async () => {
  await replica.kill()
  const wire = await startWire(testDatabase().port)
  replica = await startProcess({
    DATABASE_URL: database.running.replace(/:\d+\//, `:${wire.port}/`),
  })
  wire.cut()
  await replica.work()
  wire.mend()
  const to = newAddress()
  server.meet('hold')
  await replica.send(newsFor(to))
  await arrivalOf(to)
  wire.cut()
  // The mail server has accepted it, but that cannot be recorded.
  server.letGo()
  await expect.poll(() => replica.output()).toContain('job left open')
  wire.mend()
  await expectNothingLeft()
  const ids = receivedBy(to).map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  wire.close()
})

test(
  'a mail whose time is over, and one that failed for good, leave nothing',
  SLOW_PROOF,
  async () => {
    // One that works would deliver them.
    await replica.kill()
    replica = await startProcess()
    const [late, failed] = [newAddress(), newAddress()]
    await replica.send(newsFor(late), newsFor(failed))
    await client.query(
      `UPDATE pgboss.job SET start_after = now() + interval '1 day', keep_until = now() WHERE data->>'to' = $1`,
      [late],
    )
    await client.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now() - interval '2 minutes' WHERE data->>'to' = $1`,
      [failed],
    )
    await replica.work()
    const archived = async () =>
      (await client.query("UPDATE pgboss.archive SET archived_on = now() - interval '2 minutes'"))
        .rowCount
    await expect.poll(archived).toBe(2)
    await expectNothingLeft()
    expect([...receivedBy(late), ...receivedBy(failed)]).toEqual([])
  },
)

test('without a mail server it is a file that mail programs open', SLOW_PROOF, async () => {
  await replica.kill()
  replica = await startProcess({ SMTP_URL: '', MAIL_FROM: 'Ann <ann@discern.example>' })
  await replica.work()
  const to = newAddress()
  await replica.send(newsFor(to))
  const mail = await readMail(dataDir, to)
  expect(mail).toMatchObject({ subject: 'Your Discern password was changed', link: LINK })
  expect(mail.html).toContain('Your password was changed')
  expect(statSync(join(dataDir, 'mail')).mode & 0o777).toBe(0o700)
  await expectNothingLeft()
  expect(await listMail(dataDir, to)).toHaveLength(1)
})

test('the running product delivers what is in its queue', SLOW_PROOF, async () => {
  const sender = await startProcess({ DATABASE_URL: testDatabase().running })
  const to = newAddress()
  await sender.send(newsFor(to))
  const mail = await readMail(process.env.E2E_DATA_DIR ?? '.data', to)
  expect(mail.link).toBe(LINK)
  await sender.kill()
})

test('a wrong setting keeps the product from starting, and says why', SLOW_PROOF, async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      APP_URL: '',
      PORT: String(await freePort()),
      SMTP_URL: 'https://ann:hunter2@smtp.example',
    },
    encoding: 'utf8',
    timeout: 50_000,
  })
  expect(status).toBe(EXIT.setting)
  expect(stderr).toContain('Configuration: SMTP_URL must be an address')
  expect(stderr).not.toMatch(/hunter2|\n\s+at /)
})
