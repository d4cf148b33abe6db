/** Further copies of the product, for journeys that break one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { startBalancer } from '../../lab/balancer.mjs'
import { freePort } from '../../lib/runtime/free-port'
import { rolesOf } from '../../lib/runtime/roles'

const ROOT = join(import.meta.dirname, '../..')

export interface Copy {
  url: string
  process: ChildProcess
  output: () => string
  /** Sends a signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Settings = { DATA_DIR: string } & Record<string, string>

/** On a database from `newDatabase`, where all is prepared. */
const isPrepared = (env: Settings) => env.DATABASE_URL && env.MIGRATION_DATABASE_URL === undefined

/**
 * Runs what `npm start` runs, and waits until it is ready. On a database from `newDatabase` only its last step; and where
 * `npm run prove` asks the journeys of two servers (scripts/prove.mjs), there are two.
 */
export function startCopy(env: Settings): Promise<Copy> {
  return process.env.E2E_SERVERS && isPrepared(env)
    ? startCopies(env, Number(process.env.E2E_SERVERS))
    : startOne(env)
}

/** Several on one database, behind a balancer without sticky sessions, ended and observed as one. */
export async function startCopies(env: Settings, count: number): Promise<Copy & { all: Copy[] }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const NEXTAUTH_SECRET = randomBytes(32).toString('base64url')
  // The balancer is one proxy more than a single copy would have.
  const TRUSTED_PROXIES = String(1 + Number(env.TRUSTED_PROXIES ?? 0))
  const shared = { NEXTAUTH_SECRET, APP_URL: url, ...env, TRUSTED_PROXIES }
  const all = await Promise.all(Array.from({ length: count }, () => startOne(shared)))
  const targets = all.map((copy) => copy.url.replace('localhost', '127.0.0.1'))
  const balancer = await startBalancer({ port, targets })
  const [{ process: child }] = all as [Copy]
  return {
    url,
    all,
    process: child,
    output: () => all.map((copy) => copy.output()).join(''),
    stop: async (signal) => {
      balancer.close()
      await Promise.all(all.map((copy) => copy.stop(signal)))
    },
  }
}

async function startOne(env: Settings): Promise<Copy> {
  const port = env.PORT ?? String(await freePort())
  const script = isPrepared(env) ? 'scripts/serve-copy.mjs' : 'scripts/start.mjs'
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      MIGRATION_DATABASE_URL: '',
      APP_URL: '',
      DEV_STATES: '0',
      LOG_LEVEL: 'silent',
      // Without work that pays only for a longer life.
      DISCERN_COLD: '1',
      // Copies share one PostgreSQL, and its connections.
      DB_POOL_SIZE: '5',
      ...env,
      ...asProduct(env),
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('is ready at')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    process: child,
    output: () => output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** On a given database a copy runs as after `npm start`: as the role that only reads and writes rows. */
function asProduct(env: Record<string, string>): Record<string, string> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = env
  if (!DATABASE_URL || MIGRATION_DATABASE_URL !== undefined) return {}
  const { owner, running } = rolesOf(DATABASE_URL)
  return { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner }
}

/** The database of the copy that `npm test` started, as its supervisor: tests do what no product may. */
export function testDatabase(dataDir = process.env.E2E_DATA_DIR ?? join(ROOT, '.data')) {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
  const url = (at: number) => `postgresql://discern:${password}@127.0.0.1:${at}/discern`
  return { port, url: url(port), ...rolesOf(url(port)), urlThrough: url }
}

/** A wire to the database that can be cut and mended, and listened to. */
export async function startWire(target: number, onSent?: (chunk: Buffer, by: Socket) => void) {
  const open = new Set<Socket>()
  let isCut = false
  const wire = createServer((client) => {
    if (isCut) return client.destroy()
    const server = createConnection({ host: '127.0.0.1', port: target })
    if (onSent) client.on('data', (chunk) => onSent(chunk, client))
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  return {
    port: (wire.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    /** What is open stays open, and carries nothing anymore: as to a machine that has stopped. */
    stall: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    mend: () => {
      isCut = false
    },
    close: () => wire.close(),
  }
}
