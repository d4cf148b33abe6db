/** All of compose.yaml, with processes of this machine in place of its images. */
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { request } from '@playwright/test'
import pg from 'pg'
import { parse } from 'yaml'
import { hasPooler, startPooler } from '../../lab/pooler.mjs'
import { messages } from '../../lib/messages'
import { startPostgres } from '../../lib/runtime/database/postgres'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { freePort } from '../../lib/runtime/free-port'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { submitAnswers } from '../support/product'
import { startServing } from '../support/serving'

const ROOT = join(import.meta.dirname, '../..')
const DATA_DIR = join(ROOT, '.test/compose')
/** No other variable of this machine's environment reaches a process. */
const BARE = { PATH: process.env.PATH, NODE_ENV: 'production' as const }
const has = (command: string) => spawnSync('which', [command]).status === 0

test.skip(
  !hasPooler() || !has('caddy') || !has('psql'),
  'PgBouncer, Caddy or psql is not here (apt-get install pgbouncer caddy postgresql-client).',
)

interface Service {
  environment: Record<string, string>
}

/** The services, with what `.env` says put in; throws the sentence of a setting that must be there and is not. */
function readServices(env: Record<string, string>): Record<string, Service> {
  const { services } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true })
  const fill = (_: string, name: string, kind: string | undefined, rest = '') => {
    if (env[name]) return env[name]
    if (kind === '?') throw new Error(rest || `${name} is not set`)
    return rest
  }
  for (const { environment = {} } of Object.values<Service>(services)) {
    for (const [name, value] of Object.entries(environment)) {
      environment[name] = value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, fill)
    }
  }
  return services
}

/** Hands connections on to a port, and can be cut as a database that restarts is. */
async function startCuttable(target: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const to = createConnection({ host: '127.0.0.1', port: target })
    for (const one of [socket, to]) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => sockets.delete(one))
    }
    socket.pipe(to).pipe(socket)
    socket.on('close', () => to.destroy())
    to.on('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut,
    mend: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
  }
}

test(
  'the shipped file serves over https, through a restart of the database and of a server',
  SLOW_PROOF,
  async () => {
    test.setTimeout(240_000)
    expect(() => readServices({})).toThrow(/Set \w+_PASSWORD in \.env/)
    const password = () => randomBytes(24).toString('hex')
    const at = `https://localhost:${await freePort()}`
    const services = readServices({
      SITE: at,
      APP_URL: at,
      OPERATOR: 'Fernhill Studio',
      CONTACT_EMAIL: 'hello@example.com',
      OWNER_PASSWORD: password(),
      APP_PASSWORD: password(),
    })
    const of = (name: string) => services[name]?.environment ?? {}
    const folder = mkdtempSync(join(tmpdir(), 'discern-compose-'))
    const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
    rmSync(DATA_DIR, { recursive: true, force: true })
    try {
      // postgres, with its script of roles.
      const postgres = await startPostgres(DATA_DIR)
      ends.unshift(async () => {
        await postgres.stop()
        rmSync(DATA_DIR, { recursive: true, force: true })
      })
      const link = await startCuttable(Number(new URL(postgres.urls.supervisor).port))
      ends.unshift(link.cut)
      await prepareRoles(postgres.urls.supervisor, of('postgres'))

      const place = (url = '') =>
        url
          .replace('@postgres:5432', `@127.0.0.1:${link.port}`)
          .replace('@pgbouncer:6432', `@127.0.0.1:${poolerPort}`)
      let poolerPort = 0

      const { DB_USER, DB_PASSWORD, ...knobs } = of('pgbouncer')
      const direct = place(of('migrate').DATABASE_URL)
      expect([new URL(direct).username, new URL(direct).password]).toEqual([DB_USER, DB_PASSWORD])
      const pooler = await startPooler(direct, {
        size: Number(knobs.DEFAULT_POOL_SIZE),
        more: Object.fromEntries(
          ['POOL_MODE', 'MAX_CLIENT_CONN', 'IGNORE_STARTUP_PARAMETERS', 'SERVER_LOGIN_RETRY'].map(
            (name) => [name.toLowerCase(), knobs[name] ?? ''],
          ),
        ),
      })
      ends.unshift(pooler.stop)
      poolerPort = Number(new URL(pooler.through(direct)).port)

      const secret = join(folder, 'session')
      writeFileSync(secret, randomBytes(48).toString('base64'))
      const settings = (name: string) => ({
        ...BARE,
        ...of(name),
        DATABASE_URL: place(of(name).DATABASE_URL),
        MIGRATION_DATABASE_URL: place(of(name).MIGRATION_DATABASE_URL),
        NEXTAUTH_SECRET_FILE: secret,
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'warn',
      })
      await promisify(execFile)(process.execPath, ['scripts/migrate.mjs'], {
        cwd: ROOT,
        env: settings('migrate'),
      })

      // A pooler that does not pass our limits on refuses them: the start fails with what to write.
      const strict = await startPooler(direct, { more: { ignore_startup_parameters: 'x' } })
      ends.unshift(strict.stop)
      const refused = await runToEnd({
        ...settings('app-1'),
        PORT: String(await freePort()),
        DATABASE_URL: strict.through(direct),
      })
      expect(refused.code, refused.said).toBe(EXIT.noDatabase)
      expect(refused.said).toContain('unsupported startup parameter')
      expect(refused.said).toContain('ignore_startup_parameters = statement_timeout,')

      const ports = [await freePort(), await freePort()]
      const servers = await Promise.all(
        ['app-1', 'app-2'].map((name, index) =>
          startServing(process.execPath, ['scripts/serve.mjs'], {
            cwd: ROOT,
            env: { ...settings(name), PORT: String(ports[index]) },
          }),
        ),
      )
      for (const { child } of servers) ends.unshift(() => child.kill('SIGKILL'))
      ends.unshift(await startCaddy(folder, { site: at, ports }))

      const browser = await request.newContext({ baseURL: at, ignoreHTTPSErrors: true })
      ends.unshift(() => browser.dispose())
      await expect.poll(() => statusOf(browser.get('/'))).toBe(200)
      const landing = await browser.get('/')
      expect(landing.headers()['strict-transport-security']).toBe('max-age=31536000')
      await submitAnswers(browser, answersFor('D'))
      expect((await browser.get('/about')).ok()).toBe(true)
      expect(await (await browser.get('/about')).text()).toContain('Fernhill Studio')

      // While the database is away, what needs it says so itself, and built pages go on.
      link.cut()
      await sleep(2_000)
      const away = await browser.get('/api/assessment/history', {
        headers: { Authorization: 'Bearer x.y.z' },
      })
      expect(away.status()).toBe(401)
      const asked = await browser.post('/api/prospective-users', {
        data: { email: 'ada@example.com', source: 'landing' },
        headers: { Origin: at },
      })
      expect(asked.status()).toBe(503)
      expect(Number(asked.headers()['retry-after'])).toBeGreaterThan(0)
      expect(await asked.json()).toEqual({ error: messages.api.unavailable, code: 'unavailable' })
      await sleep(4_000)
      expect(await statusOf(browser.get('/'))).toBe(200)
      await link.mend()
      const back = performance.now()
      await expect
        .poll(async () => statusOf(browser.get('/api/health/ready')), {
          timeout: 30_000,
          intervals: [100],
        })
        .toBe(200)
      console.log(
        `The database is back: ready again after ${((performance.now() - back) / 1000).toFixed(1)} s.`,
      )

      // A draining server fails no request.
      let failed = 0
      let answered = 0
      let isOver = false
      const asking = Promise.all(
        Array.from({ length: 4 }, async () => {
          while (!isOver) {
            // A server that leaves says that it is not ready, and still answers everything else.
            const path = answered % 2 ? '/' : '/enhanced-guest-results'
            const status = await statusOf(browser.get(path))
            if (status === 200) answered++
            else failed++
            await sleep(20)
          }
        }),
      )
      await sleep(500)
      const [first] = servers
      first?.child.kill('SIGTERM')
      expect(await first?.ended).toBe(EXIT.ended)
      await sleep(1_000)
      isOver = true
      await asking
      expect({ failed, isMany: answered > 50 }).toEqual({ failed: 0, isMany: true })
      const none = servers[1]
      none?.child.kill('SIGKILL')
      await none?.ended
      await expect
        .poll(async () => (await browser.get('/')).headers()['retry-after'], { timeout: 20_000 })
        .toBe('5')
    } finally {
      for (const end of ends) await end()
    }
  },
)

const statusOf = (answer: Promise<{ status: () => number }>) =>
  answer.then(
    (one) => one.status(),
    () => 0,
  )

/** What the image does with POSTGRES_USER, and then with the script that the file mounts. */
async function prepareRoles(supervisor: string, env: Record<string, string>) {
  const client = new pg.Client({ connectionString: supervisor })
  await client.connect()
  await client.query('DROP OWNED BY discern_app')
  await client.query('DROP ROLE discern_app')
  await client.query(
    `ALTER ROLE ${env.POSTGRES_USER} SUPERUSER PASSWORD '${env.POSTGRES_PASSWORD}'`,
  )
  await client.end()
  const { port } = new URL(supervisor)
  execFileSync('sh', [join(ROOT, 'docker/roles.sh')], {
    env: {
      ...BARE,
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGPASSWORD: env.POSTGRES_PASSWORD,
      ...env,
    },
  })
}

function runToEnd(env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/serve.mjs'],
      { cwd: ROOT, env, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

/** Caddy with the shipped file, which names its targets as the network of the containers does. Resolves to what ends it. */
async function startCaddy(folder: string, { site, ports }: { site: string; ports: number[] }) {
  const shipped = readFileSync(join(ROOT, 'docker/Caddyfile'), 'utf8')
  const placed = ports.reduce(
    (text, port, index) => text.replace(`app-${index + 1}:3000`, `127.0.0.1:${port}`),
    shipped,
  )
  // Adds no certificate to this machine's list, and listens on no second port.
  const here = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n'
  const file = join(folder, 'Caddyfile')
  mkdirSync(join(folder, 'caddy'), { recursive: true })
  writeFileSync(file, here + placed)
  const caddy: ChildProcess = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...BARE, SITE: site, HOME: folder, XDG_DATA_HOME: join(folder, 'caddy') },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => caddy.once('exit', resolve))
  return async () => {
    caddy.kill('SIGTERM')
    await ended
  }
}
