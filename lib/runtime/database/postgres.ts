/** The embedded PostgreSQL of a data folder (docs/decisions/002): a real one, from the package registry, for this machine alone. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port'
import { ensureRoles, type RoleUrls, rolesOf, SUPERVISOR } from '../roles'
import { ensureCluster, launch, stop, stopLeftover } from './cluster'
import { chooseHome } from './postgres-home'

interface RunningPostgres {
  urls: RoleUrls & { supervisor: string }
  stop: () => Promise<void>
}

/** Starts it, made on the first start, and returns its addresses, one for each role, and how to stop it. */
export async function startPostgres(dataDir: string): Promise<RunningPostgres> {
  const home = chooseHome(dataDir)
  const { port: last, password } = await readOrMakeRecord(dataDir)
  const cluster = ensureCluster(home, password)
  await stopLeftover(cluster)
  const port = await freePort(last)
  writeRecord(dataDir, { port, password, cluster })
  const server = await launch(home, cluster, port)
  const url = serverUrl({ port, password })
  await ensureDatabase(url, SUPERVISOR)
  const supervisor = `${url}/${SUPERVISOR}`
  await ensureRoles(supervisor)
  return { urls: { supervisor, ...rolesOf(supervisor) }, stop: () => stop(server) }
}

/**
 * Where the embedded database of a data folder was last, as its owner and as the running product; it is there while that
 * runs. Undefined where none was.
 */
export function embeddedUrls(dataDir: string): RoleUrls | undefined {
  const record = readRecord(dataDir)
  return record && rolesOf(`${serverUrl(record)}/${SUPERVISOR}`)
}

const serverUrl = ({ port, password }: { port: number; password: string }) =>
  `postgresql://${SUPERVISOR}:${password}@127.0.0.1:${port}`

/** What postgres.json in the data folder says; it is the supervisor's key, so nobody else may read it. */
interface ServerRecord {
  /** Where it listened last, and will again if it can. */
  port: number
  password: string
  /** Known from the first start on. */
  cluster?: string
}

const recordFile = (dataDir: string) => join(dataDir, 'postgres.json')

function readRecord(dataDir: string): ServerRecord | undefined {
  const file = recordFile(dataDir)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

async function readOrMakeRecord(dataDir: string): Promise<ServerRecord> {
  const found = readRecord(dataDir)
  if (found) return found
  const made = { port: await freePort(), password: randomBytes(18).toString('base64url') }
  writeRecord(dataDir, made)
  return made
}

function writeRecord(dataDir: string, record: ServerRecord): void {
  writeFileSync(recordFile(dataDir), JSON.stringify(record), { mode: 0o600 })
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}
