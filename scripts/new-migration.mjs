/** `node scripts/new-migration.mjs NAME`: writes the next migration, schema.prisma against its last commit, by the database of DATABASE_URL. */
import { load } from '../lib/runtime/load.mjs'

const url = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database to migrate.')
const { newMigration } = await load('new-migration')
const { file, objections } = await newMigration(url, process.argv[2] ?? 'change')
console.log(`Wrote ${file}`)
for (const objection of objections) console.warn(objection)
process.exit(0)
