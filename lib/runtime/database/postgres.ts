/** The embedded PostgreSQL of a data folder (docs/decisions/002): a real one, from the package registry, for this machine alone. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { fail } from '../checkout.mjs'
import { writeSecretly } from '../data-folder'
import { freePort } from '../free-port'
import { ensureRoles, type RoleUrls, rolesOf, SUPERVISOR } from '../roles'
import type { Stop } from '../stopping'
import { clusterOf, ensureCluster } from './cluster'
import { keepServer } from './kept-server'
import { chooseHome } from './postgres-home'
import { launch, serverOn, stop, stopLeftover, tryToLaunch } from './server'

interface RunningPostgres {
  urls: RoleUrls & { supervisor: string }
  stop: Stop
  /** From here on starts it again whenever it ends; returns what stops it then. */
  keep: () => Stop
}

/** Starts it, made on the first start, and returns its addresses, one for each role, and how to stop it. */
export async function startPostgres(dataDir: string): Promise<RunningPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const cluster = clusterOf(dataDir)
  const home = chooseHome(cluster)
  const record = await readOrMakeRecord(dataDir)
  await ensureCluster(home, dataDir, record)
  await stopLeftover(cluster)
  const port = await freePort(record.port)
  const { password } = record
  writeRecord(dataDir, { port, password, cluster })
  const server = await launch(home, cluster, port)
  const url = serverUrl({ port, password })
  await ensureDatabase(url, SUPERVISOR)
  const supervisor = `${url}/${SUPERVISOR}`
  await ensureRoles(supervisor)
  return {
    urls: { supervisor, ...rolesOf(supervisor) },
    stop: () => stop(server),
    keep: () => keepServer(server, () => tryToLaunch(home, cluster, port)),
  }
}

/**
 * The last addresses of a data folder's embedded database, as its owner and as the running product; it answers there
 * while it runs. Undefined where there was none.
 */
export function embeddedUrls(dataDir: string): RoleUrls | undefined {
  const record = readRecord(dataDir)
  return record && rolesOf(`${serverUrl(record)}/${SUPERVISOR}`)
}

/** Whether it runs. The server at its port may be the one that this data folder was copied from. */
export const isRunning = (dataDir: string) => serverOn(clusterOf(dataDir)) !== undefined

const serverUrl = ({ port, password }: { port: number; password: string }) =>
  `postgresql://${SUPERVISOR}:${password}@127.0.0.1:${port}`

/** What postgres.json in the data folder says; it is the supervisor's key, so no one else may read it. */
interface ServerRecord {
  /** The port of its last start, used again where it is free. */
  port: number
  password: string
  /** The path of its files; known from the first start on. */
  cluster?: string
}

const recordFile = (dataDir: string) => join(dataDir, 'postgres.json')

function readRecord(dataDir: string): ServerRecord | undefined {
  const file = recordFile(dataDir)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Made before the files are, which are made with its password. */
async function readOrMakeRecord(dataDir: string): Promise<ServerRecord> {
  const found = readRecord(dataDir)
  if (found) return found
  if (existsSync(clusterOf(dataDir))) {
    fail(
      `There is a database in ${clusterOf(dataDir)}, but ${recordFile(dataDir)}, which has its password, is missing.`,
      'Put that file back, or restore a backup into a new DATA_DIR (npm run restore).',
    )
  }
  const made = { port: await freePort(), password: randomBytes(18).toString('base64url') }
  writeRecord(dataDir, made)
  return made
}

const writeRecord = (dataDir: string, record: ServerRecord) =>
  writeSecretly(recordFile(dataDir), JSON.stringify(record))

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}
