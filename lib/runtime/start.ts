/**
 * `npm start`, once everything is installed. Each step is a function of its own module, and can be a command of its own.
 */
import { ensureBuild, prepareDevelopment } from './build'
import { fail } from './checkout.mjs'
import { claimDataFolder } from './data-folder'
import { openDatabase, prepareDatabase } from './database/database'
import { readSecretFiles } from './secret-files'
import { serve } from './serve'
import { checkProductSettings, handOver, readSettings, type Settings } from './settings'
import { type Stop, type Stops, stopOnSignals } from './stopping'

/** Starts the product, which then runs until it is told to stop. For developers with hot reload and without a build. */
export async function start({ development }: { development: boolean }): Promise<void> {
  readSecretFiles()
  const settings = readSettings()
  const stops = stopOnSignals()
  stops.add(claimDataFolder(settings.dataDir))
  checkProductSettings(settings)
  const buildFolder = development ? undefined : await ensureBuild()
  const { urls, stop } = await openDatabase(settings)
  stops.add(stop)
  await prepareDatabase(urls)
  if (development) await prepareDevelopment()
  handOver({ settings, databaseUrl: urls.running, buildFolder })
  stops.add(await open(settings, development, stops))
  console.log(`\nDiscern is ready at ${settings.appUrl}\nPress Ctrl-C to stop.`)
}

/** Serves; where that does not come about, ends everything and says why. */
async function open({ port, host }: Settings, development: boolean, stops: Stops): Promise<Stop> {
  try {
    return await serve({ port, host, development, warm: !development })
  } catch (error) {
    await stops.run()
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
