/**
 * What `npm run prove` asks the journeys of several servers of: `npm start` with its database, a second server on the
 * same database, and a balancer that hands each request to the next of them. Where PgBouncer is, the second server goes
 * through it.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBalancer } from '../lab/balancer.mjs'
import { hasPooler, startPooler } from '../lab/pooler.mjs'
import { root, say } from '../lib/runtime/checkout.mjs'
import { load } from '../lib/runtime/load.mjs'
import { ready, startScratchServer } from './scratch-server.mjs'

/** Starts both, behind a balancer at `port`; `stop` ends both and removes the database. */
export async function startTwoServers({ dataDir, env, port }) {
  const { freePort } = await load('free-port')
  const { rolesOf } = await load('roles')
  const shared = {
    ...env,
    APP_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  }
  const first = await startScratchServer({ dataDir, env: shared })
  const { port: database, password } = JSON.parse(
    readFileSync(join(dataDir, 'postgres.json'), 'utf8'),
  )
  const { running } = rolesOf(`postgresql://discern:${password}@127.0.0.1:${database}/discern`)
  const pooler = hasPooler() ? await startPooler(running, { size: 10 }) : undefined
  say(
    pooler
      ? 'The second server goes through PgBouncer in transaction mode.'
      : 'The second server goes straight to the database: there is no PgBouncer here (apt-get install pgbouncer).',
  )
  const DATABASE_URL = pooler?.through(running) ?? running
  const second = await startSecond({ ...shared, DATA_DIR: dataDir, DATABASE_URL }, await freePort())
  const balancer = await startBalancer({ port, targets: [first.listensAt, second.listensAt] })
  return {
    url: balancer.url,
    async stop() {
      for (const [at, count] of balancer.answered) say(`${at} answered ${count} requests.`)
      balancer.close()
      await second.stop()
      await pooler?.stop()
      await first.stop()
    },
  }
}

async function startSecond(env, port) {
  const child = spawn(process.execPath, ['scripts/serve-copy.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MIGRATION_DATABASE_URL: '', ...env, PORT: String(port) },
  })
  const stop = await ready(child, 'is ready at')
  return { listensAt: `http://127.0.0.1:${port}`, stop }
}
