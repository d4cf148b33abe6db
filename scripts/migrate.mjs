/** `npm run migrate`: brings the database up to date, as MIGRATION_DATABASE_URL where that is set. */
import { load } from '../lib/runtime/load.mjs'

const { migrateAlone } = await load('migrate-alone')
await migrateAlone()
process.exit(0)
