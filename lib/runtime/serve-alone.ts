/**
 * `npm run serve`: only the last step of `npm start`, for a build and a database that are ready. It does not install,
 * build or migrate, and with a DATABASE_URL it writes no files.
 */
import { environment } from '@/lib/environment'
import { builtFolder } from './built.mjs'
import { fail } from './checkout.mjs'
import { claimDataFolder } from './data-folder'
import { openDatabase } from './database/database'
import { compareMigrations, connectAsServed, refuseNewer } from './database/migrations-seen'
import { EXIT, failSetting } from './exit-codes.mjs'
import { open } from './open'
import { readSettingFiles } from './setting-files'
import { checkProductSettings, handOver, readSettings, sayReady } from './settings'
import { stopOnSignals } from './stopping'

/** Serves until it is stopped. Where it cannot, ends the program with a sentence and a code (exit-codes.mjs). */
export async function serveAlone(): Promise<void> {
  readSettingFiles()
  const settings = readSettings()
  const stops = stopOnSignals()
  if (settings.databaseUrl) checkSharedSecret()
  else stops.add(claimDataFolder(settings.dataDir))
  checkProductSettings(settings)
  const { urls, keep } = await openDatabase(settings)
  await checkDatabase(urls.running)
  handOver({ settings, runningUrl: urls.running, buildFolder: builtFolder() })
  stops.add(keep())
  stops.add(await open(settings, { development: false, stops }))
  sayReady(settings)
}

/** Servers on one database must sign with one secret, and one that each makes for itself would be another on each. */
function checkSharedSecret(): void {
  if (environment().NEXTAUTH_SECRET) return
  failSetting(
    'NEXTAUTH_SECRET is not set.',
    'With DATABASE_URL, give every server the same one, at least 32 characters: openssl rand -base64 48',
  )
}

async function checkDatabase(url: string): Promise<void> {
  const client = await connectAsServed(url)
  const difference = await compareMigrations(client).finally(() => client.end())
  if (environment().ALLOW_NEWER_DATABASE !== '1') refuseNewer(difference)
  if (difference.missing.length === 0) return
  fail(
    `The database lacks ${difference.missing.length} migrations of this version (${difference.missing.at(-1)}).`,
    'Run npm run migrate first.',
    EXIT.databaseOlder,
  )
}
