import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { root } from '../checkout.mjs'
import { MIGRATIONS } from './migrate'
import { objectionsTo } from './migration-rules'
import { FILTERS, SCHEMA_FILE, withSchemaEngine } from './schema-engine'

/**
 * Writes the next migration, schema.prisma against its last commit. Any database will do. Returns its file, and what of
 * it could not run beside the version before.
 */
export async function newMigration(
  databaseUrl: string,
  name: string,
): Promise<{ file: string; objections: string[] }> {
  const { stdout } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: committedSchema(),
      to: datamodel(readFileSync(SCHEMA_FILE, 'utf8')),
      script: true,
      exitCode: null,
      filters: FILTERS,
    }),
  )
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(MIGRATIONS, `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'migration.sql')
  writeFileSync(file, stdout ?? '')
  return { file, objections: objectionsTo(stdout ?? '') }
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
