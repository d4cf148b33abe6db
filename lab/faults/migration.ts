/** A migration that is killed at any moment, and run again: nothing is missing afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { root } from '../../lib/runtime/checkout.mjs'
import { rolesOf } from '../../lib/runtime/roles'
import type { Fault } from './catalogue'

/** The time for a whole run after an interrupted one, on a busy machine. */
const RUN_MS = 60_000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGKILL'] as const
/** The duration of the last whole run, so that kills fall at any moment of one. */
let lastMs = 3_000

export const migrationKilled: Fault = {
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
    const interrupted = migrate(env)
    await sleep(random() * lastMs)
    interrupted.kill(SIGNALS[Math.floor(random() * SIGNALS.length)] ?? 'SIGKILL')
    await interrupted.ended
    const again = performance.now()
    const { code, output } = await migrate(env).ended
    if (code !== 0) throw new Error(`A migration after one that was killed: ${output}`)
    lastMs = performance.now() - again
    await requireSame(url.href, database.url)
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
    return lastMs
  },
}

/** `npm run migrate`, as operators run it. */
function migrate(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/migrate.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended }
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
