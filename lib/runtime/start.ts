/**
 * `npm start`, once everything is installed: the build, the database, its migrations and first rows, and the server.
 * Each step is a function of its own module, so that they can be run one by one.
 */
import { seed } from '@/prisma/first-rows'
import { ensureBuild, prepareDevelopment } from './build'
import { fail, say } from './checkout.mjs'
import { claimDataFolder } from './data-folder'
import { migrate } from './migrate'
import { startPostgres } from './postgres'
import { type RoleUrls, tooMighty } from './roles'
import { serve } from './serve'
import { checkProductSettings, handOver, readSettings, type Settings } from './settings'

/** Undone from last to first when the product stops. */
type Stop = () => unknown

/** Starts the product, and stops it on Ctrl-C or SIGTERM. With hot reload and without a build for developers. */
export async function start({ development }: { development: boolean }): Promise<void> {
  const settings = readSettings()
  const stops: Stop[] = []
  stopOnSignals(stops)
  stops.unshift(claimDataFolder(settings.dataDir))
  checkProductSettings(settings)
  const buildFolder = development ? undefined : await ensureBuild()
  const urls = await openDatabase(settings, stops)
  await prepareDatabase(urls)
  if (development) await prepareDevelopment()
  handOver({ settings, databaseUrl: urls.running, buildFolder })
  stops.unshift(await open(settings, development, stops))
  console.log(`\nDiscern is ready at ${settings.appUrl}\nPress Ctrl-C to stop.`)
}

/** The database's address as the role that migrates and seeds, and as the one that the product runs as. */
async function openDatabase(settings: Settings, stops: Stop[]): Promise<RoleUrls> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = settings
  if (databaseUrl) return { owner: migrationDatabaseUrl ?? databaseUrl, running: databaseUrl }
  say('Starting the database …')
  const { urls, stop } = await startPostgres(dataDir)
  stops.unshift(stop)
  return urls
}

/** Brings a database up to date, and writes what a fresh one holds. */
async function prepareDatabase({ owner, running }: RoleUrls): Promise<void> {
  const applied = await migrate(owner, running).catch((error: Error) =>
    fail(
      `The database could not be brought up to date: ${error.message}`,
      'Check that DATABASE_URL can be reached, and that its role or that of MIGRATION_DATABASE_URL may create tables.',
    ),
  )
  const might = await tooMighty(running)
  if (might) {
    say(`The role of DATABASE_URL ${might}. Set MIGRATION_DATABASE_URL, and let it only use rows.`)
  }
  if (applied.length) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}.`)
  await seed(owner)
}

/** Serves; where that does not come about, stops everything and ends the program with a sentence. */
async function open({ port, host }: Settings, development: boolean, stops: Stop[]): Promise<Stop> {
  try {
    return await serve({ port, host, development })
  } catch (error) {
    await stopAll(stops)
    if (!(error instanceof Error)) throw error
    const code = 'code' in error ? error.code : undefined
    if (error.message.startsWith('Configuration: ')) fail(error.message)
    if (code === 'EADDRNOTAVAIL') fail(`HOST is "${host}", which is not here.`)
    if (code !== 'EADDRINUSE') throw error
    fail(
      `Port ${port} is in use by another program.`,
      `Choose another one, for example: PORT=${port + 1} npm start`,
    )
  }
}

function stopOnSignals(stops: Stop[]): void {
  // Where nobody reads the output any more, saying so would fail too, and so on for ever.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  let isStopping = false
  const shutDown = async () => {
    if (isStopping) return
    isStopping = true
    console.log('\nStopping …')
    await stopAll(stops)
    process.exit(0)
  }
  process.on('SIGINT', shutDown)
  process.on('SIGTERM', shutDown)
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}
