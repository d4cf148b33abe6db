import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fail, say } from '../checkout.mjs'
import { commandOf, isAlive } from '../processes'
import { SUPERVISOR } from '../roles'
import { executable, type PostgresHome } from './postgres-home'

/** Where the files of the database are, made on the first start with the supervisor's password. */
export function ensureCluster(home: PostgresHome, password: string): string {
  const cluster = join(home.folder, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialize(home, cluster, password)
  return cluster
}

function initialize(home: PostgresHome, cluster: string, password: string): void {
  say('Creating the database (once) …')
  const { folder, runner } = home
  // A half-made cluster of a killed first start has no PG_VERSION and nothing worth keeping.
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  const passwordFile = join(folder, 'initdb-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runner.uid !== undefined && runner.gid !== undefined) {
    chownSync(cluster, runner.uid, runner.gid)
    chownSync(passwordFile, runner.uid, runner.gid)
  }
  const result = spawnSync(
    executable(home, 'initdb'),
    [
      `--pgdata=${cluster}`,
      `--username=${SUPERVISOR}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...runner, cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    fail(
      `The database could not be created: ${result.stderr || result.error?.message}`,
      'Check that the data folder can be written and has space left, or set DATABASE_URL.',
    )
  }
}

/** Starts the server on a cluster and waits until it answers. */
export async function launch(
  home: PostgresHome,
  cluster: string,
  port: number,
): Promise<ChildProcess> {
  const { folder, runner } = home
  const logFile = join(folder, 'postgres.log')
  const log = openSync(logFile, 'a', 0o600)
  const settings = ['max_connections=100', 'log_error_verbosity=terse']
  const server = spawn(
    executable(home, 'postgres'),
    [
      ...['-D', cluster],
      ...['-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // Its own process group: Ctrl-C in the terminal must reach the web server first, so that it can drain.
    { ...runner, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  server.unref()
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    if (await answers(port)) return server
    await sleep(100)
  }
  fail(
    'The database did not start.',
    `The last lines of ${logFile} say why. If the data folder is damaged, restore it from a backup.`,
  )
}

/** Any answer of the server, a refused password included, means that it is up. */
async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERVISOR,
    password: '',
    database: 'postgres',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (!(error instanceof Error)) return false
    return ('code' in error && error.code === '28P01') || /password/i.test(error.message)
  }
}

/** Stops the server that a killed start left running on this cluster, if any. */
export async function stopLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  // After a restart of the machine the number may belong to any other program.
  if (isAlive(pid) && commandOf(pid)?.includes(cluster)) {
    process.kill(pid, 'SIGINT')
    if (!(await hasEnded(pid, 10_000))) process.kill(pid, 'SIGQUIT')
    await hasEnded(pid, 5_000)
  }
  rmSync(file, { force: true })
}

async function hasEnded(pid: number, patienceMs: number): Promise<boolean> {
  for (let waited = 0; waited < patienceMs && isAlive(pid); waited += 100) await sleep(100)
  return !isAlive(pid)
}

/** Ends a server as soon as its sessions are closed; open transactions roll back. */
export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.pid) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.ref()
  process.kill(server.pid, 'SIGINT')
  await Promise.race([ended, sleep(10_000)])
}
