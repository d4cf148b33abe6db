/** `npm start`, once everything is installed. Each step is a function of its own module, and most are commands, too. */
import { env } from '@/lib/server/base/env'
import { ensureBuild, prepareDevelopment } from './build'
import { claimDataFolder } from './data-folder'
import { openDatabase, prepareDatabase } from './database/database'
import { connectAsServed } from './database/migrations-seen'
import { open } from './open'
import { readSettingFiles } from './setting-files'
import { checkProductSettings, handOver, readSettings, sayReady } from './settings'
import { stopOnSignals } from './stopping'

/** Starts the product, which runs until it is stopped. For developers with hot reload and without a build. */
export async function start({ development }: { development: boolean }): Promise<void> {
  readSettingFiles({ development })
  const settings = readSettings()
  const stops = stopOnSignals()
  stops.add(claimDataFolder(settings.dataDir))
  checkProductSettings(settings)
  const buildFolder = development ? undefined : await ensureBuild()
  const { urls, keep } = await openDatabase(settings)
  await prepareDatabase(urls)
  await (await connectAsServed(urls.running)).end()
  if (development) await prepareDevelopment()
  handOver({ settings, runningUrl: urls.running, buildFolder })
  // Until here a stop ends at once, and the database with it (database/server.ts).
  stops.add(keep())
  stops.add(await open(settings, { development, stops }))
  sayReady(settings)
  if (env.isInTerminal) console.log('Press Ctrl-C to stop.')
}
