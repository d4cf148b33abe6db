/** The setup for faults: two servers on one PostgreSQL behind a wire, with their own Stripe and mail server. */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Ledger, type Query } from '../../e2e/support/ledger'
import { startMailServer } from '../../e2e/support/mail/mail-server'
import { STRIPE_KEYS, startStripe } from '../../e2e/support/shop/stripe-server'
import { root, run } from '../../lib/runtime/checkout.mjs'
import { clusterOf } from '../../lib/runtime/database/cluster'
import { startPostgres } from '../../lib/runtime/database/postgres'
import { serverOn } from '../../lib/runtime/database/server'
import { freePort } from '../../lib/runtime/free-port'
import { rolesOf } from '../../lib/runtime/roles'
import { templateDatabase } from '../../scripts/template-database.mjs'
import { ALL_OFF, Clients } from './clients'
import { startFaultyWire } from './wire'

const FOLDER = join(root, '.test/faults')
const SERVERS = 2
/** The disk that a fault fills, where the system allows to make one. */
const DISK_MB = 2_000
const NAME = 'faults'

export type Scene = Awaited<ReturnType<typeof setScene>>

export async function setScene({ rate, people }: { rate: number; people: number }) {
  run(process.execPath, ['scripts/build.mjs'], { problem: 'It could not be built.' })
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const disk = makeDisk()
  const database = await startDatabase(join(disk ?? FOLDER, 'postgres'))
  const wire = await startFaultyWire(database.port)
  const stripe = await startStripe()
  const mails = await startMailServer()
  const through = new URL(rolesOf(database.url).running)
  through.port = String(wire.port)
  const env = {
    ...STRIPE_KEYS,
    DATABASE_URL: through.href,
    STRIPE_STAND_IN: stripe.url,
    SMTP_URL: mails.url,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    OPERATOR: 'Faults',
    CONTACT_EMAIL: 'faults@faults.example',
  }
  const servers: KeptServer[] = []
  for (let at = 0; at < SERVERS; at += 1) {
    servers.push(await keepServer({ ...env, DATA_DIR: join(FOLDER, `server-${at}`) }))
  }
  const ledger = new Ledger()
  const clients = new Clients({ urls: servers.map(({ url }) => url), ledger, rate, people })
  return {
    disk,
    database,
    wire,
    stripe,
    mails,
    servers,
    ledger,
    clients,
    /** A further server with another setting, for as long as a fault lasts. */
    startAnother: (more: Record<string, string>) =>
      keepServer({ ...env, DATA_DIR: join(FOLDER, 'another'), ...more }),
    /** The addresses that were promised a mail. */
    promised: [] as string[],
    stop: async () => {
      for (const server of servers) await server.end()
      wire.close()
      await database.stop()
      await stripe.close()
      await mails.close()
      // Lazily: the last of the database's processes may still be about to end.
      if (disk) spawnSync('umount', ['--lazy', disk])
      if (disk) rmSync(disk, { recursive: true, force: true })
      rmSync(FOLDER, { recursive: true, force: true })
    },
  }
}

/** A folder on a small disk; null without the privilege to mount one. */
function makeDisk(): string | null {
  const folder = join(tmpdir(), `discern-disk-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]
  if (process.platform === 'linux' && spawnSync('mount', options).status === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  return null
}

async function startDatabase(dataDir: string) {
  let running = await startPostgres(dataDir)
  const { supervisor } = running.urls
  const template = await templateDatabase(supervisor)
  const url = supervisor.replace(/\/[^/]*$/, `/${NAME}`)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  // An idle connection may have broken.
  const query: Query = async (text, values = []) => {
    const result = await pool.query(text, values).catch(() => pool.query(text, values))
    return result.rows
  }
  const admin = new pg.Client({ connectionString: supervisor })
  await admin.connect()
  const owner = new URL(rolesOf(url).owner).username
  await admin.query(`CREATE DATABASE ${NAME} TEMPLATE ${template} OWNER ${owner}`)
  // What a small disk has room for.
  await admin.query("ALTER SYSTEM SET max_wal_size = '192MB'")
  await admin.query('SELECT pg_reload_conf()')
  await admin.end()
  await query(
    'INSERT INTO coupons (id, code, amount_off_cents, max_uses) VALUES (gen_random_uuid(), $1, $2, $3)',
    [ALL_OFF, 100_000, 1_000_000],
  )
  const pid = () => {
    const found = serverOn(clusterOf(dataDir))
    if (!found) throw new Error('The database does not run.')
    return found
  }

  return {
    url,
    query,
    dataDir,
    pid,
    port: Number(new URL(url).port),
    /** Ends it by a signal, and waits until nothing of it runs. */
    kill: async (signal: NodeJS.Signals) => {
      const main = pid()
      const all = [main, ...childrenOf(main)]
      process.kill(main, signal)
      while (all.some(isRunning)) await sleep(20)
    },
    /** Starts it again; resolves to when it took connections. */
    start: async () => {
      const starting = startPostgres(dataDir)
      const back = answering(url)
      running = await starting
      return back
    },
    /** When it takes connections, if it starts again without help. */
    back: () => answering(url),
    stop: async () => {
      await pool.end()
      await running.stop()
    },
  }
}

/** When a database lets a client connect and answers, by `performance.now()`. */
async function answering(connectionString: string): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      return performance.now()
    } catch {
      await sleep(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** A server that is restarted when it ends, as systemd or a container's host does. */
export interface KeptServer {
  url: string
  pid: () => number
  /** Ends it by a signal and starts it again; resolves to milliseconds from the start until it is ready. */
  restart: (signal: NodeJS.Signals) => Promise<number>
  end: (signal?: NodeJS.Signals) => Promise<void>
  /** What it logged above warnings: bugs, and lines that are not JSON. Also unexpected ends. */
  complaints: () => string[]
}

export async function keepServer(
  env: { DATA_DIR: string } & Record<string, string>,
): Promise<KeptServer> {
  const PORT = String(await freePort())
  const complaints: string[] = []
  let server: Awaited<ReturnType<typeof startServer>>
  let isWanted = false
  const begin = async () => {
    const begun = await startServer({ ...env, PORT })
    server = begun
    isWanted = true
    void begun.ended.then((how) => {
      complaints.push(...complaintsIn(begun.output()))
      if (isWanted) complaints.push(`ended by itself: ${how}`)
    })
  }
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    isWanted = false
    process.kill(server.pid, signal)
    await server.ended
  }
  await begin()
  return {
    url: `http://localhost:${PORT}`,
    pid: () => server.pid,
    restart: async (signal) => {
      await end(signal)
      const started = performance.now()
      await begin()
      await becomesReady(`http://localhost:${PORT}`)
      return performance.now() - started
    },
    end,
    complaints: () => complaints,
  }
}

async function becomesReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
}

/** What servers say of themselves when they start and stop. */
const NEWS = /^(Discern .*is ready at .*|Stopping …|✓ Running next.config.mjs .*|)$/
/** Of pino: error, and worse. */
const ERROR = 50
/** These queues try once and are filled again every minute or day, so a job that meets a fault is no loss. */
const FILLED_AGAIN = ['sweep', 'reconcile']

function complaintsIn(output: string): string[] {
  return output.split('\n').filter((line) => {
    if (NEWS.test(line.trim())) return false
    try {
      const { level, queue } = JSON.parse(line)
      return level >= ERROR && !FILLED_AGAIN.includes(queue)
    } catch {
      return true
    }
  })
}

/** Runs `npm run serve`, as operators do, and waits until it says that it is ready. Throws what it wrote where it ends before. */
async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  // With its last words.
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code, signal) => resolve(String(signal ?? code))),
  )
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('is ready at')) resolve()
      })
    }
    void ended.then((how) => reject(new Error(`The server ended with ${how}:\n${output}`)))
  })
  return { pid: child.pid ?? 0, ended, output: () => output }
}

/** The fields of /proc/PID/stat after the name: state, parent, … None of a process that has ended, or elsewhere than on Linux. */
function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** The processes that a process has started, and that run; none elsewhere than on Linux. */
export const childrenOf = (pid: number): number[] =>
  (existsSync('/proc/self/stat') ? readdirSync('/proc') : [])
    .map(Number)
    .filter((one) => Number(readStat(one)[1]) === pid)

/** Whether a process runs; one that has ended and that its parent has not asked about does not. */
const isRunning = (pid: number) => !['Z', undefined].includes(readStat(pid)[0])
