import { seed } from '@/prisma/first-rows'
import { fail, say } from '../checkout.mjs'
import { type RoleUrls, tooMighty } from '../roles'
import type { Settings } from '../settings'
import type { Stop } from '../stopping'
import { leaderOf } from './found-database'
import { migrate } from './migrate'
import { startPostgres } from './postgres'

interface OpenDatabase {
  /** As the role that migrates and seeds, and as the one that the product runs as. */
  urls: RoleUrls
  stop: Stop
}

/** The database of the settings: the operator's, or the embedded one, which is started. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = settings
  if (databaseUrl) {
    const running = await leaderOf(databaseUrl)
    const owner = migrationDatabaseUrl ? await leaderOf(migrationDatabaseUrl) : running
    const urls = { owner, running }
    return { urls, stop: () => {} }
  }
  say('Starting the database …')
  return startPostgres(dataDir)
}

/** Applies what migrations are missing and writes what a fresh database holds. Ends the program where that cannot be. */
export async function prepareDatabase({ owner, running }: RoleUrls): Promise<void> {
  const applied = await migrate(owner, { runningUrl: running }).catch((error: Error) =>
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
