import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root, say } from '../checkout.mjs'
import { connected, grantRows } from '../roles'
import { ADVISORY_LOCKS } from './advisory-locks'
import { installQueues } from './queues'

/** The folder of migrations, one folder each. */
export const MIGRATIONS = join(root, 'prisma/migrations')

/**
 * Applies the missing migrations, forward only, then the queue's own, and returns the names of ours. The role of a
 * `runningUrl` gets the right to read and write rows. `only`: the names to apply, for rows of an older version
 * (lib/runtime/database/restore.ts). Safe to run from several replicas at once, and to stop at any moment: a migration
 * and its record are one transaction.
 */
export async function migrate(
  databaseUrl: string,
  { runningUrl = databaseUrl, only }: { runningUrl?: string; only?: readonly string[] } = {},
): Promise<string[]> {
  return connected(databaseUrl, async (client) => {
    await waitForTurn(client)
    const missing = await findMissing(client, only ?? migrationNames())
    for (const name of missing) await apply(client, name)
    await installQueues(client)
    if (runningUrl !== databaseUrl) await grantRows(client, runningUrl)
    return missing
  })
}

/** Until no other runner is at work, or what a killed one had sent is over. */
async function waitForTurn(client: pg.Client): Promise<void> {
  const { key } = ADVISORY_LOCKS.migrate
  const { rows } = await client.query<{ is_ours: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS is_ours',
    [key],
  )
  if (rows[0]?.is_ours) return
  say('Waiting for another migration of this database …')
  await client.query('SELECT pg_advisory_lock($1)', [key])
}

async function findMissing(client: pg.Client, names: readonly string[]): Promise<string[]> {
  await ensureRecords(client)
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}

/** The table of Prisma's own runner, with the same rows, so that either may follow the other. */
async function ensureRecords(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has_records: boolean; has_tables: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS has_records,
       EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema()) AS has_tables`,
  )
  if (rows[0]?.has_records) return
  if (rows[0]?.has_tables) {
    throw new Error('It has tables of another program. Discern needs a database of its own.')
  }
  await client.query(`
    CREATE TABLE _prisma_migrations (
      id VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum VARCHAR(64) NOT NULL,
      finished_at TIMESTAMPTZ,
      migration_name VARCHAR(255) NOT NULL,
      logs TEXT,
      rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
      applied_steps_count INTEGER NOT NULL DEFAULT 0
    )`)
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8')
  const wasBegun = await hasBegun(client, name)
  try {
    if (CONCURRENT.test(sql)) {
      await makeIndex(client, sql)
      await inTransaction(client, () => record(client, name, sql))
    } else {
      await inTransaction(client, async () => {
        await client.query(sql)
        await record(client, name, sql)
      })
    }
  } catch (error) {
    if (!wasBegun || !saysDone(error)) throw new Error(`${name}: ${wordsOf(error, sql)}`)
    await inTransaction(client, () => record(client, name, sql))
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/**
 * Versions up to 0.2 first wrote a record without an end and then sent the migration, which PostgreSQL applied whole or
 * not at all, also after its sender was killed.
 */
async function hasBegun(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
    [name],
  )
  return Boolean(rowCount)
}

/** PostgreSQL's codes for objects that exist already, or no longer: such a migration had been applied. */
const DONE = /^42(P01|P06|P07|701|703|704|710|723)$/

const saysDone = (error: unknown) =>
  error instanceof pg.DatabaseError && DONE.test(error.code ?? '')

async function record(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query(
    'DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
    [name],
  )
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
  )
}

/** Not allowed in a transaction, so it is alone in its migration (migration-rules.ts). */
const CONCURRENT = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?"?(\w+)"?/im

/** An interrupted one leaves an index that is invalid; one that came about and was not recorded stays. */
async function makeIndex(client: pg.Client, sql: string): Promise<void> {
  const index = CONCURRENT.exec(sql)?.[1] ?? ''
  const { rows } = await client.query<{ is_valid: boolean }>(
    'SELECT indisvalid AS is_valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [client.escapeIdentifier(index)],
  )
  if (rows[0]?.is_valid) return
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY ${client.escapeIdentifier(index)}`)
  await client.query(sql)
}

/** PostgreSQL's error, with the line it is about. */
function wordsOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError))
    return error instanceof Error ? error.message : `${error}`
  const { code, message, detail, hint, position } = error
  const line = position && sql.slice(0, Number(position)).split('\n').length
  return [`${message} (${code}${line ? `, line ${line} of migration.sql` : ''}).`, detail, hint]
    .filter(Boolean)
    .join(' ')
}

/** The names of all migrations, in order. */
export function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
