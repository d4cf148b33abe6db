import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresPackage } from './install.mjs'
import { ensureRoles, rolesOf, SUPERVISOR } from './roles.mjs'
import { fail, say } from './settings.mjs'

/**
 * Starts the embedded PostgreSQL of a data folder and returns its addresses, one for each role, and how to stop it.
 * A server left behind by a killed start is stopped first; PostgreSQL then recovers from its own log.
 */
export async function startPostgres(dataDir) {
  const home = chooseHome(dataDir)
  const settings = await readOrMakeSettings(dataDir)
  const cluster = join(home.folder, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialize(home, cluster, settings)
  await stopLeftover(cluster)
  const port = await freePort(settings.port)
  writeSettings(dataDir, { ...settings, port, cluster })
  const server = await launch(home, cluster, port)
  const url = `postgresql://${SUPERVISOR}:${settings.password}@127.0.0.1:${port}`
  await ensureDatabase(url, SUPERVISOR)
  const supervisor = `${url}/${SUPERVISOR}`
  await ensureRoles(supervisor)
  return { urls: { supervisor, ...rolesOf(supervisor) }, stop: () => stop(server) }
}

/**
 * Where the binaries and the cluster live, and who runs them. PostgreSQL refuses to run as root, so root
 * hands it to a system user; where that user cannot enter the checkout or the data folder (a clone under
 * /root, say), both move to a folder it can enter.
 */
function chooseHome(dataDir) {
  const native = join(requirePackage(), 'native')
  mkdirSync(dataDir, { recursive: true })
  const runner = process.getuid?.() === 0 ? systemUser() : {}
  if (canEnter(native, runner) && canEnter(dataDir, runner))
    return { native, folder: dataDir, runner }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = join('/var/lib/discern', name)
  say(`The database user cannot enter ${dataDir}; its files are kept in ${folder}.`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const copy = join(folder, 'native')
  if (!existsSync(join(copy, '.complete'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(copy, '.complete'), '')
  }
  return { native: copy, folder, runner }
}

/** Removes what `chooseHome` put outside the data folder; for scratch databases. */
export function removeScratch(dataDir) {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  rmSync(join('/var/lib/discern', name), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function requirePackage() {
  const folder = postgresPackage()
  if (folder) return folder
  fail(
    `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`,
    'Set DATABASE_URL to a PostgreSQL 15 or newer and run the same command again.',
  )
}

function systemUser() {
  const lookUp = () => {
    try {
      return {
        uid: Number(
          execFileSync('id', ['-u', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }),
        ),
        gid: Number(
          execFileSync('id', ['-g', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }),
        ),
      }
    } catch {
      return undefined
    }
  }
  const found = lookUp()
  if (found) return found
  say('Making the system user "postgres", because PostgreSQL does not run as root …')
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', ['--system', '-g', 'postgres', '-s', '/usr/sbin/nologin', 'postgres'])
  return (
    lookUp() ??
    fail(
      'PostgreSQL does not run as root, and the system user "postgres" could not be made.',
      'Run the same command as an ordinary user, or set DATABASE_URL.',
    )
  )
}

function canEnter(folder, runner) {
  if (process.platform === 'win32') return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runner, cwd: '/' }).status === 0
}

const settingsFile = (dataDir) => join(dataDir, 'postgres.json')

async function readOrMakeSettings(dataDir) {
  const file = settingsFile(dataDir)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const settings = { port: await freePort(), password: randomBytes(18).toString('base64url') }
  writeSettings(dataDir, settings)
  return settings
}

function writeSettings(dataDir, settings) {
  writeFileSync(settingsFile(dataDir), JSON.stringify(settings), { mode: 0o600 })
}

function initialize({ native, folder, runner }, cluster, { password }) {
  say('Creating the database (once) …')
  // A half-made cluster of a killed first start has no PG_VERSION and nothing worth keeping.
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  const passwordFile = join(folder, 'initdb-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runner.uid !== undefined) {
    chownSync(cluster, runner.uid, runner.gid)
    chownSync(passwordFile, runner.uid, runner.gid)
  }
  const result = spawnSync(
    executable(native, 'initdb'),
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

function executable(native, name) {
  const file = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  if (process.platform !== 'win32') {
    try {
      chmodSync(file, 0o755)
    } catch {
      // A read-only tree that is already executable is fine; if it is not, the start says so.
    }
  }
  return file
}

/** Stops the server that a killed start left running on this cluster, if any. */
async function stopLeftover(cluster) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (isAlive(pid) && isPostgres(pid, cluster)) {
    process.kill(pid, 'SIGINT')
    for (let tries = 0; tries < 100 && isAlive(pid); tries++) await sleep(100)
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
    for (let tries = 0; tries < 50 && isAlive(pid); tries++) await sleep(100)
  }
  rmSync(file, { force: true })
}

/** After a restart of the machine the number in postmaster.pid may belong to any other program. */
function isPostgres(pid, cluster) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return ps.stdout?.includes(cluster) ?? false
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The wanted port when it is free, else any free one. */
function freePort(wanted = 0) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(freePort()))
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function launch({ native, folder, runner }, cluster, port) {
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600)
  const server = spawn(
    executable(native, 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'max_connections=100',
      '-c',
      'log_error_verbosity=terse',
    ],
    // Its own process group: Ctrl-C in the terminal must reach the web server first, so that it can drain.
    { ...runner, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  server.unref()
  const { default: pg } = await import('pg')
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) break
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
      return server
    } catch (error) {
      // Any answer of the server, a refused password included, means that it is up.
      if (error.code === '28P01' || /password/i.test(error.message)) return server
      await sleep(100)
    }
  }
  fail(
    'The database did not start.',
    `The last lines of ${join(folder, 'postgres.log')} say why. If the data folder is damaged, restore it from a backup.`,
  )
}

async function ensureDatabase(url, name) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}

/** Ends the server as soon as its sessions are closed; open transactions roll back. */
async function stop(server) {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.ref()
  process.kill(server.pid, 'SIGINT')
  await Promise.race([ended, sleep(10_000)])
}
