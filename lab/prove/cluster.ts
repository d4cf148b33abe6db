/**
 * `npm run prove -- cluster`: a PostgreSQL of three machines behind HAProxy (docs/examples/haproxy.cfg) loses its leader again
 * and again while people submit.
 * Nothing that was acknowledged may be lost, and no answer may be worse than one that asks to wait.
 *
 *   npm run prove -- cluster            each way ten times, about 25 minutes
 *   npm run prove -- cluster 2 kill     two times, that way alone
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCopy } from '../../e2e/support/copies'
import { Ledger } from '../../e2e/support/ledger'
import { root, say } from '../../lib/runtime/checkout.mjs'
import { connected, ensureRoles, rolesOf } from '../../lib/runtime/roles'
import { type Cluster, startCluster, whyNoCluster } from '../cluster/cluster'
import type { Machine } from '../cluster/network'
import { startProxy } from '../cluster/proxy'
import { ALL_OFF, Clients } from '../faults/clients'
import { median } from '../load/figures'

/** After a new leader, writing works again within so long. */
const AIM_MS = 5_000
/** The longest time without a leader: a lease and an election. */
const PATIENCE_MS = 90_000
const DATABASE = 'discern'
const PEOPLE = 6
/** Submissions a second: what is tried is the database, not the machine. */
const RATE = 20

/** How a leader is lost, and how its machine comes back when another leads. */
interface Fault {
  strike: (leader: Machine, cluster: Cluster) => unknown
  mend: (leader: Machine, cluster: Cluster) => unknown
}

const FAULTS: Record<string, Fault> = {
  kill: {
    strike: (leader) => leader.signal('SIGKILL'),
    mend: (leader, cluster) => cluster.boot(leader),
  },
  stop: {
    strike: (leader) => leader.signal('SIGSTOP'),
    mend: (leader) => leader.signal('SIGCONT'),
  },
  partition: {
    strike: (leader) => leader.setLink('down'),
    mend: (leader) => leader.setLink('up'),
  },
  switchover: {
    strike: (leader, cluster) => cluster.switchOver(leader),
    mend: () => {},
  },
}

const [rounds = '10', ...named] = process.argv.slice(2)
const names = named.length > 0 ? named : Object.keys(FAULTS)
const unknown = names.find((name) => !FAULTS[name])
if (unknown) throw new Error(`There is no fault "${unknown}". There are ${Object.keys(FAULTS)}.`)
const reason = whyNoCluster()
if (reason) {
  say(`The cluster is skipped: ${reason}.`)
  process.exit(0)
}
say('Starting three machines with etcd, Patroni and PostgreSQL …')
const cluster = await startCluster()
let isWell = false
try {
  isWell = await prove()
} finally {
  cluster.end()
}
process.exit(isWell ? 0 : 1)

async function prove(): Promise<boolean> {
  const dataDir = join(root, '.test/cluster')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const { owner, running } = await makeDatabase()
  const proxy = await startProxy(cluster.machines, dataDir)
  const product = await startCopy({
    DATA_DIR: dataDir,
    DATABASE_URL: proxy.through(running),
    MIGRATION_DATABASE_URL: proxy.through(owner),
    DB_POOL_SIZE: '10',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '100000',
  })
  try {
    await onLeader((client) =>
      client.query(
        'INSERT INTO coupons (id, code, amount_off_cents, max_uses) VALUES (gen_random_uuid(), $1, 100000, 1000000)',
        [ALL_OFF],
      ),
    )
    const ledger = new Ledger()
    const clients = new Clients({ urls: [product.url], ledger, rate: RATE, people: PEOPLE })
    const over = clients.run()
    await clients.firstAfter(performance.now())
    console.log(
      '\n| leader | times | without a leader, median / most | writes after it, median / most |',
    )
    console.log('| --- | --: | --: | --: |')
    let isInTime = true
    for (const name of names) isInTime = (await proveOne(name, clients)) && isInTime
    clients.stop()
    await over
    const findings = await onLeader((client) =>
      ledger.compare(async (text, values) => (await client.query(text, values)).rows),
    )
    const bugs = product.output().match(/.*"msg":"unexpected".*/g) ?? []
    const wrong = [...Object.values(findings).flat(), ...clients.wrong, ...bugs]
    say(
      `${ledger.acknowledged} acknowledged, ${clients.retried} tries again, ${wrong.length} wrong.`,
    )
    for (const line of new Set(wrong)) say(line)
    return isInTime && wrong.length === 0
  } finally {
    await product.stop()
    proxy.stop()
  }
}

/** Prints a line of the table; whether writing always worked again in time. */
async function proveOne(name: string, clients: Clients): Promise<boolean> {
  const { strike, mend } = FAULTS[name] as Fault
  const leaderless: number[] = []
  const untilWritten: number[] = []
  for (let round = 0; round < Number(rounds); round += 1) {
    await cluster.whenWhole()
    const before = await leaderBesides()
    const struck = performance.now()
    await strike(before, cluster)
    await leaderBesides(before)
    const led = performance.now()
    leaderless.push(led - struck)
    untilWritten.push(await clients.firstAfter(led))
    // What the old leader does when it comes back is part of it.
    await mend(before, cluster)
    await cluster.whenWhole()
    await sleep(1_000)
  }
  const both = (values: number[]) =>
    [median(values), Math.max(...values)].map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' / ')
  console.log(`| ${[name, rounds, both(leaderless), both(untilWritten)].join(' | ')} |`)
  return Math.max(...untilWritten) <= AIM_MS
}

/** The product's database with its two roles, on the leader. */
async function makeDatabase() {
  const leader = await leaderBesides()
  await connected(cluster.url(leader, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${DATABASE}`),
  )
  const supervisor = cluster.url(leader, DATABASE)
  await ensureRoles(supervisor)
  return rolesOf(supervisor)
}

/** The machine that leads, other than this one; waits until there is one. */
async function leaderBesides(before?: Machine): Promise<Machine> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const leader = await cluster.leader(before)
    if (leader) return leader
    await sleep(50)
  }
  throw new Error(`No leader for ${PATIENCE_MS / 1000} s`)
}

async function onLeader<T>(work: Parameters<typeof connected<T>>[1]): Promise<T> {
  return connected(cluster.url(await leaderBesides(), DATABASE), work)
}
