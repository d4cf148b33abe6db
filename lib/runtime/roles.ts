/**
 * Who may do what in the database (docs/decisions/008). The embedded one has three roles: the supervisor, a superuser,
 * creates the others; the owner migrates and seeds; the running product reads and writes rows. In an operator's
 * PostgreSQL, MIGRATION_DATABASE_URL names the owner and DATABASE_URL the running product.
 */
import { createHmac } from 'node:crypto'
import pg from 'pg'

export const SUPERVISOR = 'discern'
const OWNER = 'discern_owner'
const RUNNING = 'discern_app'

/** The schemas with tables: ours, and the queue's. */
const SCHEMAS = ['public', 'pgboss']

/** The same database as two of its roles. */
export interface RoleUrls {
  owner: string
  running: string
}

/** The embedded database's address as its owner and as the running product. No password leads back to the supervisor's. */
export function rolesOf(supervisorUrl: string): RoleUrls {
  const as = (role: string) => {
    const url = new URL(supervisorUrl)
    url.password = passwordOf(role, url.password)
    url.username = role
    return url.href
  }
  return { owner: as(OWNER), running: as(RUNNING) }
}

const passwordOf = (role: string, secret: string) =>
  createHmac('sha256', secret).update(role).digest('base64url')

/**
 * Makes both roles, and gives the database with all that is in it to the owner: also one that an earlier version
 * filled as superuser. Repeated, it changes nothing.
 */
export async function ensureRoles(supervisorUrl: string): Promise<void> {
  await connected(supervisorUrl, async (client) => {
    const secret = new URL(supervisorUrl).password
    await client.query('BEGIN')
    for (const role of [OWNER, RUNNING]) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
      await client.query(
        `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE
         NOREPLICATION NOBYPASSRLS PASSWORD '${passwordOf(role, secret)}'`,
      )
    }
    const { rows } = await client.query<{ statement: string }>(HAND_OVER, [OWNER, SCHEMAS])
    for (const { statement } of rows) await client.query(statement)
    await client.query('COMMIT')
  })
}

/**
 * The statements that give the owner what others own. REASSIGN OWNED would do, but it refuses the superuser that
 * made the cluster. Indexes, a column's sequence and a table's row type go with their table.
 */
const HAND_OVER = `
  SELECT format('ALTER DATABASE %I OWNER TO %I', datname, $1::text) AS statement
  FROM pg_database WHERE datname = current_database() AND datdba <> $1::regrole
  UNION ALL
  SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $1)
  FROM pg_namespace WHERE nspname = ANY($2) AND nspname <> 'public' AND nspowner <> $1::regrole
  UNION ALL
  SELECT format('ALTER %s %s OWNER TO %I', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END,
    c.oid::regclass, $1)
  FROM pg_class c
  WHERE relnamespace::regnamespace::text = ANY($2) AND relkind IN ('r', 'p', 'v', 'S') AND relowner <> $1::regrole
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND relkind = 'S' AND d.deptype IN ('a', 'i'))
  UNION ALL
  SELECT format('ALTER FUNCTION %s OWNER TO %I', oid::regprocedure, $1)
  FROM pg_proc WHERE pronamespace::regnamespace::text = ANY($2) AND proowner <> $1::regrole
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO %I', oid::regtype, $1)
  FROM pg_type WHERE typnamespace::regnamespace::text = ANY($2) AND typtype IN ('e', 'd') AND typowner <> $1::regrole`

/**
 * Lets the role of an address read and write rows, and revokes all else. It may add to the audit and read it, and read
 * the names of migrations. `owner` is a connection of the role that owns the tables.
 */
export async function grantRows(owner: pg.Client, runningUrl: string): Promise<void> {
  const role = owner.escapeIdentifier(await roleOf(runningUrl))
  const schemas = SCHEMAS.join(', ')
  await owner.query('BEGIN')
  await owner.query(`
    REVOKE CREATE ON SCHEMA ${schemas} FROM PUBLIC;
    REVOKE ALL ON ALL TABLES IN SCHEMA ${schemas} FROM ${role};
    GRANT USAGE ON SCHEMA ${schemas} TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${role};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${role};
    REVOKE UPDATE, DELETE ON admin_acts FROM ${role};
    REVOKE ALL ON _prisma_migrations FROM ${role};
    GRANT SELECT (migration_name, finished_at) ON _prisma_migrations TO ${role};
    GRANT EXECUTE ON FUNCTION delete_old_admin_acts(integer) TO ${role};
    DO $$ BEGIN
      EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    END $$`)
  await owner.query('COMMIT')
}

/** Why the role of an address is too mighty to run the product as, in words; null where it is not. */
export async function tooMighty(url: string): Promise<string | null> {
  const { rows } = await connected(url, (client) =>
    client.query<{ is_superuser: boolean; is_owner: boolean }>(
      `SELECT rolsuper AS is_superuser,
         EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid AND relkind IN ('r', 'p')) AS is_owner
       FROM pg_roles WHERE rolname = current_user`,
    ),
  )
  if (rows[0]?.is_superuser) return 'is a superuser'
  return rows[0]?.is_owner ? 'owns its tables' : null
}

async function roleOf(url: string): Promise<string> {
  const { rows } = await connected(url, (client) =>
    client.query<{ role: string }>('SELECT current_user AS role'),
  )
  if (!rows[0]) throw new Error('The database does not say who it takes us for.')
  return rows[0].role
}

/** Does some work on a connection of its own. */
export async function connected<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  // The next query is refused; an idle connection may end, too.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
