/**
 * `npm run prove -- cluster`: a PostgreSQL of three machines loses its leader again and again while people use the
 * product. Nothing that was acknowledged may be lost, and nobody may be told anything worse than to wait.
 *
 *   npm run prove -- cluster            each way ten times, about 25 minutes
 *   npm run prove -- cluster 2 kill     two times, that way alone
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Copy, startCopy } from '../../e2e/support/copies'
import { root, say } from '../../lib/runtime/checkout.mjs'
import { connected, ensureRoles, rolesOf } from '../../lib/runtime/roles'
import { type Cluster, startCluster, whyNoCluster } from '../cluster/cluster'
import { startLoad, type Tally } from '../cluster/load'
import type { Machine } from '../cluster/network'

/** After a new leader, writing works again within so long. */
const AIM_MS = 5_000
/** Nobody leads for longer than a lease and an election. */
const PATIENCE_MS = 90_000
const DATABASE = 'discern'

type Load = ReturnType<typeof startLoad>

interface Fault {
  strike: (leader: Machine, cluster: Cluster) => unknown
  /** Afterwards, when another leads. */
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

interface Round {
  /** From the fault to the next leader, and from there to the next acknowledgement, in milliseconds. */
  leaderless: number
  untilWritten: number
  tally: Tally
}

async function prove(count: number, names: string[]): Promise<boolean> {
  say('Starting three machines with etcd, Patroni and PostgreSQL …')
  const cluster = await startCluster()
  const dataDir = join(root, '.test/cluster')
  rmSync(dataDir, { recursive: true, force: true })
  let product: Copy | undefined
  try {
    const roles = await makeDatabase(cluster)
    say('Starting the product …')
    product = await startCopy({
      DATA_DIR: dataDir,
      DATABASE_URL: roles.running,
      MIGRATION_DATABASE_URL: roles.owner,
      DATABASE_REPLICA_URL: roles.running,
      DB_POOL_SIZE: '10',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '100000',
    })
    const load = startLoad(product.url)
    await sleep(3_000)
    console.log(`\n${HEAD}`)
    let isWell = true
    for (const name of names) {
      const fault = FAULTS[name]
      if (!fault)
        throw new Error(`There is no fault "${name}". There are ${Object.keys(FAULTS).join(', ')}.`)
      const found: Round[] = []
      for (let round = 0; round < count; round += 1) found.push(await run(fault, cluster, load))
      const lost = await readLost(cluster, load)
      isWell = report(name, found, lost) && isWell
    }
    await load.leave()
    const lost = await readLost(cluster, load)
    say(`In the end: ${load.said()}, ${lost.length} lost.`)
    const bugs = product
      .output()
      .split('\n')
      .filter((line) => /"msg":"unexpected"/.test(line))
    for (const line of new Set(bugs)) say(line)
    return isWell && lost.length === 0 && bugs.length === 0
  } finally {
    await product?.stop()
    cluster.end()
  }
}

/** The product's database with its two roles, on whoever leads. Their addresses name all machines. */
async function makeDatabase(cluster: Cluster) {
  const leader = await requireLeader(cluster)
  await connected(cluster.url(leader, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${DATABASE}`),
  )
  const supervisor = cluster.url(leader, DATABASE)
  await ensureRoles(supervisor)
  const { owner, running } = rolesOf(supervisor)
  const { host } = new URL(supervisor)
  const everywhere = (url: string) => url.replace(host, cluster.hosts)
  return { owner: everywhere(owner), running: everywhere(running) }
}

async function run(fault: Fault, cluster: Cluster, load: Load): Promise<Round> {
  await cluster.whenWhole()
  const before = await requireLeader(cluster)
  load.count()
  const struckAt = performance.now()
  await fault.strike(before, cluster)
  const ledAt = await newLeader(cluster, before)
  while (load.lastAt() < ledAt) await sleep(20)
  const writtenAt = load.lastAt()
  // What the old leader does when it comes back is part of it.
  await fault.mend(before, cluster)
  await cluster.whenWhole()
  await sleep(1_000)
  return { leaderless: ledAt - struckAt, untilWritten: writtenAt - ledAt, tally: load.count() }
}

async function newLeader(cluster: Cluster, before: Machine): Promise<number> {
  const until = performance.now() + PATIENCE_MS
  while (!(await cluster.leader(before))) {
    if (performance.now() > until) throw new Error(`Nobody leads for ${PATIENCE_MS / 1000} s`)
    await sleep(50)
  }
  return performance.now()
}

/** Whoever leads; machines that have just found each other again may need a moment to say so. */
async function requireLeader(cluster: Cluster): Promise<Machine> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const leader = await cluster.leader()
    if (leader) return leader
    if (performance.now() > until) throw new Error(`Nobody leads for ${PATIENCE_MS / 1000} s`)
    await sleep(50)
  }
}

/** What the leader does not have of what was acknowledged. */
async function readLost(cluster: Cluster, load: Load): Promise<string[]> {
  const url = cluster.url(await requireLeader(cluster), DATABASE)
  return connected(url, load.missingFrom)
}

const HEAD = [
  '| leader | times | nobody leads, median / most | writes after the new leader, median / most | nothing acknowledged, most | slowest answer | acknowledged | told to wait | wrong | lost |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
].join('\n')

/** Prints a line of the table; whether all is as it should be. */
function report(name: string, found: Round[], lost: string[]): boolean {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const both = (values: number[]) => {
    const sorted = [...values].sort((one, other) => one - other)
    return `${seconds(sorted[sorted.length >> 1] ?? 0)} / ${seconds(sorted.at(-1) ?? 0)}`
  }
  const tallies = found.map(({ tally }) => tally)
  const sum = (of: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + of(tally), 0)
  const most = (of: (tally: Tally) => number) => seconds(Math.max(...tallies.map(of)))
  const wrong = tallies.flatMap(({ wrong }) => [...wrong])
  const waits = found.map(({ untilWritten }) => untilWritten)
  const cells = [
    name,
    found.length,
    both(found.map(({ leaderless }) => leaderless)),
    both(waits),
    most(({ longestGap }) => longestGap),
    most(({ slowest }) => slowest),
    sum(({ acknowledged }) => acknowledged),
    sum(({ toldToWait }) => toldToWait),
    wrong.reduce((total, [, times]) => total + times, 0),
    lost.length,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  for (const [what, times] of wrong) say(`${times} × ${what}`)
  for (const what of lost) say(what)
  return wrong.length === 0 && lost.length === 0 && Math.max(...waits) <= AIM_MS
}

const [rounds = '10', ...named] = process.argv.slice(2)
const reason = whyNoCluster()
if (reason) {
  say(`The cluster is skipped: ${reason}.`)
  process.exit(0)
}
process.exit((await prove(Number(rounds), named.length ? named : Object.keys(FAULTS))) ? 0 : 1)
