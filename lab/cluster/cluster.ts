/** A PostgreSQL of three machines with failover, as operators run it: Patroni, etcd and PostgreSQL of Debian, with synchronous replication. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Machine, plugIn } from './network'

/** Debian's, whom PostgreSQL and etcd run as: PostgreSQL refuses root. */
const USER = 'postgres'
const DEBIAN = '/usr/lib/postgresql'
const PORTS = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 }

/** The shortest lease that Patroni's manual allows: for that long there may be no leader after one is gone. */
const LEASE_SECONDS = 20
/** Twice as long as a machine takes to come back when the one that all of them are is busy. */
const PATIENCE_MS = 180_000

export interface Cluster {
  /** The address of a database on one machine, as the superuser. */
  url: (machine: Machine, database: string) => string
  machines: Machine[]
  /**
   * The leader, which takes writes; undefined while there is none. `besides`: a server that may wrongly think that it
   * leads.
   */
  leader: (besides?: Machine) => Promise<Machine | undefined>
  /** Hands the lead to the machine that has all that was acknowledged. */
  switchOver: (from: Machine) => Promise<void>
  /** Starts what a machine runs. */
  boot: (machine: Machine) => void
  /** Waits until all three run, two of them follow, and one of these has all acknowledged rows. */
  whenWhole: () => Promise<void>
  end: () => void
}

/** Why there can be no cluster here, in a sentence; null where it can. */
export function whyNoCluster(): string | null {
  if (process.platform !== 'linux') return 'it needs the network namespaces of Linux'
  if (process.getuid?.() !== 0) return 'it needs root, for network namespaces'
  const missing = ['patroni', 'etcd', 'haproxy', 'ip', 'setpriv'].filter((name) => !finds(name))
  if (!existsSync(DEBIAN)) missing.push('postgresql')
  if (missing.length === 0) return null
  return `${missing.join(', ')} not found (apt-get install patroni etcd-server haproxy postgresql iproute2)`
}

function finds(command: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)))
}

/** Creates an empty one, and waits until it is complete. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'discern-cluster-'))
  chmodSync(folder, 0o755)
  const { machines, pullOut } = plugIn(3)
  const password = randomBytes(18).toString('base64url')
  for (const machine of machines) {
    const home = join(folder, machine.name)
    mkdirSync(home)
    const file = join(home, 'patroni.json')
    writeFileSync(file, JSON.stringify(patroniOf(machine, machines, home, password)))
    chownSync(home, idOf('-u'), idOf('-g'))
    chownSync(file, idOf('-u'), idOf('-g'))
    chmodSync(file, 0o600)
  }
  const cluster: Cluster = {
    machines,
    url: (machine, database) => `postgresql://${USER}:${password}@${hostOf(machine)}/${database}`,
    leader: async (besides) => {
      const asked = machines.filter((machine) => machine !== besides)
      const answers = await Promise.all(asked.map((machine) => ask(machine, '/primary')))
      return asked[answers.findIndex((answer) => answer?.ok)]
    },
    switchOver: async (from) => {
      const heir = (await members(machines)).find(({ role }) => role === 'sync_standby')
      const body = JSON.stringify({ leader: from.name, candidate: heir?.name })
      const answer = await ask(from, '/switchover', { method: 'POST', body })
      if (!answer?.ok) throw new Error(`No switchover: ${await answer?.text()}`)
    },
    boot: (machine) => boot(machine, machines, join(folder, machine.name)),
    whenWhole: async () => {
      const roles = async () => (await members(machines)).filter(isWell).map(({ role }) => role)
      const isWhole = (found: string[]) =>
        found.length === 3 && found.includes('leader') && found.includes('sync_standby')
      const until = performance.now() + PATIENCE_MS
      // For as long as Patroni needs to name another standby, without which there may be no next leader.
      for (let looks = 0; looks < 10; await sleep(500)) {
        const found = await roles()
        looks = isWhole(found) ? looks + 1 : 0
        if (performance.now() > until) throw new Error(`The cluster has ${found.join(', ')}`)
      }
    },
    end: () => {
      pullOut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  for (const machine of machines) cluster.boot(machine)
  await cluster.whenWhole()
  return cluster
}

const hostOf = ({ address }: Machine) => `${address}:${PORTS.postgres}`

function boot(machine: Machine, machines: Machine[], home: string): void {
  const at = (one: Machine, port: number) => `http://${one.address}:${port}`
  machine.run(USER, join(home, 'etcd.log'), 'etcd', [
    '--enable-v2',
    ...['--name', machine.name, '--data-dir', join(home, 'etcd')],
    ...['--listen-client-urls', at(machine, PORTS.etcd)],
    ...['--advertise-client-urls', at(machine, PORTS.etcd)],
    ...['--listen-peer-urls', at(machine, PORTS.etcdPeers)],
    ...['--initial-advertise-peer-urls', at(machine, PORTS.etcdPeers)],
    '--initial-cluster',
    machines.map((one) => `${one.name}=${at(one, PORTS.etcdPeers)}`).join(','),
    // Three on one busy machine answer each other late.
    ...['--heartbeat-interval', '250', '--election-timeout', '2500'],
  ])
  machine.run(USER, join(home, 'patroni.log'), 'patroni', [join(home, 'patroni.json')])
}

/** Patroni's settings; it reads YAML, of which JSON is a part. */
function patroniOf(
  { name, address }: Machine,
  machines: Machine[],
  home: string,
  password: string,
) {
  const login = { username: USER, password }
  return {
    scope: 'discern',
    name,
    restapi: {
      listen: `${address}:${PORTS.patroni}`,
      connect_address: `${address}:${PORTS.patroni}`,
    },
    // By the second version of etcd's API: with the third, Patroni 3.0 of Debian 12 may miss a change for good.
    etcd: { hosts: machines.map((one) => `${one.address}:${PORTS.etcd}`) },
    bootstrap: {
      dcs: {
        ttl: LEASE_SECONDS,
        loop_wait: 2,
        retry_timeout: 5,
        // What is acknowledged stands on two machines, and only the second of them may lead next.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${PORTS.postgres}`,
      connect_address: `${address}:${PORTS.postgres}`,
      data_dir: join(home, 'postgres'),
      bin_dir: join(DEBIAN, readdirSync(DEBIAN).at(-1) ?? '', 'bin'),
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: login, replication: login, rewind: login },
      pg_hba: [
        'host all all 0.0.0.0/0 scram-sha-256',
        'host replication all 0.0.0.0/0 scram-sha-256',
      ],
      parameters: { unix_socket_directories: home, max_connections: 100 },
    },
  }
}

interface Member {
  name: string
  role: string
  state: string
}

const isWell = ({ state }: Member) => state === 'running' || state === 'streaming'

/** What all members that answer agree on; undefined where none answers. */
async function members(machines: Machine[]): Promise<Member[]> {
  for (const machine of machines) {
    const answer = await ask(machine, '/cluster')
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

/** A machine that has stopped, or is out of reach, gives no answer. */
async function ask(
  { address }: Machine,
  path: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(path === '/switchover' ? 30_000 : 1_000)
  return fetch(`http://${address}:${PORTS.patroni}${path}`, { ...init, signal }).catch(
    () => undefined,
  )
}

const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, USER], { encoding: 'utf8' }))
