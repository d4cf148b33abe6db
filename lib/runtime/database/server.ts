/** The process of the embedded database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fail } from '../checkout.mjs'
import { commandOf, isAlive } from '../processes'
import { SUPERVISOR } from '../roles'
import { executable, folderFor, type PostgresHome } from './postgres-home'

const LOG = 'postgres.log'
/** Before the first try and the next ones: processes of a server that was killed may take a moment to see it. */
const PAUSES_MS = [0, 500, 2_000]
/** A server without output for so long does not start. One that reports recovery may take as long as it needs. */
const SILENCE_MS = 30_000
/** For open sessions to be closed; and for the files to be written. */
const STOP_MS = 10_000
const LOOK_MS = 100

/** Starts a server on a cluster and waits until it answers. Ends the program where it does not. */
export async function launch(
  home: PostgresHome,
  cluster: string,
  port: number,
): Promise<ChildProcess> {
  for (const pause of PAUSES_MS) {
    await sleep(pause)
    const server = await tryToLaunch(home, cluster, port)
    if (server) return server
  }
  fail(
    'The database did not start.',
    `The last lines of ${join(dirname(cluster), LOG)} say why. If the data folder is damaged, restore it from a backup.`,
  )
}

/** The same; undefined where it does not start. */
export async function tryToLaunch(
  home: PostgresHome,
  cluster: string,
  port: number,
): Promise<ChildProcess | undefined> {
  const log = openSync(join(dirname(cluster), LOG), 'a', 0o600)
  const settings = ['max_connections=100', 'log_error_verbosity=terse', markOf(cluster)]
  const server = spawn(
    executable(home, 'postgres'),
    [
      ...['-D', folderFor(home, cluster)],
      ...['-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // Its own process group: Ctrl-C in the terminal must reach the web server first, so that it can drain.
    { ...home.runner, cwd: cluster, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  // A program that cannot be run has ended, too.
  server.on('error', () => {})
  server.unref()
  stopWithUs(server, cluster)
  for (let silent = 0; silent < SILENCE_MS && !hasEnded(server); silent += LOOK_MS) {
    const state = await stateAt(port)
    if (state === 'ready') return server
    if (state === 'starting') silent = 0
    await sleep(LOOK_MS)
  }
  await stop(server)
  return undefined
}

/** However this process ends, unless it is killed, its server ends first: a start that fails leaves none running. */
function stopWithUs(server: ChildProcess, cluster: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const end = () => {
    if (hasEnded(server) || !server.pid) return
    server.kill('SIGINT')
    const { pid } = server
    // The number alone would not do: until we hear of its end, which we no longer do, it stays taken.
    const isThere = () => isAlive(pid) && existsSync(join(cluster, 'postmaster.pid'))
    for (let waited = 0; waited < STOP_MS && isThere(); waited += LOOK_MS) {
      Atomics.wait(clock, 0, 0, LOOK_MS)
    }
  }
  process.once('exit', end)
  server.once('exit', () => process.off('exit', end))
}

export const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  !pid || exitCode !== null || signalCode !== null

/** Any answer of the server, a refused password included, means that it is up. */
async function stateAt(port: number): Promise<'silent' | 'starting' | 'ready'> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERVISOR,
    password: '',
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    if (!(error instanceof Error)) return 'silent'
    const code = 'code' in error ? error.code : undefined
    if (code === STARTING_UP) return 'starting'
    return code === WRONG_PASSWORD || /password/i.test(error.message) ? 'ready' : 'silent'
  }
}

const WRONG_PASSWORD = '28P01'
const STARTING_UP = '57P03'

/** Ends a server as soon as its sessions are closed; open transactions roll back. */
export async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.ref()
  server.kill('SIGINT')
  const patience = new AbortController()
  const isLate = await Promise.race([
    ended.then(() => false),
    sleep(STOP_MS, true, { signal: patience.signal }).catch(() => false),
  ])
  patience.abort()
  if (!isLate) return
  server.kill('SIGQUIT')
  await ended
}

/** Stands in the command line of a server, and says on which files it runs, also after their folder was moved, and not for a copy. */
function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster)
  return `discern.files=${dev}:${ino}`
}

/** The process number of the server that runs on a cluster; undefined where none does. */
export function serverOn(cluster: string): number | undefined {
  const pid = pidIn(cluster)
  if (!pid || !isAlive(pid)) return undefined
  const command = commandOf(pid) ?? ''
  // Servers of versions up to 0.2 say the path alone.
  const isOurs = command.split(/[\0\s]/).includes(markOf(cluster)) || command.includes(cluster)
  return isOurs ? pid : undefined
}

function pidIn(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** Stops the server that a killed start left running on this cluster, if any. */
export async function stopLeftover(cluster: string): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', STOP_MS],
    ['SIGQUIT', STOP_MS / 2],
  ] as const) {
    const pid = serverOn(cluster)
    if (pid) process.kill(pid, signal)
    for (let waited = 0; waited < patience && serverOn(cluster); waited += LOOK_MS) {
      await sleep(LOOK_MS)
    }
  }
  // A number that another program has by now, or that came with a copy of the files, would keep PostgreSQL from
  // starting. One that is dead it judges itself: processes of that server may still be there.
  const pid = pidIn(cluster)
  if (pid && isAlive(pid) && !serverOn(cluster)) rmSync(join(cluster, 'postmaster.pid'))
}
