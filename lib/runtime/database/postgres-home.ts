import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fail, say } from '../checkout.mjs'
import { postgresPackage } from '../install.mjs'

/** Where the binaries are, and who runs them. */
export interface PostgresHome {
  /** Folder of the binaries. */
  native: string
  /** Options for what is spawned: another user's where we are root, else none. */
  runner: Runner
}

type Runner = Pick<SpawnSyncOptions, 'uid' | 'gid'>

/** Binaries that a system user can reach, where it cannot enter the checkout. No data is ever here. */
const REACHABLE = '/var/lib/discern'

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the database's files, or as a system user where
 * there are none yet. The binaries are copied where that user cannot enter the checkout, as in a clone under /root; the
 * database's files need no such access (cluster.ts).
 */
export function chooseHome(cluster: string): PostgresHome {
  const native = join(requirePackage(), 'native')
  const runner = process.getuid?.() === 0 ? (ownerOf(cluster) ?? systemUser()) : {}
  return { native: canEnter(native, runner) ? native : reachable(native), runner }
}

function ownerOf(cluster: string): Runner | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found?.uid ? { uid: found.uid, gid: found.gid } : undefined
}

/** A copy of the binaries, shared by all copies of the product, complete as soon as it exists. */
function reachable(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))
  const copy = join(REACHABLE, `postgresql-${version}-${process.arch}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  // Independent of root's umask, here and where the packages were installed.
  spawnSync('chmod', ['755', REACHABLE])
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  renameSync(unfinished, copy)
  return copy
}

/**
 * How the folder that it is started in is given to PostgreSQL. As root we enter it for the database's user, who may lack the
 * right to walk there: this path leads through no other folder, and all others are relative to it.
 */
export const folderFor = ({ runner }: PostgresHome, folder: string) =>
  isAnotherUser(runner) ? '/proc/self/cwd' : folder

/** The same for a file that it is handed as its standard input. */
export const inputFor = ({ runner }: PostgresHome, file: string) =>
  isAnotherUser(runner) ? '/proc/self/fd/0' : file

const isAnotherUser = ({ uid }: Runner) => uid !== undefined && process.platform === 'linux'

/** The path of one of the binaries, made executable. */
export function executable({ native }: PostgresHome, name: string): string {
  if (process.platform === 'win32') return join(native, 'bin', `${name}.exe`)
  const file = join(native, 'bin', name)
  try {
    chmodSync(file, 0o755)
  } catch {
    // A read-only tree that is already executable is fine; if it is not, the start says so.
  }
  return file
}

function requirePackage(): string {
  return (
    postgresPackage() ??
    fail(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer and run the same command again.',
    )
  )
}

function systemUser(): Runner {
  const found = lookUpUser()
  if (found) return found
  say('Making the system user "postgres", because PostgreSQL does not run as root …')
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', ['--system', '-g', 'postgres', '-s', '/usr/sbin/nologin', 'postgres'])
  return (
    lookUpUser() ??
    fail(
      'PostgreSQL does not run as root, and the system user "postgres" could not be made.',
      'Run the same command as an ordinary user, or set DATABASE_URL.',
    )
  )
}

function lookUpUser(): Runner | undefined {
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}

function canEnter(folder: string, runner: Runner): boolean {
  if (process.platform === 'win32') return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runner, cwd: '/' }).status === 0
}
