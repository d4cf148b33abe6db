import { once } from 'node:events'
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { formatCount } from '../../counts'
import { secretFile } from '../data-folder'
import { readSettingFiles } from '../setting-files'
import { readSettings } from '../settings'
import { END_OF_ROWS, FORMAT, type Footer, type Header, type Table } from './backup-format'
import { connect, findDatabase } from './found-database'

/**
 * Writes all rows of one moment to a file that only its owner may read, whether or not the product runs. Returns what
 * to say; throws where it did not come about, and then there is no file.
 */
export async function backup(file: string): Promise<string> {
  if (!file) throw new Error('Name a file: npm run backup -- discern.backup')
  const path = resolve(file)
  if (existsSync(path)) throw new Error(`${path} exists. Name a new file.`)
  readSettingFiles()
  const settings = readSettings()
  const found = await findDatabase(settings)
  if (typeof found === 'string') throw new Error(found)
  const unfinished = `${path}.${process.pid}`
  try {
    const client = await connect(found.urls.owner)
    try {
      const { rows } = await write(client, unfinished, settings.dataDir).catch(explain)
      renameSync(unfinished, path)
      const total = rows.reduce((sum, count) => sum + count, 0)
      return `Wrote ${formatCount(total)} rows to ${path}. It holds everything that people told this product: keep it as safe.`
    } finally {
      await client.end()
    }
  } finally {
    rmSync(unfinished, { force: true })
    await found.stop()
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** The role that serves may read every row; another may not. */
function explain(error: Error): never {
  const isRefused = 'code' in error && error.code === INSUFFICIENT_PRIVILEGE
  if (!isRefused) throw error
  throw new Error(
    `The role of this command may not read everything (${error.message}). Set MIGRATION_DATABASE_URL, with the role that owns the tables.`,
  )
}

async function write(client: pg.Client, file: string, dataDir: string): Promise<Footer> {
  // One snapshot for all tables: what commits meanwhile is in none of them.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  // Bounds of the role that serves, which a large table is not read within.
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  const tables = inOrder(await readTables(client), await readReferences(client))
  const header: Header = {
    format: FORMAT,
    ...(await readMoment(client)),
    tables,
    ...(existsSync(secretFile(dataDir))
      ? { sessionSecret: readFileSync(secretFile(dataDir), 'utf8').trim() }
      : {}),
  }
  const gzip = createGzip()
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx' })
  const written = finished(gzip.pipe(out))
  // Awaited below; a full disk fails it earlier.
  written.catch(() => {})
  out.once('error', (error) => gzip.destroy(error))
  await put(gzip, `${JSON.stringify(header)}\n`)
  const rows: number[] = []
  for (const table of tables) rows.push(await copy(client, table, gzip))
  const footer = { rows, sequences: await readSequences(client) }
  await put(gzip, `${JSON.stringify(footer)}\n`)
  gzip.end()
  await written
  await client.query('COMMIT')
  return footer
}

async function copy(client: pg.Client, { name, columns }: Table, gzip: Gzip): Promise<number> {
  // A partitioned table cannot be copied by its name.
  const rows = client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`))
  for await (const chunk of rows) await put(gzip, chunk)
  await put(gzip, `${END_OF_ROWS}\n`)
  return rows.rowCount ?? 0
}

/** Writes, and waits while the file is slower than the database. */
async function put(gzip: Gzip, chunk: string | Buffer): Promise<void> {
  if (!gzip.write(chunk)) await once(gzip, 'drain')
}

/** When the snapshot was taken, and which migrations had run; of those the role that serves may read no more. */
async function readMoment(client: pg.Client): Promise<Pick<Header, 'madeAt' | 'migrations'>> {
  const { rows } = await client.query<{ now: Date; migrations: string[] }>(
    `SELECT now(), array_agg(migration_name ORDER BY migration_name) AS migrations
     FROM _prisma_migrations WHERE finished_at IS NOT NULL`,
  )
  const [moment] = rows
  if (!moment?.migrations) throw new Error('The database holds no product yet.')
  return { madeAt: moment.now.toISOString(), migrations: moment.migrations }
}

/** Our tables, and the jobs of the queue; the queue recreates its other tables at every start. */
export async function readTables(client: pg.Client): Promise<(Table & { oid: number })[]> {
  const { rows } = await client.query<Table & { oid: number }>(
    `SELECT c.oid::int, c.oid::regclass::text AS name,
       array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (n.nspname = 'public' AND c.relname <> '_prisma_migrations'
         OR n.nspname = 'pgboss' AND c.relname = 'job')
     GROUP BY c.oid ORDER BY name`,
  )
  return rows
}

/** Foreign keys between tables, as indexes. */
async function readReferences(client: pg.Client): Promise<{ from: number; to: number }[]> {
  const { rows } = await client.query<{ from: number; to: number }>(
    `SELECT DISTINCT conrelid::int AS "from", confrelid::int AS "to"
     FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  )
  return rows
}

/** Every table after those that it refers to, as their rows can be written again. */
function inOrder(
  tables: (Table & { oid: number })[],
  references: { from: number; to: number }[],
): Table[] {
  const left = new Map(tables.map((table) => [table.oid, table]))
  const done: Table[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ oid }) => !references.some(({ from, to }) => from === oid && left.has(to)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const { oid, name, columns } of free) {
      done.push({ name, columns })
      left.delete(oid)
    }
  }
  return done
}

async function readSequences(client: pg.Client): Promise<Footer['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  )
  return rows.map(({ name, last }) => [name, last])
}
