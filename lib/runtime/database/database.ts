import { seed } from '@/prisma/first-rows'
import { fail, say } from '../checkout.mjs'
import { type RoleUrls, tooMighty } from '../roles'
import type { Settings } from '../settings'
import type { Stop } from '../stopping'
import { reasonOf } from './found-database'
import { migrate } from './migrate'
import { startPostgres } from './postgres'

interface OpenDatabase {
  /** As the role that migrates and seeds, and as the one that the product runs as. */
  urls: RoleUrls
  stop: Stop
  /** From here on keeps it running, if it is the embedded one; returns what stops it then. */
  keep: () => Stop
}

/** The database of the settings: the operator's, or the embedded one, which is started. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = settings
  if (databaseUrl) {
    const urls = { owner: migrationDatabaseUrl ?? databaseUrl, running: databaseUrl }
    return { urls, stop: () => {}, keep: () => () => {} }
  }
  say('Starting the database …')
  return startPostgres(dataDir)
}

/** Applies what migrations are missing and writes what a fresh database holds. Ends the program where that cannot be. */
export async function prepareDatabase({ owner, running }: RoleUrls): Promise<void> {
  const applied = await migrate(owner, { runningUrl: running }).catch((error: Error) =>
    fail(
      `The database could not be brought up to date: ${reasonOf(error)}`,
      'Nothing of that migration was applied. If the database does not answer, check DATABASE_URL; if it denies something, the role of MIGRATION_DATABASE_URL or DATABASE_URL, which must own the tables.',
    ),
  )
  const might = await tooMighty(running)
  if (might) {
    say(`The role of DATABASE_URL ${might}. Set MIGRATION_DATABASE_URL, and let it only use rows.`)
  }
  if (applied.length) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}.`)
  await seed(owner)
}
