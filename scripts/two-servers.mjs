/**
 * What `npm run prove` runs the journeys on several servers against, at PORT: `npm start` with its database, a second
 * server on the same database, and a balancer that sends each request to the next of them. Where PgBouncer is
 * installed, the second server connects through it.
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

const { freePort } = await load('free-port')
const { rolesOf } = await load('roles')
const { PORT, DATA_DIR } = process.env
const shared = {
  APP_URL: `http://localhost:${PORT}`,
  NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
  TRUSTED_PROXIES: '1',
}
const first = await startScratchServer({ dataDir: DATA_DIR, env: shared })
const { port: database, password } = JSON.parse(
  readFileSync(join(DATA_DIR, 'postgres.json'), 'utf8'),
)
const { running } = rolesOf(`postgresql://discern:${password}@127.0.0.1:${database}/discern`)
const pooler = hasPooler() ? await startPooler(running, { size: 10 }) : undefined
say(
  pooler
    ? 'The second server goes through PgBouncer in transaction mode.'
    : 'The second server goes straight to the database: there is no PgBouncer here (apt-get install pgbouncer).',
)
const DATABASE_URL = pooler?.through(running) ?? running
const second = await startSecond({ ...shared, DATABASE_URL }, await freePort())
const targets = [first.listensAt, second.listensAt]
const balancer = await startBalancer({ port: Number(PORT), targets })

process.once('SIGTERM', async () => {
  for (const [at, count] of balancer.answered) say(`${at} answered ${count} requests.`)
  balancer.close()
  await second.stop()
  await pooler?.stop()
  await first.stop()
  process.exit(0)
})

async function startSecond(env, port) {
  const child = spawn(process.execPath, ['scripts/serve-copy.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MIGRATION_DATABASE_URL: '', ...env, PORT: String(port) },
  })
  const stop = await ready(child, 'is ready at')
  return { listensAt: `http://127.0.0.1:${port}`, stop }
}
