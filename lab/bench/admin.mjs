/**
 * How the admin's screens, a long history and a long export stand up to a million assessments: each but the export
 * against the best SQL we can write by hand for the same figures, and against itself on a hundredth of the rows.
 * Run: node --import tsx lab/bench/admin.mjs
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../lib/runtime/checkout.mjs'
import { startPostgres } from '../../lib/runtime/database/postgres.ts'
import { ensureRoles, rolesOf } from '../../lib/runtime/roles.ts'
import { seed } from './seed.mjs'

const AIM = 1.5
const SIZES = {
  small: { users: 2000, assessments: 10_000 },
  large: { users: 200_000, assessments: 1_000_000 },
}

const dataDir = join(root, '.test/bench-admin')

/** Prints a line for each figure. */
export async function benchAdmin() {
  rmSync(dataDir, { recursive: true, force: true })
  const { urls, stop } = await startPostgres(dataDir)
  try {
    const figures = {}
    for (const [name, size] of Object.entries(SIZES)) {
      const databaseUrl = await makeDatabase(urls.supervisor, name)
      const started = performance.now()
      await seed(databaseUrl, size)
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`admin / seed ${size.assessments} assessments, ${size.users} users: ${seconds} s`)
      figures[name] = measure(rolesOf(databaseUrl).running)
    }
    for (const [name, { ours, sql, counting, first }] of Object.entries(figures.large)) {
      const small = figures.small[name].ours
      const all = counting ? `, counting everything ${counting.toFixed(0)} ms` : ''
      const before = first ? `, the first look ${first.toFixed(0)} ms` : ''
      const byHand = sql
        ? ` SQL by hand ${sql.toFixed(1)} ms, ratio ${(ours / sql).toFixed(2)} (aim ≤ ${AIM}),`
        : ''
      console.log(
        `admin / ${name}: ${ours.toFixed(1)} ms,${byHand} ` +
          `on 10,000 assessments ${small.toFixed(1)} ms, ratio ${(ours / small).toFixed(2)}${all}${before}`,
      )
    }
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A database with the product's roles. Returns the supervisor's address of it: seeding sweeps and measures it, too. */
export async function makeDatabase(url, name) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
  const databaseUrl = url.replace(/[^/]+$/, name)
  await ensureRoles(databaseUrl)
  const { owner, running } = rolesOf(databaseUrl)
  run(['scripts/migrate.mjs'], { MIGRATION_DATABASE_URL: owner, DATABASE_URL: running })
  return databaseUrl
}

/** In a process of its own: the product's modules hold on to one database. */
function measure(databaseUrl) {
  const product = ['--conditions=react-server', '--import', 'tsx']
  const out = run([...product, 'lab/bench/admin-measure.ts'], {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_URL: 'http://localhost',
    NEXTAUTH_SECRET: 'for the bench only and of no use elsewhere',
    LOG_LEVEL: 'silent',
  })
  return JSON.parse(out)
}

function run(args, env) {
  const stdio = ['ignore', 'pipe', 'inherit']
  const options = { cwd: root, encoding: 'utf8', stdio, env: { ...process.env, ...env } }
  return execFileSync(process.execPath, args, options)
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await benchAdmin()
  process.exit(0)
}
