import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { root } from '../checkout.mjs'
import { MIGRATIONS } from './migrate'
import { objectionsTo } from './migration-rules'
import { startPostgres } from './postgres'
import { SCHEMA_FILE, withSchemaEngine } from './schema-engine'

/**
 * Writes the next migration, schema.prisma against its last commit. Returns its file, and what of it could not run beside
 * the version before.
 */
export async function newMigration(name: string): Promise<{ file: string; objections: string[] }> {
  const sql = await difference()
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(MIGRATIONS, `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'migration.sql')
  writeFileSync(file, sql)
  return { file, objections: objectionsTo(sql) }
}

/** The statements that lead from one to the other. The engine asks for a database, and looks at nothing in it. */
async function difference(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'discern-'))
  const { urls, stop } = await startPostgres(folder)
  try {
    const { stdout } = await withSchemaEngine(urls.supervisor, (engine) =>
      engine.diff({
        from: committedSchema(),
        to: datamodel(readFileSync(SCHEMA_FILE, 'utf8')),
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
  files: [{ path: SCHEMA_FILE, content }],
})

/** The schema as last committed: what the migrations that exist lead to. */
function committedSchema(): DiffTarget {
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
