/** `node scripts/new-migration.mjs NAME`: writes the next migration, schema.prisma against its last commit. */
import { load } from '../lib/runtime/load.mjs'

const { newMigration } = await load('new-migration')
const { file, objections } = await newMigration(process.argv[2] ?? 'change')
console.log(`Wrote ${file}`)
for (const objection of objections) console.warn(objection)
process.exit(0)
