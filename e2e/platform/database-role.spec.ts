/** The running product's database role can only read and write rows, even with an injected statement. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { ensureRoles, rolesOf } from '../../lib/runtime/roles'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { startCopy, testDatabase } from '../support/copies'
import { newDatabase } from '../support/database'
import { takeAssessment } from '../support/product'

const ROOT = join(import.meta.dirname, '../..')
const DENIED = '42501'

/** Statements that the running product may not execute. Each is tried in a transaction that is rolled back. */
const REFUSED = [
  'TRUNCATE users CASCADE',
  'TRUNCATE rollups',
  'TRUNCATE pgboss.job',
  'DROP TABLE goal_marks',
  'DROP TRIGGER roll_up_insert ON users',
  'ALTER TABLE users ADD COLUMN x int',
  'ALTER TABLE users DISABLE TRIGGER USER',
  'CREATE TABLE x (y int)',
  'CREATE TEMPORARY TABLE x (y int)',
  'CREATE SCHEMA x',
  'CREATE INDEX ON users (first_name)',
  'CREATE FUNCTION x() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'CREATE TRIGGER x AFTER INSERT ON users EXECUTE FUNCTION roll_up_users()',
  'CREATE EXTENSION pg_trgm',
  'CREATE ROLE x',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  "ALTER ROLE discern_owner PASSWORD 'x'",
  'SET LOCAL ROLE discern_owner',
  'SET SESSION AUTHORIZATION discern',
  'SET LOCAL session_replication_role = replica',
  'GRANT discern_owner TO CURRENT_USER',
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "SELECT pg_read_file('postgresql.conf')",
  'SELECT pgboss.create_queue($$x$$, $${"policy": "standard"}$$::json)',
  'SELECT * FROM _prisma_migrations',
  "UPDATE admin_acts SET act = 'x'",
  'UPDATE admin_acts SET client = NULL',
  'DELETE FROM admin_acts',
  'TRUNCATE admin_acts',
  'SELECT * FROM admin_acts FOR UPDATE',
]

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** The error code of a statement that is undone again; null where it works. */
async function codeOf(client: pg.Client, statement: string): Promise<string | null> {
  await client.query('BEGIN')
  try {
    await client.query(statement)
    return null
  } catch (error) {
    return (error as pg.DatabaseError).code ?? 'none'
  } finally {
    await client.query('ROLLBACK')
  }
}

const OWNED = `
  SELECT relname AS name FROM pg_class WHERE relowner = $1::regrole
  UNION ALL SELECT proname FROM pg_proc WHERE proowner = $1::regrole
  UNION ALL SELECT typname FROM pg_type WHERE typowner = $1::regrole
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = $1::regrole
  UNION ALL SELECT datname FROM pg_database WHERE datdba = $1::regrole`

test('the role of the running product owns nothing and reads and writes rows', async () => {
  const product = await connect(testDatabase().running)
  try {
    const { rows } = await product.query(
      `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS is_mighty,
         (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) AS memberships
       FROM pg_roles WHERE rolname = current_user`,
    )
    expect(rows).toEqual([{ is_mighty: false, memberships: 0 }])
    expect((await product.query(OWNED, ['discern_app'])).rows).toEqual([])
    for (const statement of REFUSED) {
      expect(await codeOf(product, statement), statement).toBe(DENIED)
    }
    const tables = await product.query(
      `SELECT oid::regclass::text AS name FROM pg_class
       WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND relkind IN ('r', 'p')
         AND relname NOT IN ('admin_acts', '_prisma_migrations')`,
    )
    expect(tables.rows.length).toBeGreaterThan(20)
    for (const { name } of tables.rows) {
      for (const statement of [`SELECT FROM ${name} LIMIT 1`, `DELETE FROM ${name} WHERE false`]) {
        expect(await codeOf(product, statement), statement).toBeNull()
      }
    }
  } finally {
    await product.end()
  }
})

test('what admins did can be read and added to, and goes after three years', async () => {
  const product = await connect(testDatabase().running)
  const [old, recent] = [randomUUID(), randomUUID()]
  const actor = randomUUID()
  try {
    await product.query(
      `INSERT INTO admin_acts (id, at, act, via, actor_id, target_kind, client) VALUES
         ($1, now() - interval '3 years 1 day', 'x', 'test', $3, 'user', '192.0.2.1'),
         ($2, now() - interval '3 years' + interval '1 day', 'x', 'test', $3, 'user', '192.0.2.1')`,
      [old, recent, actor],
    )
    const ids = async () =>
      (await product.query('SELECT id FROM admin_acts WHERE actor_id = $1 ORDER BY at', [actor]))
        .rows
    expect(await ids()).toEqual([{ id: old }, { id: recent }])
    await product.query('SELECT delete_old_admin_acts(0)')
    expect(await ids()).toEqual([{ id: old }, { id: recent }])
    const { rows } = await product.query('SELECT delete_old_admin_acts(1000) AS gone')
    expect(rows[0].gone).toBeGreaterThan(0)
    expect(await ids()).toEqual([{ id: recent }])
  } finally {
    await product.end()
    const supervisor = await connect(testDatabase().url)
    await supervisor.query('DELETE FROM admin_acts WHERE actor_id = $1', [actor])
    await supervisor.end()
  }
})

test(
  'a data folder of the version before hands its tables over, with what is in them',
  SLOW_PROOF,
  async ({ browser }) => {
    test.setTimeout(180_000)
    const DATA_DIR = join(ROOT, '.test/handed-over')
    rmSync(DATA_DIR, { recursive: true, force: true })
    const first = await startCopy({ DATA_DIR })
    const page = await (await browser.newContext({ baseURL: first.url })).newPage()
    const { result_id } = await takeAssessment(page, 'DC')
    const before = testDatabase(DATA_DIR)
    const supervisor = await connect(before.url)
    // As it was: one superuser that owns everything, and no other role.
    for (const statement of [
      'REASSIGN OWNED BY discern_owner TO discern',
      'DROP OWNED BY discern_owner, discern_app',
    ]) {
      await supervisor.query(statement)
    }
    await supervisor.end()
    await first.stop()
    const PORT = new URL(first.url).port
    const second = await startCopy({ DATA_DIR, PORT })
    expect(second.output()).not.toContain('The role of DATABASE_URL')
    await page.goto(`/enhanced-guest-results?result=${result_id}`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'The Sharp Strategist' }),
    ).toBeVisible()
    await takeAssessment(page, 'IS')

    const after = await connect(testDatabase(DATA_DIR).url)
    const owners = await after.query(
      `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class
     WHERE relnamespace::regnamespace::text IN ('public', 'pgboss')`,
    )
    expect(owners.rows).toEqual([{ owner: 'discern_owner' }])
    const connected = await after.query(
      `SELECT DISTINCT usename FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    expect(connected.rows).toEqual([{ usename: 'discern_app' }])
    // A further look finds nothing to do.
    await ensureRoles(testDatabase(DATA_DIR).url)
    await after.end()
    await second.stop()
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
)

test(
  'a PostgreSQL of the operator’s gets the same, with MIGRATION_DATABASE_URL',
  SLOW_PROOF,
  async () => {
    test.setTimeout(180_000)
    const DATA_DIR = join(ROOT, '.test/operator')
    const database = await newDatabase('operator')
    const warning = 'The role of DATABASE_URL'
    // As before: one role for everything. It runs, and says what is wrong with that.
    const one = { DATABASE_URL: database.owner, MIGRATION_DATABASE_URL: '' }
    const before = await startCopy({ DATA_DIR, ...one })
    expect(before.output()).toContain(`${warning} owns its tables.`)
    expect((await fetch(`${before.url}/api/health/ready`)).status).toBe(200)
    await before.stop()
    const { owner, running } = rolesOf(database.url)
    const two = { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner }
    const after = await startCopy({ DATA_DIR, ...two })
    expect(after.output()).not.toContain(warning)
    expect((await fetch(`${after.url}/api/health/ready`)).status).toBe(200)
    await after.stop()
    const product = await connect(running)
    expect(await codeOf(product, 'DELETE FROM admin_acts')).toBe(DENIED)
    await product.end()
    await database.drop()
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR, DATABASE_URL: '', MIGRATION_DATABASE_URL: owner },
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(status).toBe(EXIT.setting)
    expect(stderr).toContain('MIGRATION_DATABASE_URL is set, but DATABASE_URL is not.')
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
)
