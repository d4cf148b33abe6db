/** The files of the embedded database: always the folder `postgres` of the data folder, so that a copy of that is a copy of everything. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { fail, say } from '../checkout.mjs'
import { writeSecretly } from '../data-folder'
import { SUPERVISOR } from '../roles'
import { executable, folderFor, inputFor, type PostgresHome } from './postgres-home'
import { serverOn, stopLeftover } from './server'

/** Its place in a data folder. */
export const clusterOf = (dataDir: string) => join(dataDir, 'postgres')

/** What the data folder says of its database. */
interface Known {
  password: string
  /** The path of its files at the last start; undefined before the first. */
  cluster?: string
}

/**
 * Makes sure that the database's files are in the data folder. A new database is created only where there never was
 * one. Where files are missing, the program ends and names them: an empty database in its place would look as if all
 * data were lost.
 */
export async function ensureCluster(
  home: PostgresHome,
  dataDir: string,
  { cluster: last, password }: Known,
): Promise<void> {
  const cluster = clusterOf(dataDir)
  await bringIn(last ?? outsideOf(dataDir), cluster, dataDir)
  if (isWhole(cluster)) return handOver(home, cluster)
  if (existsSync(cluster) && (last || readdirSync(cluster).length > 0)) {
    fail(
      `The database in ${cluster} is not whole: its file PG_VERSION is missing.`,
      'Nothing in it was changed. Put the folder back as it was, or restore a backup into a new DATA_DIR (npm run restore).',
    )
  }
  if (last) {
    const before = last === cluster ? '' : ` At the last start they were in ${last}.`
    fail(
      `This data folder had a database, but its files are not in ${cluster}.${before}`,
      'Put that folder back, or restore a backup into a new DATA_DIR (npm run restore). To begin with an empty database, choose a new DATA_DIR.',
    )
  }
  initialize(home, dataDir, password)
}

const isWhole = (cluster: string) => existsSync(join(cluster, 'PG_VERSION'))

/** Renamed when it is complete, so that a killed start leaves nothing that looks like a database. */
function initialize(home: PostgresHome, dataDir: string, password: string): void {
  say('Creating the database (once) …')
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const unfinished = mkdtempSync(join(dataDir, UNFINISHED))
  const passwordFile = join(dataDir, 'initdb-password')
  writeSecretly(passwordFile, password)
  const { runner } = home
  if (runner.uid !== undefined && runner.gid !== undefined) {
    chownSync(unfinished, runner.uid, runner.gid)
    chownSync(passwordFile, runner.uid, runner.gid)
  }
  const handedIn = openSync(passwordFile, 'r')
  const result = spawnSync(
    executable(home, 'initdb'),
    [
      `--pgdata=${folderFor(home, unfinished)}`,
      `--username=${SUPERVISOR}`,
      `--pwfile=${inputFor(home, passwordFile)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...runner, cwd: unfinished, encoding: 'utf8', stdio: [handedIn, 'pipe', 'pipe'] },
  )
  closeSync(handedIn)
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    fail(
      `The database could not be created: ${result.stderr || result.error?.message}`,
      'Check that the data folder can be written and has space left, or set DATABASE_URL.',
    )
  }
  renameSync(unfinished, clusterOf(dataDir))
}

/** How the names begin of files that are not all there yet. */
const UNFINISHED = 'postgres.unfinished-'

/** Files that were copied as root belong to root, and PostgreSQL does not run as root. */
function handOver({ runner }: PostgresHome, cluster: string): void {
  if (runner.uid === undefined || statSync(cluster).uid === runner.uid) return
  spawnSync('chown', ['-R', `${runner.uid}:${runner.gid}`, realpathSync(cluster)])
}

/**
 * Versions up to 0.2 kept the files here where the database's user could not enter the data folder, by a hash of its
 * path. They are copied into the data folder, which may itself have been moved since, or be a copy of another one that
 * still uses them; so they stay as they are, unless they certainly were this folder's: then a link leads to where they are
 * now. Over that the version before does not start, where otherwise it would make an empty database.
 */
async function bringIn(outside: string, cluster: string, dataDir: string): Promise<void> {
  if (!outside.startsWith(`${OUTSIDE}/`) || !isWhole(outside)) return
  if (isWhole(cluster)) {
    if (isSameDatabase(outside, cluster)) return
    fail(
      `This data folder has two databases: ${outside}, which was used last, and ${cluster}.`,
      'Move away the one that you do not want, and run the same command again.',
    )
  }
  const isOurs = outside === outsideOf(dataDir)
  if (isOurs) await stopLeftover(outside)
  const pid = serverOn(outside)
  if (pid) {
    fail(
      `The database of this data folder is in ${outside}, and a PostgreSQL (process ${pid}) runs there.`,
      'Stop the Discern that it belongs to, and run the same command again.',
    )
  }
  say(`Copying the database from ${outside} into the data folder (once) …`)
  const unfinished = join(dataDir, `${UNFINISHED}copy`)
  rmSync(unfinished, { recursive: true, force: true })
  const from = realpathSync(outside)
  const { status, stderr } = spawnSync('cp', ['-a', from, unfinished], { encoding: 'utf8' })
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    fail(
      `The database in ${outside} could not be copied into the data folder: ${stderr}`,
      'Check that the data folder has space left, and run the same command again.',
    )
  }
  renameSync(unfinished, cluster)
  if (!isOurs) return
  renameSync(outside, `${outside}.before`)
  symlinkSync(cluster, outside)
}

const OUTSIDE = '/var/lib/discern'

function outsideOf(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(OUTSIDE, name, 'postgres')
}

/** PostgreSQL gives each database a number when it is made, which a copy keeps: the first eight bytes of its control file. */
function isSameDatabase(one: string, other: string): boolean {
  const [a, b] = [one, other].map((cluster) =>
    readFileSync(join(cluster, 'global/pg_control')).subarray(0, 8).toString('hex'),
  )
  return a === b
}
