import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { environment } from '@/lib/environment'
import { claimDataFolder, secretFile } from '../data-folder'
import { readSettingFiles } from '../setting-files'
import { readSettings } from '../settings'
import { readTables } from './backup'
import { END_OF_ROWS, FORMAT, type Footer, type Header, type Table } from './backup-format'
import { openDatabase } from './database'
import { connect } from './found-database'
import { migrate, migrationNames } from './migrate'

/**
 * Fills an empty database from a backup, in one transaction, and brings it up to date. Returns what to say; throws where
 * the database is not empty, or the file is cut off or from a newer version, and then nothing is restored.
 */
export async function restore(file: string): Promise<string> {
  if (!file) throw new Error('Name a file: npm run restore -- discern.backup')
  const path = resolve(file)
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  const lines = readLines(path)
  const header = await readHeader(lines)
  readSettingFiles()
  const settings = readSettings()
  const free = claimDataFolder(settings.dataDir)
  const { urls, stop } = await openDatabase(settings)
  try {
    await assertEmpty(urls.owner, header)
    // The tables as they were then; what came later finds the rows there, as it did in the copy of the backup.
    await migrate(urls.owner, { only: header.migrations })
    const rows = await fill(urls.owner, header, lines)
    await migrate(urls.owner, { runningUrl: urls.running })
    keepSecret(settings.dataDir, header)
    return `Restored ${rows.toLocaleString('en-US')} rows of ${header.madeAt}.`
  } finally {
    await stop()
    free()
  }
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

/** A database without tables, or with those of a version up to the backup's and nobody in them. */
async function assertEmpty(ownerUrl: string, { migrations }: Header): Promise<void> {
  const client = await connect(ownerUrl)
  try {
    const { rows } = await client.query<{ has_tables: boolean; has_product: boolean }>(
      `SELECT count(*) > 0 AS has_tables, to_regclass('_prisma_migrations') IS NOT NULL AS has_product
       FROM pg_tables WHERE schemaname = 'public'`,
    )
    if (!rows[0]?.has_tables) return
    const known = rows[0].has_product && (await hasNobody(client, migrations))
    if (!known) {
      throw new Error(
        'The database is not empty. Restore into a new DATA_DIR, or into a database that was just made.',
      )
    }
  } finally {
    await client.end()
  }
}

/** After a restore that was interrupted, tables are there, but no rows. */
async function hasNobody(client: pg.Client, migrations: readonly string[]): Promise<boolean> {
  const { rows: applied } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations',
  )
  if (!applied.every(({ migration_name: name }) => migrations.includes(name))) return false
  for (const table of ['users', 'assessments', 'orders', 'groups']) {
    const { rows } = await client.query<{ found: string | null }>(
      'SELECT to_regclass($1) AS found',
      [table],
    )
    if (rows[0]?.found && (await client.query(`SELECT FROM ${table} LIMIT 1`)).rowCount)
      return false
  }
  return true
}

/** Writes all rows, all or none of them; returns how many. */
async function fill(
  ownerUrl: string,
  { tables }: Header,
  lines: AsyncGenerator<Buffer>,
): Promise<number> {
  const client = await connect(ownerUrl)
  try {
    const names = tables.map(({ name }) => name)
    await assertKnown(client, tables)
    await client.query('BEGIN')
    await client.query(`TRUNCATE ${names.join(', ')}`)
    // The counts that triggers keep are rows of the backup themselves.
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    const rows: number[] = []
    for (const { name, columns } of tables) {
      const into = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
      await pipeline(Readable.from(rowsOf(lines)), into)
      rows.push(into.rowCount ?? 0)
    }
    const footer = await readFooter(lines)
    if (footer.rows.join() !== rows.join()) throw new Error(CUT_OFF)
    for (const [name, last] of footer.sequences) {
      await client.query('SELECT setval($1, $2)', [name, last])
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
    return rows.reduce((sum, count) => sum + count, 0)
  } finally {
    await client.end()
  }
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

async function readFooter(lines: AsyncGenerator<Buffer>): Promise<Footer> {
  const { value } = await lines.next()
  const footer = value && parse<Footer>(value)
  if (!footer) throw new Error(CUT_OFF)
  return footer
}

function parse<T>(line: Buffer): T | undefined {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}

/** The lines of one table, in pieces of some size. */
async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = []
  let size = 0
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error(CUT_OFF)
    if (value.length === END_OF_ROWS.length + 1 && value.toString() === `${END_OF_ROWS}\n`) break
    piece.push(value)
    size += value.length
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

/** The secret that signed cookies in the copy of the backup, unless this one is told its own. */
function keepSecret(dataDir: string, { sessionSecret }: Header): void {
  const file = secretFile(dataDir)
  if (!sessionSecret || environment().NEXTAUTH_SECRET || existsSync(file)) return
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, sessionSecret, { mode: 0o600 })
}
