import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root, run } from '../lib/runtime/checkout.mjs'
import { migrate } from '../lib/runtime/database/migrate.ts'
import { ensureRoles, rolesOf } from '../lib/runtime/roles.ts'

/** Any fixed number: the holder of this advisory lock makes the template. */
const LOCK = 7_301_997
/** What decides how a fresh database looks. */
const SOURCES = [
  'prisma',
  'lib/runtime/database/queues.ts',
  'lib/runtime/database/migrate.ts',
  'lib/runtime/roles.ts',
  'lib/disc',
]

/**
 * The name of a database as the product finds it after its first start, to be copied with CREATE DATABASE …
 * TEMPLATE. Made once in the PostgreSQL server that `serverUrl` leads to, for these migrations and first rows.
 */
export async function templateDatabase(serverUrl) {
  const name = `template_${sourcesKey()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await make(client, serverUrl, name)
    return name
  } finally {
    await client.end()
  }
}

/** Renamed when it is complete: a run may be stopped in the middle. */
async function make(client, serverUrl, name) {
  const draft = `${name}_draft`
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${draft}`)
  const url = new URL(serverUrl)
  url.pathname = `/${draft}`
  await prepare(String(url))
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
}

/** What `npm start` does to a database before it serves. */
async function prepare(databaseUrl) {
  const { owner, running } = rolesOf(databaseUrl)
  await ensureRoles(databaseUrl)
  await migrate(owner, { runningUrl: running })
  run(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], {
    env: { DATABASE_URL: owner },
    problem: 'The first rows of the template database could not be written.',
  })
}

function sourcesKey() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of listFiles(source)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function listFiles(source) {
  const path = join(root, source)
  if (/\.\w+$/.test(source)) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
