/**
 * Brings the database of DATABASE_URL up to date, as MIGRATION_DATABASE_URL where that is set.
 *
 *   node scripts/migrate.mjs                 apply what is missing
 *   node scripts/migrate.mjs --create NAME   write the next migration: schema.prisma against its last commit
 */
import { load } from '../lib/runtime/load.mjs'

const { readSecretFiles } = await load('secret-files')
readSecretFiles()
const running = process.env.DATABASE_URL
const url = process.env.MIGRATION_DATABASE_URL || running
if (!url) throw new Error('Set DATABASE_URL to the database to migrate.')
const at = process.argv.indexOf('--create')
if (at > 0) {
  const { newMigration } = await load('new-migration')
  console.log(`Wrote ${await newMigration(url, process.argv[at + 1] ?? 'change')}`)
} else {
  const { migrate } = await load('migrate')
  const names = await migrate(url, { runningUrl: running || undefined })
  console.log(names.length ? `Applied ${names.join(', ')}` : 'Nothing to apply.')
}
process.exit(0)
