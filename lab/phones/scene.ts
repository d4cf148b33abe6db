/** Two servers on one PostgreSQL behind the proxy that is shipped, for live sessions. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root, run } from '../../lib/runtime/checkout.mjs'
import { startPostgres } from '../../lib/runtime/database/postgres'
import { freePort } from '../../lib/runtime/free-port'
import { rolesOf } from '../../lib/runtime/roles'
import { templateDatabase } from '../../scripts/template-database.mjs'
import { startBalancer } from '../balancer.mjs'
import { keepServer } from '../faults/scene'

const FOLDER = join(root, '.test/phones')
const NAME = 'phones'

/** With the limits that a copy has unless it is told otherwise: all phones come from one network address. */
export async function setScene() {
  run(process.execPath, ['scripts/build.mjs'], { problem: 'It could not be built.' })
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const database = await startDatabase()
  const url = `http://localhost:${await freePort()}`
  const env = {
    DATABASE_URL: rolesOf(database.url).running,
    APP_URL: url,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    OPERATOR: 'Phones',
    CONTACT_EMAIL: 'phones@phones.example',
  }
  const servers = [
    await keepServer({ ...env, DATA_DIR: join(FOLDER, 'server-1') }),
    await keepServer({ ...env, DATA_DIR: join(FOLDER, 'server-2') }),
  ]
  const targets = servers.map((server) => server.url)
  const proxy = hasCaddy ? await startCaddy(url, targets) : await balance(url, targets)
  return {
    url,
    servers,
    query: database.query,
    databaseUrl: database.url,
    stop: async () => {
      await proxy()
      for (const server of servers) await server.end()
      await database.stop()
      rmSync(FOLDER, { recursive: true, force: true })
    },
  }
}

const hasCaddy = spawnSync('which', ['caddy']).status === 0
export const PROXY = hasCaddy
  ? 'Caddy with docker/Caddyfile'
  : 'lab/balancer.mjs, because there is no Caddy here (apt-get install caddy)'

async function startDatabase() {
  const running = await startPostgres(join(FOLDER, 'postgres'))
  const { supervisor } = running.urls
  const template = await templateDatabase(supervisor)
  const url = supervisor.replace(/\/[^/]*$/, `/${NAME}`)
  const admin = new pg.Client({ connectionString: supervisor })
  await admin.connect()
  const owner = new URL(rolesOf(url).owner).username
  await admin.query(`CREATE DATABASE ${NAME} TEMPLATE ${template} OWNER ${owner}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  return {
    url,
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Row[],
    stop: async () => {
      await pool.end()
      await running.stop()
    },
  }
}

async function balance(url: string, targets: string[]) {
  const balancer = await startBalancer({ port: Number(new URL(url).port), targets })
  return async () => balancer.close()
}

/** The shipped file, which names its targets as the network of the containers does. */
async function startCaddy(url: string, targets: readonly string[]) {
  const shipped = readFileSync(join(root, 'docker/Caddyfile'), 'utf8')
  const placed = targets.reduce(
    (text, target, at) => text.replace(`app-${at + 1}:3000`, `127.0.0.1:${new URL(target).port}`),
    shipped,
  )
  const file = join(FOLDER, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tskip_install_trust\n}\n${placed}`)
  const caddy: ChildProcess = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', SITE: url, HOME: FOLDER },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => caddy.once('exit', resolve))
  return async () => {
    caddy.kill('SIGTERM')
    await ended
  }
}
