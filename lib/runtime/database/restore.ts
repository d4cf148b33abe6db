import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { environment } from '@/lib/environment'
import { formatCount } from '../../counts'
import { claimDataFolder, secretFile } from '../data-folder'
import type { RoleUrls } from '../roles'
import { readSettingFiles } from '../setting-files'
import { readSettings } from '../settings'
import { readTables } from './backup'
import { END_OF_ROWS, FORMAT, type Footer, type Header, type Table } from './backup-format'
import { openDatabase } from './database'
import { connect } from './found-database'
import { decide, holdMails, readDecision, sayHeld, setMailsAside } from './held-mails'
import { migrate, migrationNames } from './migrate'

/**
 * Fills an empty database from a backup, in one transaction, and migrates it. Its mails wait until an operator decides
 * (held-mails.ts). Returns the lines to print. Throws where the database is not empty, or the file is incomplete or
 * from a newer version, and leaves the database as it was.
 */
export async function restore(file: string, mails?: string): Promise<string> {
  if (!file) throw new Error('Name a file: npm run restore -- discern.backup')
  const decision = mails === undefined ? undefined : readDecision(mails)
  const path = resolve(file)
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  const { header, footer } = await readWhole(path)
  readSettingFiles()
  const settings = readSettings()
  const free = claimDataFolder(settings.dataDir)
  const { urls, stop } = await openDatabase(settings)
  try {
    const rows = await restoreInto(urls, header, { path, footer })
    keepSecret(settings.dataDir, header)
    const restored = `Restored ${formatCount(rows)} rows of ${header.madeAt}.`
    const client = await connect(urls.owner)
    const held = decision ? decide(client, decision) : sayHeld(client)
    return `${restored}\n${await held.finally(() => client.end())}`
  } finally {
    await stop()
    free()
  }
}

/** Returns how many rows that were. */
async function restoreInto(
  { owner, running }: RoleUrls,
  header: Header,
  file: { path: string; footer: Footer },
): Promise<number> {
  const client = await connect(owner)
  try {
    await assertOwner(client)
    await assertEmpty(client, header)
    const rows = await leavingNothing(client, async () => {
      // The tables as they were then; what came later finds the rows there, as it did in the copy of the backup.
      await migrate(owner, { only: header.migrations })
      return fill(client, header, file)
    })
    await migrate(owner, { runningUrl: running }).catch((error: Error) => {
      throw new Error(
        `All rows are restored, but their version is older than this one: run npm run migrate. ${error.message}`,
      )
    })
    await holdMails(client, header.madeAt)
    return rows
  } finally {
    await client.end()
  }
}

/** Reads a file to its end, so that what is cut off or damaged is refused before anything is written. */
async function readWhole(path: string): Promise<{ header: Header; footer: Footer }> {
  const lines = readLines(path)
  const header = await readHeader(lines)
  const rows: number[] = []
  for (const _ of header.tables) {
    let count = 0
    for await (const _row of rowsOf(lines)) count += 1
    rows.push(count)
  }
  const { value } = await lines.next()
  const footer = value && parse<Footer>(value)
  if (footer?.rows.join() !== rows.join()) throw new Error(CUT_OFF)
  return { header, footer }
}

async function readHeader(lines: AsyncGenerator<Buffer>): Promise<Header> {
  const first = await lines.next().catch(() => null)
  const header = first?.value ? parse<Header>(first.value) : undefined
  if (header?.format !== FORMAT) throw new Error('This is no backup of Discern.')
  const known = new Set(migrationNames())
  if (!header.migrations.every((name) => known.has(name))) {
    throw new Error('This backup is from a newer version. Restore it with that one.')
  }
  return header
}

/** The role that only serves may make no table. */
async function assertOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_owner: boolean }>(
    `SELECT has_schema_privilege('public', 'CREATE')
       AND has_database_privilege(current_database(), 'CREATE') AS is_owner`,
  )
  if (rows[0]?.is_owner) return
  throw new Error(
    'The role may not make tables here. Set MIGRATION_DATABASE_URL, with the role that owns the database.',
  )
}

const SCHEMAS = ['public', 'pgboss']

/** A database without tables, or with those of the backup's version and no people in them. */
async function assertEmpty(client: pg.Client, { migrations }: Header): Promise<void> {
  const { rows } = await client.query<{ has_tables: boolean; has_product: boolean }>(
    `SELECT count(*) > 0 AS has_tables, to_regclass('_prisma_migrations') IS NOT NULL AS has_product
     FROM pg_tables WHERE schemaname = ANY($1)`,
    [SCHEMAS],
  )
  if (!rows[0]?.has_tables) return
  if (!rows[0].has_product || !(await hasNobody(client, migrations))) {
    throw new Error(
      'The database is not empty. Restore into a new DATA_DIR, or into a database that was just made.',
    )
  }
}

/** A killed restore leaves tables without rows. */
async function hasNobody(client: pg.Client, migrations: readonly string[]): Promise<boolean> {
  const { rows: applied } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
  )
  // Others would be brought to the backup's version first, which nothing takes back.
  if (applied.map(({ name }) => name).join() !== migrations.join()) return false
  for (const table of ['users', 'assessments', 'orders', 'groups']) {
    if ((await client.query(`SELECT FROM ${table} LIMIT 1`)).rowCount) return false
  }
  return true
}

/** Does work. Where it fails, removes what it has created in the database, and only that. */
async function leavingNothing<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const before = new Set((await listObjects(client)).map(({ id }) => id))
  try {
    return await work()
  } catch (error) {
    const made = (await listObjects(client)).filter(({ id }) => !before.has(id))
    await client.query(made.map(({ drop }) => `DROP ${drop} CASCADE;`).join('\n'))
    throw error
  }
}

/**
 * The objects that migrations and the queue create, each once, with the statement that drops it and what depends on it.
 */
async function listObjects(client: pg.Client): Promise<{ id: string; drop: string }[]> {
  const { rows } = await client.query<{ id: string; drop: string }>(
    `SELECT 'schema' || oid AS id, format('SCHEMA IF EXISTS %I', nspname) AS drop
     FROM pg_namespace WHERE nspname = ANY($1)
     UNION ALL
     SELECT 'table' || oid, format('TABLE IF EXISTS %s', oid::regclass)
     FROM pg_class WHERE relnamespace::regnamespace::text = ANY($1) AND relkind IN ('r', 'p')
     UNION ALL
     SELECT 'function' || oid, format('FUNCTION IF EXISTS %s', oid::regprocedure)
     FROM pg_proc WHERE pronamespace::regnamespace::text = ANY($1)
     UNION ALL
     SELECT 'type' || oid, format('TYPE IF EXISTS %s', oid::regtype)
     FROM pg_type WHERE typnamespace::regnamespace::text = ANY($1) AND typtype IN ('e', 'd')`,
    [SCHEMAS],
  )
  return rows
}

/** Writes all rows, all or none of them; returns how many. */
async function fill(
  client: pg.Client,
  { tables }: Header,
  { path, footer }: { path: string; footer: Footer },
): Promise<number> {
  const names = tables.map(({ name }) => name)
  await assertKnown(client, tables)
  const lines = readLines(path)
  await readHeader(lines)
  await client.query('BEGIN')
  try {
    await client.query(`TRUNCATE ${names.join(', ')}`)
    // The counts that triggers keep are rows of the backup themselves.
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    for (const { name, columns } of tables) {
      const into = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
      await pipeline(Readable.from(inPieces(rowsOf(lines))), into)
    }
    for (const [name, last] of footer.sequences) {
      await client.query('SELECT setval($1, $2)', [name, last])
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await setMailsAside(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  return footer.rows.reduce((sum, count) => sum + count, 0)
}

/** What a file calls a table or a column becomes part of statements: only what its migrations have made may. */
async function assertKnown(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const made = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]))
  const isKnown = ({ name, columns }: Table) =>
    columns.every((column) => made.get(name)?.includes(column))
  if (!tables.every((table) => made.has(table.name) && isKnown(table))) {
    throw new Error('This backup names tables that its version never had. Nothing was restored.')
  }
}

const CUT_OFF = 'The backup is cut off or damaged. Nothing was restored.'

function parse<T>(line: Buffer): T | undefined {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}

/** The lines of one table. Throws where the file ends before they do. */
async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error(CUT_OFF)
    if (value.length === END_OF_ROWS.length + 1 && value.toString() === `${END_OF_ROWS}\n`) return
    yield value
  }
}

/** The same in pieces of some size, which are written faster. */
async function* inPieces(rows: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = []
  let size = 0
  for await (const row of rows) {
    piece.push(row)
    size += row.length
    if (size < PIECE_BYTES) continue
    yield Buffer.concat(piece)
    piece = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(piece)
}

const PIECE_BYTES = 64 * 1024
const NEWLINE = 10

/** The unpacked lines of a file, each with its end. Throws for a file that is cut off. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  const unpacked = createReadStream(path).on('error', (error) => gunzip.destroy(error))
  const gunzip = createGunzip()
  try {
    for await (const chunk of unpacked.pipe(gunzip)) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let from = 0
      for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE, from)) {
        yield rest.subarray(from, at + 1)
        from = at + 1
      }
      rest = rest.subarray(from)
    }
  } catch {
    throw new Error(CUT_OFF)
  }
}

/** The secret that signed cookies in the copy of the backup, unless this one has its own. */
function keepSecret(dataDir: string, { sessionSecret }: Header): void {
  const file = secretFile(dataDir)
  if (!sessionSecret || environment().NEXTAUTH_SECRET || existsSync(file)) return
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, sessionSecret, { mode: 0o600 })
}
