/** What the bench's rows are measured on: one database server, the product, the bare app, and people with results. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { answersFor } from '../../e2e/support/answers'
import { startCopy, startWire } from '../../e2e/support/copies'
import { fewestStatements, listener } from '../../e2e/support/rows/heard'
import { root } from '../../lib/runtime/checkout.mjs'
import { startPostgres } from '../../lib/runtime/database/postgres'
import { startScratchServer } from '../../scripts/scratch-server.mjs'
import { type Running, startBareApp } from '../bare-app'
import { type Ask, ask, parentOf } from '../load/load'
import { HEAVY_EMAIL, seed } from './seed.mjs'

const FOLDER = join(root, '.test/bench')
const PEOPLE = { users: 2000, assessments: 10_000 }
/** As on the database that `npm start` brings along. */
const PRODUCT = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn', DB_PREPARED: '1' }
const STYLE = 'CS'

export interface Account {
  /** Request headers that a browser or a client of theirs sends. */
  cookie: Record<string, string>
  bearer: Record<string, string>
  /** A result of theirs whose report is open. */
  resultId: string
}

export interface Stage {
  product: Running
  bare: Running
  /** The process that all of PostgreSQL's come from. */
  database: number
  /** One result. */
  person: Account
  /** A thousand results. */
  collector: Account
  admin: Account
  /** The body of a submit. */
  answers: string
  /** Statements of a call, and the steps of the protocol they take: from a copy of the product that is listened to. */
  statementsOf: (ask: () => Ask) => Promise<{ statements: number; steps: number; texts: string[] }>
  stop: () => Promise<void>
}

/** Sets it all up; `stop` leaves nothing behind but the builds. */
export async function setStage(): Promise<Stage> {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const one of stops.splice(0)) await one()
    rmSync(FOLDER, { recursive: true, force: true })
  }
  try {
    return { ...(await set(stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function set(stops: (() => unknown)[]): Promise<Omit<Stage, 'stop'>> {
  rmSync(FOLDER, { recursive: true, force: true })
  const postgres = await startPostgres(join(FOLDER, 'postgres'))
  stops.unshift(postgres.stop)
  const { supervisor, owner, running } = postgres.urls
  const product: Running = await startScratchServer({
    dataDir: join(FOLDER, 'data'),
    env: { ...PRODUCT, DATABASE_URL: running, MIGRATION_DATABASE_URL: owner },
  })
  stops.unshift(product.stop)
  const client = new pg.Client({ connectionString: supervisor })
  await client.connect()
  stops.unshift(() => client.end())
  await seed(supervisor, PEOPLE)
  await client.query('CREATE TABLE bare_bodies (id uuid PRIMARY KEY, body jsonb NOT NULL)')
  await client.query(`GRANT INSERT ON bare_bodies TO ${new URL(running).username}`)
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const bare = await startBareApp(running)
  stops.unshift(bare.stop)

  const [person, collector, admin] = [
    await newAccount(product.url),
    await newAccount(product.url),
    await newAccount(product.url),
  ]
  await client.query(
    `UPDATE assessments SET user_id = (SELECT user_id FROM assessments WHERE id = $1)
     WHERE user_id = (SELECT id FROM users WHERE email = $2)`,
    [collector.resultId, HEAVY_EMAIL],
  )
  await client.query(
    `UPDATE users SET is_admin = true, email_verified_at = now(), owner_proven_at = now()
     WHERE id = (SELECT user_id FROM assessments WHERE id = $1)`,
    [admin.resultId],
  )
  // Mails of welcome are out of the way before anything is measured.
  await client.query('VACUUM ANALYZE')

  let listening: ReturnType<typeof listen> | undefined
  return {
    ...{ product, bare, person, collector, admin },
    database: parentOf(rows[0].pid),
    answers: JSON.stringify({ responses: answersFor(STYLE) }),
    statementsOf: async (next) => {
      listening ??= listen(supervisor, stops)
      const { url, ears } = await listening
      const said = await fewestStatements(ears, () => ask(url, next()))
      return {
        statements: said.length,
        steps: said.reduce((sum, { steps }) => sum + steps, 0),
        texts: said.map(({ text }) => text),
      }
    },
  }
}

/** A second copy of the product on the same database, over a wire. It signs with the same secret, so all may call it. */
async function listen(supervisor: string, stops: (() => unknown)[]) {
  const ears = listener()
  const wire = await startWire(Number(new URL(supervisor).port), ears.hear)
  const through = new URL(supervisor)
  through.port = String(wire.port)
  const copy = await startCopy({
    ...PRODUCT,
    DATA_DIR: join(FOLDER, 'data'),
    DATABASE_URL: through.href,
  })
  stops.unshift(async () => {
    await copy.stop()
    wire.close()
  })
  return { url: copy.url, ears }
}

/** Somebody new with one result and its complete report. */
export async function newAccount(url: string): Promise<Account> {
  const post = async (path: string, data: unknown, headers = {}) => {
    const answer = await ask(url, { method: 'POST', path, headers, body: JSON.stringify(data) })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    return { ...JSON.parse(String(answer.body)), cookies: answer.headers['set-cookie'] ?? [] }
  }
  const email = `${randomUUID()}@bench.example`
  const password = 'correct horse 28'
  const named = { first_name: 'Ada', last_name: 'Byron' }
  const { access_token, cookies } = await post('/api/auth/register', { email, password, ...named })
  const cookie = { Cookie: cookies.map((one: string) => one.split(';')[0]).join('; ') }
  const submitted = await post(
    '/api/assessment/guest/submit',
    { responses: answersFor(STYLE) },
    cookie,
  )
  const resultId = submitted.result_id as string
  await post('/api/payments/create-intent', { result_id: resultId, coupon_code: 'FREE' }, cookie)
  return { cookie, bearer: { Authorization: `Bearer ${access_token}` }, resultId }
}
