import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../checkout.mjs'
import { grantRows } from '../roles'
import { ADVISORY_LOCKS } from './advisory-locks'
import { installQueues } from './queues'
import { FILTERS, withSchemaEngine } from './schema-engine'

/** Where migrations are, a folder each. */
export const MIGRATIONS = join(root, 'prisma/migrations')

/**
 * Applies the migrations that are missing, forward only, then the queue's own, and returns the names of ours. With a
 * `runningUrl` of another role, that role may then read and write rows. `only`: of the migrations, those of these names,
 * for rows of an older version (lib/runtime/database/restore.ts). Safe to run from several replicas at once.
 */
export async function migrate(
  databaseUrl: string,
  { runningUrl = databaseUrl, only }: { runningUrl?: string; only?: readonly string[] } = {},
): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate.key])
    await forgetInterrupted(lock)
    return await withSchemaEngine(databaseUrl, async (engine) => {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: readMigrations(only),
        filters: FILTERS,
      })
      await installQueues(lock)
      if (runningUrl !== databaseUrl) await grantRows(lock, runningUrl)
      return appliedMigrationNames
    })
  } finally {
    await lock.end()
  }
}

/**
 * A runner that was killed leaves a row without an end. PostgreSQL has rolled its statements back (each
 * migration is one implicit transaction), so under the lock the row can go and the migration runs again.
 */
async function forgetInterrupted(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('_prisma_migrations') AS found",
  )
  if (!rows[0]?.found) return
  await client.query(
    'DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  )
}

/** The names of all migrations, in order. */
export function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function readMigrations(only: readonly string[] = migrationNames()) {
  const migrationDirectories = only.map((name) => ({
    path: name,
    migrationFile: {
      path: 'migration.sql',
      content: {
        tag: 'ok' as const,
        value: readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8'),
      },
    },
  }))
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}
