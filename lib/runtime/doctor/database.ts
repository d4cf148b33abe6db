/** What the doctor finds of the database. */
import type pg from 'pg'
import { inForceWith, isCalibrationDue } from '@/lib/calibration/calibration-of'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { environment } from '@/lib/environment'
import { countOfFirstSittings } from '@/lib/server/base/first-sittings'
import { SESSION_LIMITS } from '@/lib/server/base/pool'
import { readCalibrations } from '../calibrations'
import { connect } from '../database/found-database'
import { compareMigrations } from '../database/migrations-seen'
import { embeddedUrls, isRunning } from '../database/postgres'
import { type RoleUrls, tooMighty } from '../roles'
import type { Settings } from '../settings'
import { type Finding, ill, note, well, wordsOf } from './findings'

export async function examineDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl, dataDir } = settings
  const urls =
    databaseUrl && migrationDatabaseUrl
      ? { owner: migrationDatabaseUrl, running: databaseUrl }
      : embeddedUrls(dataDir)
  if (!urls) return [note('Database', `There is none in ${dataDir} yet.`, 'npm start makes it.')]
  // At the port of its record, the database may listen that this data folder is a copy of.
  if (!databaseUrl && !isRunning(dataDir)) {
    return [note('Database', 'It does not run.', 'npm start starts it.')]
  }
  const setting = databaseUrl ? 'DATABASE_URL' : 'the embedded database'
  let running: pg.Client
  try {
    running = await connect(urls.running, SESSION_LIMITS)
  } catch (error) {
    return [ill('Database', `${setting} does not connect: ${wordsOf(error)}`, CONNECTION_REMEDY)]
  }
  try {
    return [
      ...(await lookInside(running, urls, setting)),
      ...(await examineOwner(urls, databaseUrl)),
      await examineClock(running),
      await examineLearning(running, settings),
    ]
  } catch (error) {
    return [ill('Database', `It answers with a fault: ${wordsOf(error)}`)]
  } finally {
    await running.end()
  }
}

const CONNECTION_REMEDY =
  'Check host, port, role and password, that the database runs, and, behind PgBouncer, ignore_startup_parameters (docs/operations.md).'

async function lookInside(client: pg.Client, urls: RoleUrls, setting: string): Promise<Finding[]> {
  const { rows } = await client.query<{ version: number; isReadOnly: string; hasTls: boolean }>(
    `SELECT current_setting('server_version_num')::int AS version,
       current_setting('transaction_read_only') AS "isReadOnly",
       coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "hasTls"`,
  )
  const [{ version = 0, isReadOnly = 'off', hasTls = false } = {}] = rows
  const found: Finding[] = []
  const major = Math.floor(version / 10_000)
  if (major < 15)
    found.push(ill('Database', `It is PostgreSQL ${major}.`, 'PostgreSQL 15 or newer is needed.'))
  if (isReadOnly === 'on')
    found.push(ill('Database', 'It takes no writes: it is a standby, or was set read-only.'))
  const { missing, unknown } = await compareMigrations(client)
  if (missing.length > 0)
    found.push(
      ill('Database', `It lacks ${missing.length} migrations of this version.`, 'npm run migrate'),
    )
  if (unknown.length > 0)
    found.push(
      ill(
        'Database',
        'A newer version has migrated it.',
        'Run that version, or see docs/operations.md.',
      ),
    )
  const might = await tooMighty(urls.running)
  if (might)
    found.push(
      note(
        'Database',
        `The role of ${setting} ${might}.`,
        'Keep that role for MIGRATION_DATABASE_URL, and one that owns nothing for DATABASE_URL.',
      ),
    )
  if (!hasTls && !isNear(urls.running))
    found.push(
      note(
        'Database',
        'The connection to it is not encrypted.',
        'Unless its network is yours alone, end DATABASE_URL with ?sslmode=verify-full',
      ),
    )
  const isIll = found.some(({ state }) => state === 'ill')
  return isIll ? found : [well('Database', `PostgreSQL ${major} answers.`), ...found]
}

/** On this machine, or by a socket. */
function isNear(url: string): boolean {
  const { hostname } = new URL(url)
  return ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

async function examineOwner(
  { owner }: RoleUrls,
  databaseUrl: string | undefined,
): Promise<Finding[]> {
  const isOwnRole = Boolean(environment().MIGRATION_DATABASE_URL)
  const setting = isOwnRole ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'
  if (!databaseUrl) return []
  try {
    const client = await connect(owner)
    const { rows } = await client
      .query<{ may: boolean }>(
        `SELECT has_database_privilege(current_database(), 'CREATE')
           AND has_schema_privilege('public', 'CREATE') AS may`,
      )
      .finally(() => client.end())
    if (rows[0]?.may) return []
    // A server's settings name the role that reads and writes rows, and no other.
    if (!isOwnRole) return [well('Database', SERVED_ONLY)]
    return [
      ill(
        'Database',
        `The role of ${setting} may not migrate.`,
        'Make it the owner of the database: ALTER DATABASE … OWNER TO …',
      ),
    ]
  } catch (error) {
    return [ill('Database', `${setting} does not connect: ${wordsOf(error)}`, CONNECTION_REMEDY)]
  }
}

const SERVED_ONLY =
  'The role of DATABASE_URL reads and writes rows, as a server’s should. It may not migrate: npm run migrate needs MIGRATION_DATABASE_URL.'

/** How far clocks may be apart: links, sessions and limits are counted in minutes. */
const CLOCK_SECONDS = 5

async function examineClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  )
  const middle = (before + Date.now()) / 2
  const seconds = Math.round(Math.abs((rows[0]?.now ?? middle) - middle) / 1000)
  if (seconds <= CLOCK_SECONDS) return well('Clock', 'This machine and the database agree.')
  return ill(
    'Clock',
    `This machine and the database are ${seconds} s apart.`,
    'Let both follow a time server (timedatectl set-ntp true).',
  )
}

/** Whether as many people have answered as a calibration is due from. */
async function examineLearning(client: pg.Client, { calibrationFile }: Settings): Promise<Finding> {
  const { rows } = await client.query<{ people: number }>(countOfFirstSittings(FORM_VERSION))
  const people = rows[0]?.people ?? 0
  const learned = inForceWith(readCalibrations(calibrationFile)).people
  const says = `${people} people with a verified email address have answered; new results have learned from ${learned}.`
  if (!isCalibrationDue(people, learned)) return well('Learning', says)
  return note('Learning', `A calibration is due. ${says}`, 'npm run calibrate (docs/operations.md)')
}
