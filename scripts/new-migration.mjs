/** `node scripts/new-migration.mjs NAME`: writes the next migration, from what those on disk lead to, to schema.prisma. */
import { load } from '../lib/runtime/load.mjs'

const { newMigration } = await load('new-migration')
const { file, objections } = await newMigration(process.argv[2] ?? 'change')
console.log(`Wrote ${file}`)
for (const objection of objections) console.warn(objection)
process.exit(0)
