/**
 * Several servers on one database, each request to another: what one has done, all know (docs/decisions/007). Two and
 * four of them, and two behind PgBouncer, in `npm run prove`. Mails, sweeps and the launch list of two: mail, launch-mail
 * and retention.spec.ts; limits under forged addresses: limits.spec.ts.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import pg from 'pg'
import { hasPooler, startPooler } from '../../lab/pooler.mjs'
import { FORM } from '../../lib/disc/form/items'
import { sentencesOf } from '../../lib/disc/result/sentences'
import { newAdmin } from '../support/admins'
import { answersFor, type WireAnswer } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopies } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { type Received, startMailServer } from '../support/mail/mail-server'
import {
  bearer,
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  takeAsPerson,
} from '../support/people'
import { submitAnswers } from '../support/product'
import { addAlike } from '../support/rows/crowd'
import { makeGroup, newPerson, type Someone } from '../support/teams'

const DATA_DIR = join(import.meta.dirname, '../../.test/any-server')
/** No fewer people are learned from. */
const FEWEST = 50
const SCALE = 20

/** All people like the first statement of each question most and the last least, or the other way round. */
const USUAL = FORM.map(({ question, items }) => ({
  question_number: question,
  most_like: items[0]?.id ?? '',
  least_like: items.at(-1)?.id ?? '',
}))
const UNUSUAL = USUAL.map(({ question_number, most_like, least_like }) => ({
  question_number,
  most_like: least_like,
  least_like: most_like,
}))

/** So many people with a confirmed address, each with these answers. */
async function addPeople(url: string, people: number, answers: WireAnswer[]): Promise<void> {
  const { result_id: id } = await submitAnswers(await newBrowser(url), answers)
  await addAlike(id, people)
}

/** How a server judges the usual answers. */
async function fitAt(url: string): Promise<number> {
  const { context } = await newPerson(url)
  const { result_id: id } = await submitAnswers(context, USUAL)
  return (await (await context.get(`/api/results/${id}`)).json()).quality.fit
}

for (const count of [2, 4]) {
  test.describe(`${count} servers`, SLOW_PROOF, () => {
    test.describe.configure({ mode: 'default', timeout: 180_000 })

    let mails: Awaited<ReturnType<typeof startMailServer>>
    let database: Awaited<ReturnType<typeof newDatabase>>
    let servers: Awaited<ReturnType<typeof startCopies>>
    const settings = () => ({
      DATA_DIR: `${DATA_DIR}-${count}`,
      DATABASE_URL: database.url,
      SMTP_URL: mails.url,
      // The other limits are wide.
      RATE_LIMIT_SCALE: String(SCALE),
      RATE_LIMIT_COUPON: '1/600',
    })

    test.beforeAll(async () => {
      test.setTimeout(180_000)
      mails = await startMailServer()
      database = await newDatabase('any_server')
      aimAt(database.url)
      servers = await startCopies(settings(), count)
    })

    test.afterAll(async () => {
      await servers?.stop()
      await mails?.close()
      aimAt()
      await database?.drop()
      rmSync(`${DATA_DIR}-${count}`, { recursive: true, force: true })
    })

    /** The same browser at each server. */
    async function everywhere({ context }: Pick<Someone, 'context'>) {
      const { cookies } = await context.storageState()
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      return Promise.all(servers.all.map(({ url }) => newBrowser(url, { Cookie })))
    }

    /** What each server answers, asked at once. */
    const answersOf = (
      browsers: readonly APIRequestContext[],
      ask: (browser: APIRequestContext) => Promise<APIResponse>,
    ) => Promise.all(browsers.map((browser) => ask(browser)))

    test('a report, its PDF and their end are the same everywhere at once', async () => {
      const someone = await newPerson(servers.url)
      const id = await takeAsPerson(someone.context)
      const browsers = await everywhere(someone)
      const [first] = browsers as [APIRequestContext]
      const order = { result_id: id, coupon_code: 'FREE' }
      expect((await first.post('/api/payments/create-intent', { data: order })).status()).toBe(200)
      const pdfs = () =>
        answersOf(browsers, (browser) => browser.get(`/api/assessment/download-pdf/${id}`))
      const sizes = async () =>
        Promise.all(
          (await pdfs()).map(async (pdf) => {
            expect(pdf.status()).toBe(200)
            return (await pdf.body()).length
          }),
        )
      const whole = await sizes()
      // Each has its PDF in memory now; what is struck on one is out of all of them.
      for (const { id: point } of sentencesOf('CS').slice(0, 3)) {
        const mark = { data: { fits: false } }
        const answer = await first.put(`/api/results/${id}/points/${point}`, mark)
        expect(answer.status(), await answer.text()).toBe(200)
      }
      const struck = await sizes()
      for (const [at, size] of struck.entries()) expect(size).toBeLessThan(whole[at] as number)
      expect(Math.max(...struck) - Math.min(...struck)).toBeLessThan(200)

      expect((await first.delete(`/api/results/${id}`)).status()).toBe(204)
      for (const pdf of await pdfs()) await expectFailure(pdf, 'not_found')
      for (const result of await answersOf(browsers, (one) => one.get(`/api/results/${id}`)))
        await expectFailure(result, 'not_found')
    })

    test('figures count what came to any of them, and what went', async () => {
      const admin = await newAdmin(servers.url)
      const browsers = await everywhere(admin)
      const figures = async () => {
        const items = await answersOf(browsers, (browser) => browser.get('/api/admin/items'))
        const boards = await answersOf(browsers, (browser) => browser.get('/api/admin/dashboard'))
        for (const answer of [...items, ...boards])
          expect(answer.status(), await answer.text()).toBe(200)
        return {
          items: await Promise.all(items.map((answer) => answer.json())),
          boards: await Promise.all(
            boards.map(async (answer) => (await answer.json()).assessments),
          ),
        }
      }
      const people = await Promise.all(
        servers.all.map(async ({ url }) => {
          const someone = await newPerson(url)
          return { ...someone, id: await takeAsPerson(someone.context) }
        }),
      )
      const before = await figures()
      expect(new Set(before.items.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(new Set(before.boards.map((one) => JSON.stringify(one))).size).toBe(1)
      const [gone] = people as [(typeof people)[number]]
      expect((await gone.context.delete(`/api/results/${gone.id}`)).status()).toBe(204)
      const after = await figures()
      for (const one of after.items) expect(one.assessments).toBe(before.items[0].assessments - 1)
      expect(new Set(after.items.map((one) => JSON.stringify(one))).size).toBe(1)
    })

    test('whose rights or account one takes away, all refuse', async () => {
      const [admin, other] = [await newAdmin(servers.url), await newAdmin(servers.url)]
      const browsers = await everywhere(other)
      const look = () => answersOf(browsers, (browser) => browser.get('/api/admin/users'))
      for (const answer of await look()) expect(answer.status()).toBe(200)
      const rights = `/api/admin/users/${other.person.id}/admin`
      const proof = { data: { password: PASSWORD } }
      expect((await admin.context.post('/api/auth/proof', proof)).ok()).toBe(true)
      expect((await admin.context.delete(rights)).ok()).toBe(true)
      for (const answer of await look()) await expectFailure(answer, 'not_found')
      const profile = () => answersOf(browsers, (browser) => browser.get('/api/auth/profile'))
      for (const answer of await profile()) expect(answer.status()).toBe(200)
      const disabled = `/api/admin/users/${other.person.id}/disabled`
      expect((await admin.context.put(disabled)).ok()).toBe(true)
      for (const answer of await profile()) await expectFailure(answer, 'not_signed_in')
    })

    test('a built page is the same from each of them, so what a browser has holds at all', async () => {
      const browsers = await Promise.all(servers.all.map(({ url }) => newBrowser(url)))
      for (const path of ['/', '/types/cs', '/privacy']) {
        const pages = await answersOf(browsers, (browser) => browser.get(path))
        const tags = pages.map((page) => page.headers().etag)
        expect(new Set(tags).size, path).toBe(1)
        const headers = { 'If-None-Match': tags[0] ?? '' }
        for (const again of await answersOf(browsers, (one) => one.get(path, { headers })))
          expect(again.status()).toBe(304)
      }
    })

    test('all servers learn about statements from the same people, whenever they start', async () => {
      await addPeople(servers.url, FEWEST, USUAL)
      const other = await startCopies(settings(), 1)
      try {
        await expect.poll(() => fitAt(other.url)).toBeGreaterThan(0)
        const learned = await fitAt(other.url)
        // Too few to learn from: a server that starts now may not know them either.
        await addPeople(servers.url, FEWEST - 1, UNUSUAL)
        const later = await startCopies(
          { ...settings(), DATA_DIR: `${DATA_DIR}-${count}-later` },
          1,
        )
        try {
          await expect.poll(() => fitAt(later.url)).toBe(learned)
          expect(await query('SELECT what FROM learned')).toHaveLength(1)
        } finally {
          await later.stop()
        }
      } finally {
        await other.stop()
      }
    })

    /** Waits for the one mail to this address with these words in its subject, and returns its link's secret. */
    async function secretOf(to: string, subject: RegExp): Promise<string> {
      const matches = ({ to: all, mail }: Received) =>
        all.includes(to) && subject.test(mail.subject ?? '')
      await expect.poll(() => mails.received.filter(matches).length, { timeout: 15_000 }).toBe(1)
      const text = mails.received.find(matches)?.mail.text ?? ''
      return /token=([\w-]{43})/.exec(text)?.[1] ?? ''
    }

    /** Two of them. */
    const pair = () => servers.all as [Copy, Copy]

    test('the address is confirmed by the mailed link, once', async () => {
      const [first, second] = pair()
      const browser = await newBrowser(first.url)
      const { email } = await registerPerson(browser)
      const token = await secretOf(email, /Confirm/i)
      const elsewhere = await newBrowser(second.url)
      const verify = () => elsewhere.post('/api/auth/verify-email', { data: { token } })
      expect((await verify()).status()).toBe(200)
      await expectFailure(await verify(), 'link_invalid')
      const profile = await (await browser.get('/api/auth/profile')).json()
      expect(profile.user.email_verified).toBe(true)
      // In a session of the account, the same link also proves its owner.
      const here = await browser.post('/api/auth/verify-email', { data: { token } })
      expect(await here.json()).toEqual({ verified: true, proven: true })
      await expectFailure(await verify(), 'link_invalid')
      expect(await (await browser.post('/api/auth/resend-verification')).json()).toEqual({
        sent: false,
      })
    })

    test('a forgotten password is replaced by the mailed link, which ends every session', async () => {
      const [first, second] = pair()
      const browser = await newBrowser(first.url)
      const { email, token: old } = await registerPerson(browser)
      const elsewhere = await newBrowser(second.url)
      const forgot = (address: string) =>
        elsewhere.post('/api/auth/forgot-password', { data: { email: address } })
      const known = await forgot(email)
      const unknown = await forgot(newEmail('unknown'))
      expect(await known.text()).toBe(await unknown.text())
      const token = await secretOf(email, /password/i)
      const password = 'a new horse 2030'
      const reset = () => elsewhere.post('/api/auth/reset-password', { data: { token, password } })
      const done = await reset()
      expect((await done.json()).user).toMatchObject({ email, email_verified: true })
      await expectFailure(await reset(), 'link_invalid')
      await expectFailure(await browser.get('/api/auth/profile'), 'not_signed_in')
      const client = await newBrowser(first.url, bearer(old))
      await expectFailure(await client.get('/api/auth/profile'), 'not_signed_in')
      const login = (secret: string) =>
        browser.post('/api/auth/login', { data: { email, password: secret } })
      await expectFailure(await login(PASSWORD), 'wrong_credentials')
      expect((await login(password)).status()).toBe(200)
    })

    test('signing out on one server ends the session on the other, in both carriers', async () => {
      const [first, second] = pair()
      const here = await newBrowser(first.url)
      const { token } = await registerPerson(here)
      const { cookies } = await here.storageState()
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const copies = [
        await newBrowser(second.url, { Cookie }),
        await newBrowser(second.url, bearer(token)),
      ]
      for (const copy of copies) expect((await copy.get('/api/auth/profile')).status()).toBe(200)
      expect((await here.post('/api/auth/logout')).status()).toBe(204)
      for (const copy of copies)
        await expectFailure(await copy.get('/api/auth/profile'), 'not_signed_in')
    })

    // Last: this client has no tries left then.
    test('a limit holds for all of them together, under a flood', async () => {
      // The caller who was too late for the last use of the coupon above has used up a try of this client.
      await query('DELETE FROM rate_limits')
      const guest = await newBrowser(servers.url)
      const guess = (at: number) => {
        const data = { code: `GUESS${at}`, base_amount: 19 }
        return guest.post('/api/payments/validate-coupon', { data })
      }
      const statuses: number[] = []
      // In waves, for which each finds a connection to the database.
      for (let wave = 0; wave < 6; wave++) {
        const at = Array.from({ length: 10 }, (_, index) => 10 * wave + index)
        const answers = await Promise.all(at.map(guess))
        statuses.push(...answers.map((answer) => answer.status()))
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(SCALE)
      expect(statuses.filter((status) => status === 429)).toHaveLength(60 - SCALE)
    })
  })
}

/** Connections to the database; the two servers ask for fourteen. */
const CONNECTIONS = 3
const ROUNDS = 4

/** It takes a moment, so that all connections are asked. */
const LEFT_IN_SESSION = 'SELECT name FROM pg_prepared_statements, pg_sleep(0.05)'
const ADVISORY_LOCKS = `
  SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND datname = current_database()`

test(
  'two servers share three connections, and no statement misses what another session had',
  SLOW_PROOF,
  async () => {
    test.skip(!hasPooler(), 'There is no PgBouncer here (apt-get install pgbouncer).')
    test.setTimeout(180_000)
    const database = await newDatabase('pooler')
    aimAt(database.url)
    const pooler = await startPooler(database.running, { size: CONNECTIONS })
    const servers = await startCopies(
      {
        DATA_DIR: `${DATA_DIR}-pooler`,
        DATABASE_URL: pooler.through(database.url),
        LOG_LEVEL: 'info',
        RATE_LIMIT_SCALE: '1000',
      },
      2,
    )
    try {
      const live = async () => {
        const browser = await newBrowser(servers.url)
        await submitAnswers(browser, answersFor('D'))
        const person = await registerPerson(browser)
        const id = await takeAsPerson(browser)
        const data = { result_id: id, coupon_code: 'FREE' }
        const asked = [
          await browser.post('/api/payments/create-intent', { data }),
          await browser.get(`/api/results/${id}`),
          await browser.get('/api/assessment/history'),
          await browser.get('/api/account/export'),
          await browser.get(`/detailed-personality-report?result=${id}`),
          await browser.get(`/api/groups/${await makeGroup({ context: browser, person })}`),
          await browser.delete(`/api/results/${id}`),
        ]
        for (const answer of asked)
          expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true)
      }
      // At once, so that transactions spread over the connections.
      for (let round = 0; round < ROUNDS; round++)
        await Promise.all(Array.from({ length: 4 }, live))
      const done = () => servers.output().match(/"queue":"mail".*"job done"/g)?.length ?? 0
      await expect.poll(done, { timeout: 30_000 }).toBeGreaterThanOrEqual(4 * ROUNDS)
      expect(servers.output().match(/.*"level":50.*"request".*/g)).toBeNull()
      // No connection keeps anything of a session.
      const through = new pg.Pool({
        connectionString: pooler.through(database.running),
        max: 4 * CONNECTIONS,
      })
      const found = await Promise.all(
        Array.from({ length: 4 * CONNECTIONS }, () => through.query(LEFT_IN_SESSION)),
      )
      await through.end()
      expect(new Set(found.map(({ rows }) => JSON.stringify(rows)))).toEqual(new Set(['[]']))
      expect(await query(ADVISORY_LOCKS)).toEqual([])
      expect(pooler.said()).not.toMatch(/unsupported startup parameter|prepared statement/)
    } finally {
      await servers.stop()
      await pooler.stop()
      aimAt()
      await database.drop()
      rmSync(`${DATA_DIR}-pooler`, { recursive: true, force: true })
    }
  },
)
