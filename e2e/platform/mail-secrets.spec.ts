/** What is stored of a mail: the queue has no secret that still works, and mail files are deleted after a limited time. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { folderOf } from '../support/limited/replicas'
import { startMailServer } from '../support/mail/mail-server'
import { listMail, readMail } from '../support/mail/mailbox'
import { newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'

test.describe.configure({ mode: 'serial' })

const SECRET = /[?&/](?:token=|invitations\/)([A-Za-z0-9_-]{43})\b/

test.describe('by a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  let copy: Copy
  let database: Awaited<ReturnType<typeof newDatabase>>

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  test.beforeAll(async ({}, { workerIndex }) => {
    server = await startMailServer()
    database = await newDatabase('mail_secrets')
    aimAt(database.url)
    copy = await startCopy({
      DATA_DIR: folderOf(`mail-secrets-${workerIndex}`),
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
      SMTP_URL: server.url,
      RATE_LIMIT_SCALE: '100000',
    })
    // The product waits half a minute before the second try.
    await tryAgainAfter(0)
  })

  test.afterAll(async () => {
    await copy?.stop()
    aimAt()
    await database?.drop()
    await server?.close()
  })

  const secretsTo = (to: string) =>
    server.received
      .filter((one) => one.to.includes(to))
      .map(({ mail }) => SECRET.exec(mail.text ?? '')?.[1] ?? '')

  /** Everything in the queue's tables, as text. */
  const queueText = async () => {
    const rows = await query<{ row: string }>(
      'SELECT to_jsonb(job)::text AS row FROM pgboss.job UNION ALL SELECT to_jsonb(archive)::text FROM pgboss.archive',
    )
    return rows.map(({ row }) => row).join('\n')
  }
  const emptied = () => expect.poll(queueText).toBe('')
  const browser = () => newBrowser(copy.url)

  const WAITING = '"state": "retry"'
  const tryAgainAfter = (seconds: number) =>
    query('UPDATE pgboss.queue SET retry_delay = $1, retry_backoff = false', [seconds])
  const tryNow = () => query("UPDATE pgboss.job SET start_after = now() WHERE name = 'mail'")

  /** While the mail server holds the mail, its job can be read. */
  async function expectNoSecretKept(to: string, cause: () => Promise<unknown>): Promise<string> {
    await emptied()
    const before = secretsTo(to).length
    server.meet('hold')
    await cause()
    await expect.poll(() => secretsTo(to).length).toBe(before + 1)
    const secret = secretsTo(to).at(-1) ?? ''
    expect(secret).toHaveLength(43)
    const kept = await queueText()
    expect(kept).toContain(to)
    expect(kept).not.toContain(secret)
    server.letGo()
    await emptied()
    return secret
  }

  test('queued mail holds no secret, of whatever kind it is', async () => {
    const person = await browser()
    const email = newEmail('canary')
    const verify = await expectNoSecretKept(email, () => registerPerson(person, { email }))
    const reset = await expectNoSecretKept(email, () =>
      person.post('/api/auth/forgot-password', { data: { email } }),
    )
    const link = await expectNoSecretKept(email, () =>
      person.post('/api/auth/sign-in-link', { data: { email } }),
    )
    const invited = newEmail('invited')
    const group = await (await person.post('/api/groups', { data: { name: 'Design' } })).json()
    const invitation = await expectNoSecretKept(invited, () =>
      person.post(`/api/groups/${group.id}/invite`, { data: { email: invited } }),
    )
    const report = await expectNoSecretKept(email, () => orderReport(person, email))

    await test.step('and every secret opens what it is for', async () => {
      const post = async (path: string, data: object) => {
        const answer = await person.post(path, { data })
        expect(answer.status(), path).toBe(200)
      }
      expect((await person.get(`/api/invitations/${invitation}`)).status()).toBe(200)
      await post('/api/report-links/open', { token: report })
      await post('/api/auth/verify-email', { token: verify })
      await post('/api/auth/sign-in-link/use', { token: link })
      await post('/api/auth/reset-password', { token: reset, password: PASSWORD })
    })
  })

  /** At a price of nothing, with an address for the link. */
  async function orderReport(person: APIRequestContext, email: string): Promise<void> {
    const data = { responses: answersFor('D') }
    const { result_id } = await (await person.post('/api/assessment/guest/submit', { data })).json()
    const order = { result_id, coupon_code: 'FREE', email }
    const answer = await person.post('/api/payments/create-intent', { data: order })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  test(
    'a second try sends the same link, and never brings a used one back',
    SLOW_PROOF,
    async () => {
      const person = await browser()
      const { email } = await registerPerson(person)
      await emptied()
      server.meet('drop')
      await person.post('/api/auth/forgot-password', { data: { email } })
      await emptied()
      const [, first, second] = secretsTo(email)
      expect(second).toBe(first)

      await tryAgainAfter(3600)
      server.meet('drop')
      await person.post('/api/auth/forgot-password', { data: { email } })
      await expect.poll(queueText).toContain(WAITING)
      const used = { token: secretsTo(email)[3], password: PASSWORD }
      expect((await person.post('/api/auth/reset-password', { data: used })).status()).toBe(200)
      await tryNow()
      await emptied()
      await tryAgainAfter(0)
      expect(secretsTo(email)).toHaveLength(4)
      await expectFailure(
        await person.post('/api/auth/reset-password', { data: used }),
        'link_invalid',
      )
    },
  )

  test('an older mail that comes later does not end the newer link', SLOW_PROOF, async () => {
    const person = await browser()
    const { email } = await registerPerson(person)
    await emptied()
    await tryAgainAfter(3600)
    server.meet('busy')
    await person.post('/api/auth/forgot-password', { data: { email } })
    await expect.poll(queueText).toContain(WAITING)
    await person.post('/api/auth/forgot-password', { data: { email } })
    await expect.poll(() => secretsTo(email).length).toBe(2)
    await tryNow()
    await emptied()
    await tryAgainAfter(0)
    expect(secretsTo(email)).toHaveLength(2)
    const data = { token: secretsTo(email)[1], password: PASSWORD }
    expect((await person.post('/api/auth/reset-password', { data })).status()).toBe(200)
  })

  test('what was withdrawn, or whose account is gone, is not mailed', SLOW_PROOF, async () => {
    const person = await browser()
    const { email } = await registerPerson(person)
    const group = await (await person.post('/api/groups', { data: { name: 'Design' } })).json()
    await emptied()
    const invited = newEmail('revoked')
    server.meet('busy')
    await tryAgainAfter(3600)
    await person.post(`/api/groups/${group.id}/invite`, { data: { email: invited } })
    await expect.poll(queueText).toContain(WAITING)
    const [sent] = await (await person.get(`/api/groups/${group.id}/invitations`)).json()
    const revoked = await person.delete(`/api/groups/${group.id}/invitations/${sent.id}`)
    expect(revoked.status()).toBe(204)
    await tryNow()
    await emptied()
    expect(secretsTo(invited)).toEqual([])

    server.meet('busy')
    await person.post('/api/auth/forgot-password', { data: { email } })
    await expect.poll(queueText).toContain(WAITING)
    await person.delete('/api/account', { data: { password: PASSWORD } })
    await tryNow()
    await emptied()
    expect(secretsTo(email)).toHaveLength(2)
    await tryAgainAfter(0)
  })
})

test.describe('without a mail server', () => {
  const folder = () => process.env.E2E_DATA_DIR ?? '.data'

  test('the mails of a person go with the account', SLOW_PROOF, async ({ baseURL }) => {
    const [person, other] = [await newBrowser(baseURL), await newBrowser(baseURL)]
    const { email } = await registerPerson(person)
    const stays = await registerPerson(other)
    await readMail(folder(), email)
    await readMail(folder(), stays.email)
    await person.delete('/api/account', { data: { password: PASSWORD } })
    const subjects = async () => (await listMail(folder(), email)).map(({ subject }) => subject)
    // The last one says goodbye.
    await expect.poll(subjects).toEqual(['Your Discern account has been deleted'])
    expect(await listMail(folder(), stays.email)).toHaveLength(1)
  })

  test('they are gone after seven days', SLOW_PROOF, async () => {
    const mails = join(folderOf(`old-mails-${randomUUID()}`), 'mail')
    mkdirSync(mails, { recursive: true })
    const DAY = 24 * 3_600_000
    for (const age of [0, 6.99, 7.01, 30]) {
      const stamp = new Date(Date.now() - age * DAY).toISOString().replace(/[-:.]/g, '')
      writeFileSync(join(mails, `${stamp}-${age}.eml`), 'To: x\r\n\r\n')
    }
    const copy = await startCopy({ DATA_DIR: join(mails, '..') })
    await expect
      .poll(() =>
        readdirSync(mails)
          .map((name) => name.split('-')[1])
          .sort(),
      )
      .toEqual(['0.eml', '6.99.eml'])
    await copy.stop()
  })
})
