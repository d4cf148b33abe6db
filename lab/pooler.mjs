import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { load } from '../lib/runtime/load.mjs'

/** As compose.yaml has it. The last: limits that the product asks for when it connects, and a pooler does not know. */
const SETTINGS = {
  pool_mode: 'transaction',
  max_client_conn: '200',
  ignore_startup_parameters:
    'statement_timeout,idle_in_transaction_session_timeout,extra_float_digits',
}
const UNPRIVILEGED = 65_534
const EVERYWHERE = ['/usr/sbin', '/usr/local/sbin', process.env.PATH].join(':')

/** Whether this machine has PgBouncer (Debian's package `pgbouncer`). */
export const hasPooler = () =>
  spawnSync('pgbouncer', ['--version'], { env: { PATH: EVERYWHERE } }).status === 0

/**
 * PgBouncer in transaction mode in front of the PostgreSQL of an address: each transaction gets the next free one of
 * `size` connections. `through` is the same address by way of the pooler; for any database of that server, as the role
 * that the address names. `more` are further settings of PgBouncer.
 */
export async function startPooler(databaseUrl, { size = 4, more = {} } = {}) {
  const { freePort } = await load('free-port')
  const { port: behind, username, password } = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'discern-pooler-'))
  writeFileSync(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), settings({ folder, behind, port, size, more }))
  for (const file of ['', 'users', 'pgbouncer.ini']) chmodSync(join(folder, file), 0o755)
  const asUnprivileged = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...asUnprivileged,
    env: { PATH: EVERYWHERE },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`)
    await sleep(50)
  }
  return {
    said: () => said,
    through(url) {
      const by = new URL(url)
      by.port = String(port)
      return by.href
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const settings = ({ folder, behind, port, size, more }) => `[databases]
* = host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
default_pool_size = ${size}
${Object.entries({ ...SETTINGS, ...more })
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`

const isOpen = (port) =>
  new Promise((resolve) => {
    const probe = createConnection({ host: '127.0.0.1', port })
    probe.once('connect', () => resolve(true))
    probe.once('error', () => resolve(false))
    probe.once('close', () => probe.destroy())
    probe.once('connect', () => probe.destroy())
  })
