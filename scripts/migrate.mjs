/**
 * Applies the migrations in prisma/migrations, forward only, with Prisma's own schema engine in its WASM
 * form: the native one is a download that some networks refuse. Safe to run from several replicas at once.
 *
 *   node scripts/migrate.mjs                 apply what is missing, as MIGRATION_DATABASE_URL where that is set
 *   node scripts/migrate.mjs --create NAME   write the next migration: schema.prisma against its last commit
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as engineGlue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { installQueues } from './queues.mjs'
import { grantRows } from './roles.mjs'
import { root } from './settings.mjs'

const folder = join(root, 'prisma/migrations')
const schemaFile = join(root, 'prisma/schema.prisma')
const filters = { externalTables: [], externalEnums: [] }
/** Any fixed number: whoever holds this advisory lock is the one runner. */
const LOCK = 7_301_996

/**
 * Applies all missing migrations, then the queue's own, and returns the names of ours. With a `runningUrl` of another
 * role, that role may then read and write rows.
 */
export async function migrate(databaseUrl, runningUrl = databaseUrl) {
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK])
    await forgetInterrupted(lock)
    const { engine, close } = await openEngine(databaseUrl)
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: readMigrations(),
        filters,
      })
      await installQueues(lock)
      if (runningUrl !== databaseUrl) await grantRows(lock, runningUrl)
      return appliedMigrationNames
    } finally {
      await close()
    }
  } finally {
    await lock.end()
  }
}

/**
 * A runner that was killed leaves a row without an end. PostgreSQL has rolled its statements back (each
 * migration is one implicit transaction), so under the lock the row can go and the migration runs again.
 */
async function forgetInterrupted(client) {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') AS found")
  if (!rows[0].found) return
  await client.query(
    'DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  )
}

/** The engine's glue keeps one module per process; a second one would write over what the first still holds. */
let loaded

function loadWasm() {
  loaded ??= (async () => {
    const require = createRequire(import.meta.url)
    const wasmFile = join(
      require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
      '../schema_engine_bg.wasm',
    )
    // Where the engine tells why it gave up.
    globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
      set_message(message) {
        throw new Error(message)
      },
    }
    const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {
      './schema_engine_bg.js': engineGlue,
    })
    engineGlue.__wbg_set_wasm(instance.exports)
    instance.exports.__wbindgen_start()
  })()
  return loaded
}

/** `close` ends its connections: the engine's own lock lasts as long as they do, and the next runner waits for it. */
async function openEngine(databaseUrl) {
  await loadWasm()
  const connections = new pg.Pool({ connectionString: databaseUrl })
  const adapter = bindMigrationAwareSqlAdapterFactory(sendingWhole(new PrismaPg(connections)))
  const datamodels = [[schemaFile, readFileSync(schemaFile, 'utf8')]]
  const engine = await engineGlue.SchemaEngine.new({ datamodels }, () => {}, adapter)
  const close = async () => {
    engine.free()
    await connections.end()
  }
  return { engine, close }
}

/**
 * The adapter would cut a migration at every semicolon, also inside a function, and send the pieces one by one.
 * Sent whole, PostgreSQL reads it itself, and it holds as a whole or not at all.
 */
function sendingWhole(factory) {
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    adapter.executeScript = async (script) => {
      await adapter.client.query(script)
    }
    return adapter
  }
  return factory
}

function readMigrations() {
  const migrationDirectories = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(folder, name, 'migration.sql'), 'utf8') },
      },
    }))
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}

async function create(databaseUrl, name) {
  const { engine, close } = await openEngine(databaseUrl)
  const { stdout } = await engine.diff({
    from: committedSchema(),
    to: datamodel(readFileSync(schemaFile, 'utf8')),
    script: true,
    exitCode: null,
    filters,
  })
  await close()
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const target = join(folder, `${stamp}_${name}`)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'migration.sql'), stdout)
  console.log(`Wrote ${join(target, 'migration.sql')}`)
}

const datamodel = (content) => ({ tag: 'schemaDatamodel', files: [{ path: schemaFile, content }] })

/** The schema as last committed: what the migrations that exist lead to. */
function committedSchema() {
  try {
    const content = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return datamodel(content)
  } catch {
    return { tag: 'empty' }
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const running = process.env.DATABASE_URL
  const url = process.env.MIGRATION_DATABASE_URL || running
  if (!url) throw new Error('Set DATABASE_URL to the database to migrate.')
  const at = process.argv.indexOf('--create')
  if (at > 0) await create(url, process.argv[at + 1] ?? 'change')
  else {
    const names = await migrate(url, running)
    console.log(names.length ? `Applied ${names.join(', ')}` : 'Nothing to apply.')
  }
  process.exit(0)
}
