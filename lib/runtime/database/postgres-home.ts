import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, say } from '../checkout.mjs'
import { postgresPackage } from '../install.mjs'

/** Where the binaries and the cluster live, and who runs them. */
export interface PostgresHome {
  /** Folder of the binaries. */
  native: string
  /** Folder of the cluster and its log. */
  folder: string
  /** Options for what is spawned: another user's where we are root, else none. */
  runner: Runner
}

type Runner = Pick<SpawnSyncOptions, 'uid' | 'gid'>

/**
 * PostgreSQL refuses to run as root, so root hands it to a system user; where that user cannot enter the checkout or
 * the data folder (a clone under /root, say), both move to a folder it can enter.
 */
export function chooseHome(dataDir: string): PostgresHome {
  const native = join(requirePackage(), 'native')
  mkdirSync(dataDir, { recursive: true })
  const runner = process.getuid?.() === 0 ? systemUser() : {}
  if (canEnter(native, runner) && canEnter(dataDir, runner)) {
    return { native, folder: dataDir, runner }
  }
  const folder = homeElsewhere(dataDir)
  say(`The database user cannot enter ${dataDir}; its files are kept in ${folder}.`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const copy = join(folder, 'native')
  if (!existsSync(join(copy, '.complete'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(copy, '.complete'), '')
  }
  return { native: copy, folder, runner }
}

/** Removes a data folder, and what `chooseHome` put outside it; for scratch databases. */
export function removeScratch(dataDir: string): void {
  rmSync(homeElsewhere(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function homeElsewhere(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join('/var/lib/discern', name)
}

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
