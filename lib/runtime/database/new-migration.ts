import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { fail, root } from '../checkout.mjs'
import { objectionsTo } from './migration-rules'
import { startPostgres } from './postgres'
import { withSchemaEngine } from './schema-engine'

const SCHEMA = 'prisma/schema.prisma'
const MIGRATIONS = 'prisma/migrations'

/**
 * Writes the next migration: from the schema that the migrations on disk lead to, to schema.prisma. Returns its file, and
 * what of it could not run beside the version before.
 */
export async function newMigration(name: string): Promise<{ file: string; objections: string[] }> {
  const before = schemaBefore(root) ?? fail(UNKNOWN, WHAT_TO_DO)
  const now = readFileSync(join(root, SCHEMA), 'utf8')
  const sql = await difference(before, now)
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(root, MIGRATIONS, `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'migration.sql')
  writeFileSync(file, sql)
  writeFileSync(join(folder, LED_TO), now)
  return { file, objections: objectionsTo(sql) }
}

/** The schema that a migration leads to, beside it until both are committed. Git does not know it. */
const LED_TO = 'schema.prisma'

const UNKNOWN = 'The newest migration is not committed, and which schema it leads to is not known.'
const WHAT_TO_DO =
  'Commit it with its schema.prisma, or delete its folder to have its statements in the next one.'

/** The schema that the migrations of a checkout lead to, '' before the first; undefined where no one knows. */
export function schemaBefore(home: string): string | undefined {
  const migrations = readdirSync(join(home, MIGRATIONS), { withFileTypes: true })
  const newest = migrations
    .filter((one) => one.isDirectory())
    .map((one) => one.name)
    .sort()
    .at(-1)
  if (!newest) return ''
  const kept = join(home, MIGRATIONS, newest, LED_TO)
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const isCommitted = committed(home, `${MIGRATIONS}/${newest}/migration.sql`) !== undefined
  return isCommitted ? committed(home, SCHEMA) : undefined
}

function committed(home: string, path: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], {
      cwd: home,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/** The statements that lead from one schema to another. The engine asks for a database, and looks at nothing in it. */
async function difference(before: string, now: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'discern-'))
  const { urls, stop } = await startPostgres(folder)
  try {
    const { stdout } = await withSchemaEngine(urls.supervisor, (engine) =>
      engine.diff({
        from: before === '' ? { tag: 'empty' } : datamodel(before),
        to: datamodel(now),
        script: true,
        exitCode: null,
        filters: { externalTables: [], externalEnums: [] },
      }),
    )
    return stdout ?? ''
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const datamodel = (content: string): DiffTarget => ({
  tag: 'schemaDatamodel',
  files: [{ path: join(root, SCHEMA), content }],
})
