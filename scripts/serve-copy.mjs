/**
 * A further copy of the product for the journeys: what `npm start` does last. It finds the packages installed, the
 * build of these sources made, and in DATABASE_URL a database that is migrated and has its first rows.
 */
import { fail } from '../lib/runtime/checkout.mjs'
import { load } from '../lib/runtime/load.mjs'

const { ensureBuild } = await load('build')
const { serve } = await load('serve')
const { readSettings } = await load('settings')
const { sessionSecret } = await load('data-folder')

const { port, host, dataDir, appUrl } = readSettings()
// As with `npm start`, the process that serves never gets the address of the role that owns the tables.
delete process.env.MIGRATION_DATABASE_URL
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DATA_DIR: dataDir,
  APP_URL: appUrl,
  NEXTAUTH_URL: appUrl,
  NEXTAUTH_SECRET: sessionSecret(dataDir),
  DISCERN_BUILD_DIR: await ensureBuild(),
})

let stop
try {
  stop = await serve({ port, host })
} catch (error) {
  fail(error.message)
}
// The journeys that read this have ended, maybe by force: the copy is no longer needed.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
console.log(`\nDiscern is ready at ${appUrl}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    console.log('\nStopping …')
    await stop()
    process.exit(0)
  })
}
