/** `npm run bench -- admin`: the admin's screens, a long history and a long export, at ten thousand and a million results. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/runtime/checkout.mjs'
import { startPostgres } from '../../lib/runtime/database/postgres.ts'
import { connected, ensureRoles, rolesOf } from '../../lib/runtime/roles.ts'
import { seed } from './seed.mjs'

const SIZES = {
  small: { users: 2000, assessments: 10_000 },
  large: { users: 200_000, assessments: 1_000_000 },
}

const dataDir = join(root, '.test/bench-admin')
rmSync(dataDir, { recursive: true, force: true })
const { urls, stop } = await startPostgres(dataDir)
try {
  const figures = {}
  for (const [name, size] of Object.entries(SIZES)) {
    const databaseUrl = await makeDatabase(urls.supervisor, name)
    await seed(databaseUrl, size)
    figures[name] = measure(rolesOf(databaseUrl).running)
  }
  console.log('\n| screen | at a million, first look | ms | at ten thousand | ratio |')
  console.log('| --- | --: | --: | --: | --: |')
  for (const [name, { first, warm }] of Object.entries(figures.large)) {
    const small = figures.small[name].warm
    const cells = [first, warm, small].map((ms) => ms.toFixed(1))
    console.log(`| ${[name, ...cells, (warm / small).toFixed(2)].join(' | ')} |`)
  }
} finally {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)

/** A database with the product's roles; its address as the supervisor, who seeds it. */
async function makeDatabase(url, name) {
  await connected(url, (client) => client.query(`CREATE DATABASE ${name}`))
  const databaseUrl = url.replace(/[^/]+$/, name)
  await ensureRoles(databaseUrl)
  const { owner, running } = rolesOf(databaseUrl)
  run(['scripts/migrate.mjs'], { MIGRATION_DATABASE_URL: owner, DATABASE_URL: running })
  return databaseUrl
}

/** In a separate process: the product's modules hold on to one database. */
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
