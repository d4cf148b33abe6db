/** Whether a database is of the version that is about to use it. */
import type pg from 'pg'
import { SESSION_LIMITS } from '@/lib/server/base/pool'
import { fail } from '../checkout.mjs'
import { EXIT } from '../exit-codes.mjs'
import { connect, reasonOf } from './found-database'
import { migrationNames } from './migrate'

/** Names of migrations, in order. */
export interface Difference {
  /** Ours that the database does not have. */
  missing: string[]
  /** Migrations in the database that this version does not know. */
  unknown: string[]
}

/** What a database, to which `client` is connected, has more or less than this version. */
export async function compareMigrations(client: pg.Client): Promise<Difference> {
  const [ours, theirs] = [migrationNames(), await readApplied(client)]
  return {
    missing: ours.filter((name) => !theirs.includes(name)),
    unknown: theirs.filter((name) => !ours.includes(name)),
  }
}

/** A connection. Ends the program with the error of the database or the network. */
export async function connectOrFail(
  url: string,
  limits?: typeof SESSION_LIMITS,
): Promise<pg.Client> {
  try {
    return await connect(url, limits)
  } catch (error) {
    const why = reasonOf(error)
    fail(`The database does not answer: ${why}`, remedyFor(why), EXIT.noDatabase)
  }
}

function remedyFor(why: string): string {
  if (/unsupported startup parameter/.test(why)) {
    const parameters = [...Object.keys(SESSION_LIMITS), 'extra_float_digits'].join(',')
    return `In the settings of PgBouncer, write: ignore_startup_parameters = ${parameters}`
  }
  return 'Check that DATABASE_URL is right, and that the database runs and can be reached from here.'
}

/**
 * Connects once as the product will, with the same limits, so that a database or a pooler that refuses them fails here
 * and not with a 503 for every call. Ends the program with a sentence where it does.
 */
export async function connectAsServed(url: string): Promise<pg.Client> {
  return connectOrFail(url, SESSION_LIMITS)
}

/** Ends the program where the database was migrated by a version that is newer than this one. */
export function refuseNewer({ unknown }: Difference): void {
  if (unknown.length === 0) return
  fail(
    `A newer version has migrated this database (${unknown.join(', ')}).`,
    'Run that version. To go back by one version, which the newer database still serves, set ALLOW_NEWER_DATABASE=1.',
    EXIT.databaseNewer,
  )
}

const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

/** A database that was never migrated has none; one whose role may not read them was migrated by a version before this. */
async function readApplied(client: pg.Client): Promise<string[]> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
    )
    return rows.map(({ name }) => name)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return []
    throw error
  }
}
