/** Migrations that were interrupted, by this version and by the one before. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ADVISORY_LOCKS } from '../../lib/runtime/database/advisory-locks'
import { MIGRATIONS, migrate, migrationNames } from '../../lib/runtime/database/migrate'
import { withSchemaEngine } from '../../lib/runtime/database/schema-engine'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { newDatabase } from '../support/database'

test.describe.configure({ timeout: 180_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let client: pg.Client

test.beforeEach(async () => {
  database = await newDatabase('migrated', { isEmpty: true })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

test.afterEach(async () => {
  await client.end()
  await database.drop()
})

test(
  'a record that the version before left without an end is completed, whether or not its migration had been applied',
  SLOW_PROOF,
  async () => {
    const { owner, running: runningUrl } = database
    await migrate(owner, { only: [] })
    const names = migrationNames()
    for (const [at, name] of names.entries()) {
      const only = names.slice(0, at + 1)
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (gen_random_uuid(), '', $1)`,
        [name],
      )
      expect(await migrate(owner, { only }), `${name}, not applied`).toEqual([name])
      await client.query(
        'UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0 WHERE migration_name = $1',
        [name],
      )
      expect(await migrate(owner, { only }), `${name}, applied`).toEqual([name])
    }
    expect(await migrate(owner, { runningUrl })).toEqual([])
    // What Prisma's own runner finds in it.
    const found = await withSchemaEngine(owner, (engine) =>
      engine.diagnoseMigrationHistory({
        migrationsList: {
          baseDir: MIGRATIONS,
          lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
          shadowDbInitScript: '',
          migrationDirectories: names.map((path) => ({
            path,
            migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: textOf(path) } },
          })),
        },
        optInToShadowDatabase: false,
        filters: { externalTables: [], externalEnums: [] },
      }),
    )
    expect(found).toMatchObject({
      history: null,
      failedMigrationNames: [],
      editedMigrationNames: [],
      hasMigrationsTable: true,
    })
  },
)

const textOf = (name: string) => readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8')

test(
  'npm run migrate ends with a code on SIGTERM, and the next run continues',
  SLOW_PROOF,
  async () => {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate.key])
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const waiting = start()
      await expect
        .poll(waiting.said, { timeout: 30_000 })
        .toContain('Waiting for another migration')
      waiting.kill(signal)
      expect(await waiting.ended).toBe(EXIT.failed)
      expect(waiting.said()).toContain('Not all was applied, and nothing by half. Run it again.')
    }
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrate.key])
    const whole = start()
    expect(await whole.ended, whole.said()).toBe(EXIT.ended)
  },
)

/** `npm run migrate`. */
function start() {
  const { owner: MIGRATION_DATABASE_URL, running: DATABASE_URL } = database
  const child = spawn(process.execPath, ['scripts/migrate.mjs'], {
    env: { ...process.env, DATABASE_URL, MIGRATION_DATABASE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    said: () => output,
    ended: once(child, 'close').then(([code]) => code),
  }
}
