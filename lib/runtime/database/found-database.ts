import pg from 'pg'
import type { SESSION_LIMITS } from '@/lib/server/base/pool'
import type { RoleUrls } from '../roles'
import type { Settings } from '../settings'
import type { Stop } from '../stopping'
import { migrate } from './migrate'
import { embeddedUrls, isRunning, startPostgres } from './postgres'

/** A database that answers. */
export interface FoundDatabase {
  /** As the role that owns the tables, and as the one that the product runs as. */
  urls: RoleUrls
  /** Stops the embedded one, if it was started for this. */
  stop: Stop
}

/**
 * The database of the settings, for a command that runs with or without the product: one that answers, or the embedded
 * one, started and migrated. Otherwise a sentence that says why there is none.
 */
export async function findDatabase(settings: Settings): Promise<FoundDatabase | string> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl, dataDir } = settings
  const urls =
    databaseUrl && migrationDatabaseUrl
      ? { owner: migrationDatabaseUrl, running: databaseUrl }
      : embeddedUrls(dataDir)
  if (!urls) return `There is no product in ${dataDir} yet. Run npm start once, and register.`
  // On Windows no process says on which files it runs.
  const isAsked = databaseUrl || process.platform === 'win32'
  const failure = isAsked ? await failureOf(urls.running) : isRunning(dataDir) ? null : 'stopped'
  if (failure === null) return { urls, stop: () => {} }
  if (databaseUrl) return `The database of DATABASE_URL does not answer: ${failure}`
  const started = await startPostgres(dataDir)
  await migrate(started.urls.owner, { runningUrl: started.urls.running })
  return started
}

/** A connection, to be ended by the caller. Throws the error of the database or the network. */
export async function connect(
  connectionString: string,
  limits?: typeof SESSION_LIMITS,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, ...limits })
  await client.connect()
  return client
}

/** Why a connection did not come about, in words: of a name with several addresses, Node leaves them to each. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Why an address does not answer; null where it does. */
async function failureOf(url: string): Promise<string | null> {
  try {
    await (await connect(url)).end()
    return null
  } catch (error) {
    return reasonOf(error)
  }
}
