/** Faults of a copy that keeps its own database, as `npm start` does, and of its migrations, beside the others. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { answersFor } from '../../e2e/support/answers'
import { root } from '../../lib/runtime/checkout.mjs'
import { clusterOf } from '../../lib/runtime/database/cluster'
import { embeddedUrls } from '../../lib/runtime/database/postgres'
import { serverOn } from '../../lib/runtime/database/server'
import { freePort } from '../../lib/runtime/free-port'
import { type RoleUrls, rolesOf } from '../../lib/runtime/roles'
import type { Fault, Random } from './catalogue'
import { ask } from './clients'
import type { KeptServer, Scene } from './scene'

/** A whole run of a migration or a first start, after one that was interrupted, on a machine that does much else. */
const RUN_MS = 60_000
/** PostgreSQL starts, replays what it had written, and the product finds it. */
const AGAIN_MS = 5_000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGKILL'] as const

export const OWN_COPY_FAULTS: Fault[] = [
  {
    name: 'migration killed (TERM, INT, KILL)',
    count: 30,
    aimMs: RUN_MS,
    make: async ({ database }, random) => {
      const name = `interrupted_${Math.floor(random() * 2 ** 32)}`
      const url = new URL(database.url)
      url.pathname = `/${name}`
      const { owner, running } = rolesOf(url.href)
      await database.query(`CREATE DATABASE ${name} OWNER ${new URL(owner).username}`)
      const env = { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner }
      await interrupt(runOf('migrate', env), random() * lately.migrate, random)
      const again = performance.now()
      const { code, said } = await runOf('migrate', env).ended
      if (code !== 0) throw new Error(`A migration after one that was killed: ${said()}`)
      const ms = performance.now() - again
      lately.migrate = ms
      await requireSame(url.href, database.url)
      await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
      return ms
    },
  },
  {
    name: 'first start killed (TERM, INT, KILL)',
    count: 10,
    aimMs: RUN_MS,
    make: (scene, random) =>
      inClosedFolder(async (folder) => {
        const dataDir = join(folder, 'data')
        const env = { DATA_DIR: dataDir, PORT: String(await freePort()) }
        await interrupt(runOf('start', env), random() * lately.start, random)
        const again = performance.now()
        const started = runOf('start', env)
        await started.ready
        const ms = performance.now() - again
        lately.start = ms
        await requireSame(ownedBy(dataDir).owner, scene.database.url)
        started.kill('SIGTERM')
        await started.ended
        return ms
      }),
  },
  {
    name: 'data folder moved, or copied',
    count: 6,
    aimMs: RUN_MS,
    make: (scene, random) =>
      inClosedFolder(async (folder) => {
        const [before, after] = [join(folder, 'before'), join(folder, 'after')] as const
        const first = await startOwn(scene, before)
        const id = await submit(first)
        await first.end(random() < 0.5 ? 'SIGKILL' : 'SIGTERM')
        if (random() < 0.5) renameSync(before, after)
        else cpSync(before, after, { recursive: true })
        const again = performance.now()
        const second = await startOwn(scene, after)
        const ms = performance.now() - again
        await requireStored(after, id)
        await second.end()
        return ms
      }),
  },
  {
    name: 'embedded database killed (kill -9)',
    count: 6,
    aimMs: AGAIN_MS,
    make: (scene, random) =>
      inClosedFolder(async (folder) => {
        const dataDir = join(folder, 'data')
        const server = await startOwn(scene, dataDir)
        const before = await submit(server)
        await sleep(random() * 500)
        const pid = serverOn(clusterOf(dataDir))
        if (!pid) throw new Error('There was no database to kill.')
        process.kill(pid, 'SIGKILL')
        const killed = performance.now()
        const after = await submit(server)
        const ms = performance.now() - killed
        await requireStored(dataDir, before, after)
        await server.end()
        return ms
      }),
  },
]

/** As root, its mode keeps the database's user out. */
async function inClosedFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'discern-own-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One of our commands. */
function runOf(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const said = () => output
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('is ready at')) resolve()
      })
    }
    void ended.then(({ code }) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
  // A command that serves nothing never is.
  ready.catch(() => {})
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended, ready }
}

/** Milliseconds that a whole run took last, so that a kill falls at any moment of one. */
const lately = { migrate: 3_000, start: 5_000 }

async function interrupt(
  run: ReturnType<typeof runOf>,
  afterMs: number,
  random: Random,
): Promise<void> {
  const signal = SIGNALS[Math.floor(random() * SIGNALS.length)] ?? 'SIGKILL'
  await sleep(afterMs)
  process.stdout.write(`${signal} after ${Math.round(afterMs)} ms … `)
  run.kill(signal)
  await run.ended
}

/** Throws where a database does not have all that another one has. */
async function requireSame(url: string, other: string): Promise<void> {
  const [ours, theirs] = [await contentsOf(url), await contentsOf(other)]
  const lacks = theirs.filter((line) => !ours.includes(line))
  if (lacks.length > 0) throw new Error(`After an interruption there is no ${lacks.join(', ')}`)
}

/** Columns, indexes and triggers, and which migrations have finished. */
async function contentsOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(`
      SELECT format('%s.%s.%s', table_schema, table_name, column_name) AS line
      FROM information_schema.columns WHERE table_schema IN ('public', 'pgboss')
      UNION SELECT indexname FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')
      UNION SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
      UNION SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL
      UNION SELECT 'queue ' || name FROM pgboss.queue
      UNION SELECT 'coupon ' || code FROM coupons WHERE preview_only`)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

function ownedBy(dataDir: string): RoleUrls {
  const urls = embeddedUrls(dataDir)
  if (!urls) throw new Error(`There is no database in ${dataDir}.`)
  return urls
}

/** A server with a database of its own. */
async function startOwn(scene: Scene, dataDir: string): Promise<KeptServer> {
  mkdirSync(dataDir, { recursive: true })
  const own = { DATABASE_URL: '', DATA_DIR: dataDir }
  const { code, said } = await runOf('migrate', own).ended
  if (code !== 0) throw new Error(`It could not be migrated: ${said()}`)
  return scene.startAnother(own)
}

/** One submission, tried until it is acknowledged: the number of the result. */
async function submit({ url }: KeptServer): Promise<string> {
  const body = JSON.stringify({ responses: answersFor('D') })
  const path = '/api/assessment/guest/submit'
  for (;;) {
    const answer = await ask(url, { method: 'POST', path, body }).catch(() => undefined)
    if (answer?.status === 201) return JSON.parse(answer.body).result_id
    if (answer && answer.status !== 503) throw new Error(`${path} ${answer.status} ${answer.body}`)
    await sleep(100)
  }
}

async function requireStored(dataDir: string, ...ids: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownedBy(dataDir).owner })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM assessments WHERE id = ANY($1)', [ids])
    if (rowCount !== ids.length) throw new Error(`Results are lost from ${dataDir}: ${ids}`)
  } finally {
    await client.end()
  }
}
