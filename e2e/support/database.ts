/** The database of the copy under test, for what no endpoint does. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { ensureRoles, rolesOf } from '../../lib/runtime/roles'
import { templateDatabase } from '../../scripts/template-database.mjs'
import { testDatabase } from './copies'

let target: string | undefined
let template: Promise<string> | undefined

/** Points `query` to the database of another copy, for the tests of one file; without one, back. */
export function aimAt(url?: string): void {
  target = url
}

/** The database that `query` uses. */
export const databaseUrl = () => target ?? testDatabase().url

/** Runs one statement and returns its rows. */
export async function query<Row extends object>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const url = databaseUrl()
  const pool = pools.get(url) ?? newPool(url)
  return (await pool.query<Row>(text, values)).rows
}

/** To shake hands with the database takes it longer than most statements, so a connection is kept for the next one. */
const pools = new Map<string, pg.Pool>()

function newPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true })
  // An idle connection may end with its database.
  pool.on('error', () => {})
  pools.set(connectionString, pool)
  return pool
}

/** The secret of a link to a report. A mailed one's is known to its reader only. */
export async function newLinkSecret(
  ask: (text: string, values: unknown[]) => Promise<unknown>,
  resultId: string,
  life = '1 year',
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest('hex')
  await ask(
    `INSERT INTO report_links (id, assessment_id, hash, expires_at)
     VALUES (gen_random_uuid(), $1, $2, now() + $3::interval)`,
    [resultId, hash, life],
  )
  return secret
}

/**
 * A database as the product finds it after its first start, beside the one of the copy under test. A further copy needs
 * its own: on a shared one each would deliver the other's mail into its own folder. An empty one has roles only, for a
 * version that has yet to migrate it.
 */
export async function newDatabase(purpose: string, { isEmpty = false } = {}) {
  const name = `${purpose}_${randomUUID().replaceAll('-', '')}`
  const { port, url: server, urlThrough } = testDatabase()
  template ??= templateDatabase(server)
  const through = (at: number) => urlThrough(at).replace(/\/discern$/, `/${name}`)
  const url = through(port)
  const roles = rolesOf(url)
  // The template already has the roles and their rights: two that create them at once would fail.
  const owner = new URL(roles.owner).username
  await query(
    `CREATE DATABASE ${name} TEMPLATE ${isEmpty ? 'template0' : await template} OWNER ${owner}`,
  )
  // With the template come the rights to what it holds.
  if (isEmpty) await ensureRoles(url)
  return {
    port,
    url,
    /** The same as the roles that migrate, and that the product runs as. */
    ...roles,
    /** The same by another port, which leads there. */
    urlThrough: through,
    drop: async () => {
      await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
