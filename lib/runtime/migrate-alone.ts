/** `npm run migrate`: brings a database up to date. */

import { claimDataFolder } from './data-folder'
import { openDatabase, prepareDatabase } from './database/database'
import { compareMigrations, connectOrFail, refuseNewer } from './database/migrations-seen'
import { EXIT } from './exit-codes.mjs'
import { readSettingFiles } from './setting-files'
import { readSettings } from './settings'
import { stopOnSignals } from './stopping'

/**
 * Applies what migrations are missing in the database of the settings, as the role of MIGRATION_DATABASE_URL where that
 * is set, writes what a fresh database holds, and says what it did. Safe from several machines at once.
 */
export async function migrateAlone(): Promise<void> {
  readSettingFiles()
  const settings = readSettings()
  const stops = stopOnSignals({ code: EXIT.failed })
  const release = settings.databaseUrl ? () => {} : claimDataFolder(settings.dataDir)
  stops.add(release)
  stops.add(() => console.error('Not all was applied, and nothing by half. Run it again.'))
  const { urls, stop } = await openDatabase(settings)
  try {
    const client = await connectOrFail(urls.owner)
    const { missing, unknown } = await compareMigrations(client).finally(() => client.end())
    refuseNewer({ missing, unknown })
    await prepareDatabase(urls)
    console.log(missing.length ? `Applied ${missing.join(', ')}` : 'Nothing to apply.')
  } finally {
    await stop()
    release()
  }
}
