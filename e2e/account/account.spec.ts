/** All that is held about a person: given to them, and erased with them. */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { type Sentence, sentencesOf } from '../../lib/disc/result/sentences'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { testDatabase } from '../support/copies'
import { expectFailure } from '../support/envelope'
import {
  bearer,
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  takeAsPerson,
} from '../support/people'

const [STRUCK] = sentencesOf('CS') as [Sentence, ...Sentence[]]

/** Every text the database holds, in one string. */
async function wholeDatabase(): Promise<string> {
  const client = new pg.Client({ connectionString: testDatabase().url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)
      texts.push(...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}

/** An account with something in every table that can hold a person's data. */
async function fullAccount(baseURL?: string) {
  const context = await newBrowser(baseURL)
  const canary = `cnry${crypto.randomUUID().slice(0, 8)}`
  const person = await registerPerson(context, {
    email: newEmail(canary),
    first_name: `First ${canary}`,
    last_name: `Last ${canary}`,
  })
  const id = await takeAsPerson(context, 'CS')
  await context.post('/api/payments/create-intent', {
    data: { result_id: id, coupon_code: 'FREE', email: person.email },
  })
  await context.put(`/api/results/${id}/goals/1`, { data: { done: true, due_on: '2030-05-05' } })
  await context.put(`/api/results/${id}/points/${STRUCK.id}`, { data: { fits: false } })
  await context.put(`/api/results/${id}/field`, { data: { field: 'care' } })
  await context.post('/api/payments/create-intent', { data: { product: 'pass' } })
  await context.post('/api/groups', { data: { name: `Group ${canary}` } })
  return { context, person, id, canary }
}

test('the archive has all data of its person, and none of another', async ({ baseURL }) => {
  const other = await fullAccount(baseURL)
  const { context, person, id, canary } = await fullAccount(baseURL)
  const response = await context.get('/api/account/export')
  expect(response.headers()['content-disposition']).toContain('discern-my-data.json')
  const archive = await response.json()
  expect(archive).toMatchObject({
    user: { email: person.email, first_name: `First ${canary}` },
    sessions: [{}],
    assessments: [
      {
        id,
        personality_type_code: 'CS',
        goals: [{ goal: 1, due_on: '2030-05-05' }],
        field_of_work: 'care',
        report_sentences: [{ sentence: STRUCK.title, fits: false }],
        complete_report: { revoked_at: null },
        mailed_links: [{}],
      },
    ],
    pass: { revoked_at: null },
    groups: [{ name: `Group ${canary}`, is_leader: true }],
  })
  expect(archive.orders).toHaveLength(2)
  expect(archive.assessments[0].answers).toHaveLength(28)
  expect(archive.assessments[0].answers[0].most_like).toMatch(/ /)
  const text = JSON.stringify(archive)
  expect(text).not.toContain(other.canary)
  expect(text).not.toMatch(/argon2|sessionVersion|passwordHash|session_version/)
})

test('every table that knows a person is named in the archive', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8')
  const room = 'lib/server/privacy'
  const files = readdirSync(room).filter((name) => name.startsWith('export'))
  const source = files.map((name) => readFileSync(`${room}/${name}`, 'utf8')).join('\n')
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
  const personal = models.filter(([, , body]) => /^\s+user\s+User\b/m.test(body ?? ''))
  const names = personal.map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1))
  expect(names).toContain('assessment')
  // A mail token is our secret, valid for hours; of the person it contains the address only.
  for (const name of names.filter((one) => one !== 'mailToken')) {
    expect(source, `the export must name ${name}`).toContain(`db.${name}.`)
  }
})

test('deleting the account leaves nothing of the person', async ({ baseURL }) => {
  const { context, person, canary, id } = await fullAccount(baseURL)
  const wrong = await context.delete('/api/account', { data: { password: 'wrong' } })
  await expectFailure(wrong, 'invalid')
  expect(await wholeDatabase()).toContain(canary)
  const response = await context.delete('/api/account', { data: { password: PASSWORD } })
  expect(response.status()).toBe(204)
  // The goodbye itself leaves the queue once it is delivered.
  await expect
    .poll(async () => (await wholeDatabase()).includes(canary), { timeout: 20_000 })
    .toBe(false)
  expect(await wholeDatabase()).not.toContain(id)
  await expectFailure(await context.get('/api/auth/profile'), 'not_signed_in')
  const client = await newBrowser(baseURL, bearer(person.token))
  await expectFailure(await client.get('/api/auth/profile'), 'not_signed_in')
  const login = { email: person.email, password: PASSWORD }
  await expectFailure(await client.post('/api/auth/login', { data: login }), 'wrong_credentials')
})

for (const path of ['/api/auth/forgot-password', '/api/auth/sign-in-link']) {
  test(
    `a mail whose person is deleted while it is made is let go, from ${path}`,
    SLOW_PROOF,
    async ({ baseURL }) => {
      const email = newEmail('gone')
      const { id } = await registerPerson(await newBrowser(baseURL), { email })
      const client = new pg.Client({ connectionString: testDatabase().url })
      await client.connect()
      const mails = async () =>
        (await client.query("SELECT FROM pgboss.job WHERE data ->> 'to' = $1", [email])).rowCount
      /** How many wait for what this connection has locked. */
      const waiting = async () =>
        (
          await client.query(
            'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))',
          )
        ).rowCount
      try {
        await expect.poll(mails, 'the first mail has gone').toBe(0)
        await client.query('BEGIN')
        await client.query('DELETE FROM users WHERE id = $1', [id])
        const visitor = await newBrowser(baseURL)
        expect((await visitor.post(path, { data: { email } })).ok()).toBe(true)
        await expect.poll(waiting).toBeGreaterThan(0)
        await client.query('COMMIT')
        // A second try would only come after half a minute.
        await expect.poll(mails).toBe(0)
      } finally {
        await client.end()
      }
    },
  )
}
