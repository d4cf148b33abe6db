/**
 * `npm run bench`: how many requests a second the product answers, beside a bare Next application that does the least
 * for the same answer, on the same database server; and what 500 connections meet.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import pg from 'pg'
import { root } from '../../lib/runtime/checkout.mjs'
import { startPostgres } from '../../lib/runtime/database/postgres'
import { startBareApp } from '../bare-app'
import { crowd } from '../load/crowd'
import { median } from '../load/figures'
import { type Account, mixedWork, SUBMIT, startProduct } from '../load/product'

interface Row {
  name: string
  what: string
  /** The least share of the bare app's requests a second. */
  bar: number
  ours: (person: Account) => Request
  /** The request to the bare app, made from our answer. */
  bare: (person: Account, answer: string) => Request
}

const GZIP = { 'Accept-Encoding': 'gzip' }

/** Elements of a page, without those in scripts. */
const elementsIn = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z]/g)?.length ?? 0

const ROWS: Row[] = [
  {
    name: 'static',
    what: '/ : a static page of as many bytes',
    bar: 3,
    ours: () => ({ path: '/', headers: GZIP }),
    bare: (_, { length }) => ({ path: `/static/${length}`, headers: GZIP }),
  },
  {
    name: 'questions',
    what: 'the questions : a constant of as many bytes',
    bar: 0.8,
    ours: () => ({ path: '/api/assessment/questions' }),
    bare: (_, { length }) => ({ path: `/api/constant?bytes=${length}` }),
  },
  {
    name: 'result',
    what: 'a result : one Prisma query',
    bar: 0.55,
    ours: ({ resultId, bearer }) => ({ path: `/api/results/${resultId}`, headers: bearer }),
    bare: ({ resultId }) => ({ path: `/api/row?id=${resultId}` }),
  },
  {
    name: 'submit',
    what: 'a guest submits : one INSERT',
    bar: 0.3,
    ours: () => SUBMIT,
    bare: () => ({ ...SUBMIT, path: '/api/insert' }),
  },
  {
    name: 'page',
    what: 'a results page : one query and as many elements',
    bar: 0.65,
    ours: ({ resultId, cookie }) => ({ path: `/results/${resultId}`, headers: cookie }),
    bare: ({ resultId }, html) => ({
      path: `/elements?id=${resultId}&count=${elementsIn(html)}`,
    }),
  },
]

const CONNECTIONS = 16
/** A server that has run for a while is what people meet. */
const WARM_SECONDS = 6
/** They take turns, so that other work of the machine slows both alike. */
const TURNS = 7
const TURN_SECONDS = 2

const CROWD = 500
const CROWD_SECONDS = 15
const CROWD_MS = 1_500
/** A refusal that comes later than this does not come at once. */
const REFUSED_MS = 500

const asked = process.argv.slice(2)
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)
const stops: (() => unknown)[] = []
try {
  const folder = join(root, '.test/bench-postgres')
  rmSync(folder, { recursive: true, force: true })
  const { urls, stop } = await startPostgres(folder)
  stops.unshift(
    () => stop(),
    () => rmSync(folder, { recursive: true, force: true }),
  )
  const product = await startProduct('bench', {
    DATABASE_URL: urls.running,
    MIGRATION_DATABASE_URL: urls.owner,
    DB_PREPARED: '1',
  })
  stops.unshift(product.stop)
  await makeBareTable(urls.supervisor, new URL(urls.running).username)
  const bare = await startBareApp(urls.running)
  stops.unshift(bare.stop)

  console.log('\n| name | ours : bare | ours a second | bare a second | ratio | bar | |')
  console.log('| --- | --- | --: | --: | --: | --: | --- |')
  for (const row of ROWS.filter(({ name }) => isAsked(name))) {
    await measure(row, product, bare.url)
  }
  if (isAsked('crowd')) await measureCrowd(product)
} finally {
  for (const stop of stops) await stop()
}
process.exit(0)

async function makeBareTable(supervisor: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: supervisor })
  await client.connect()
  await client.query('CREATE TABLE bare_bodies (id uuid PRIMARY KEY, body jsonb NOT NULL)')
  await client.query(`GRANT INSERT ON bare_bodies TO ${role}`)
  await client.end()
}

async function measure(row: Row, { url, person }: Target, bareUrl: string): Promise<void> {
  const request = row.ours(person)
  const { path, method, headers, body } = request
  const answer = await fetch(url + path, { method, headers, body } as RequestInit)
  const [ours, bare] = [request, row.bare(person, await answer.text())]
  await speed(url, ours, WARM_SECONDS)
  await speed(bareUrl, bare, WARM_SECONDS)
  const pairs: [number, number][] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    pairs.push([await speed(url, ours, TURN_SECONDS), await speed(bareUrl, bare, TURN_SECONDS)])
  }
  const ratio = median(pairs.map(([one, other]) => one / other))
  const perSecond = ([0, 1] as const).map((at) => median(pairs.map((pair) => pair[at])).toFixed(0))
  print([row.name, row.what, ...perSecond, ratio.toFixed(2), `≥ ${row.bar}`, ratio >= row.bar])
}

interface Target {
  url: string
  person: Account
}

/** Answers a second. Throws where one is not as it should be. */
async function speed(url: string, request: Request, duration: number): Promise<number> {
  const found = await autocannon({ url, requests: [request], connections: CONNECTIONS, duration })
  if (found.non2xx + found.errors > 0) {
    throw new Error(
      `${request.path}: ${JSON.stringify(found.statusCodeStats)}, ${found.errors} errors`,
    )
  }
  return found['2xx'] / found.duration
}

async function measureCrowd({ url, person }: Target): Promise<void> {
  const options = { connections: CROWD, seconds: CROWD_SECONDS }
  const found = await crowd(url, mixedWork(person), options)
  const { served, servedMs, refused, refusedMs, withoutRetry, others } = found
  print([
    'crowd',
    `${CROWD} connections: ${served} served, p99`,
    ...[`${servedMs.toFixed(0)} ms`, '', '', `≤ ${CROWD_MS} ms`],
    servedMs <= CROWD_MS,
  ])
  print([
    'crowd',
    `${refused} answered 503, ${withoutRetry} without Retry-After, and ${others} otherwise; p99 of 503`,
    ...[refused ? `${refusedMs.toFixed(0)} ms` : '', '', '', `≤ ${REFUSED_MS} ms`],
    withoutRetry + others === 0 && (refused === 0 || refusedMs <= REFUSED_MS),
  ])
}

function print(cells: (string | boolean)[]): void {
  const said = cells.map((cell) => (cell === true ? 'met' : cell === false ? 'missed' : cell))
  console.log(`| ${said.join(' | ')} |`)
}
