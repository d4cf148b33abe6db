/** The faults, each with how it is made and when it is over. */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import PgBoss from 'pg-boss'
import { signedEvent } from '../../e2e/support/shop/stripe-server'
import { commandOf } from '../../lib/runtime/processes'
import { ALL_OFF, ask, type Held } from './clients'
import { migrationKilled } from './migration'
import { childrenOf, type KeptServer, type Scene } from './scene'

/** Numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number

export interface Fault {
  name: string
  /** How often in a whole run. */
  count: number
  /** From when it is over until the product is well again: a submission is acknowledged, or what was killed works. */
  aimMs: number
  /** Makes it, and ends it. Resolves to milliseconds until the product was well again. */
  make: (scene: Scene, random: Random) => Promise<number>
  /** Why it cannot be made here; undefined where it can. */
  lacks?: (scene: Scene) => string | undefined
}

/** What SECURITY.md and docs/operations.md promise. */
const READY_MS = 3_000
const BACK_MS = 2_000
/** A buyer who pays while Stripe hangs gets an answer after 3 s, and tries again. */
const PAID_MS = 5_000
/** A payment without an event is looked up within a minute. */
const LOOKED_UP_MS = 60_000

const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T

const between = (from: number, to: number, random: Random) => from + random() * (to - from)

/** Something is wrong with the network or the database for a while; well again is the first acknowledged submission. */
const forAWhile =
  (begin: (scene: Scene, random: Random) => Promise<() => unknown> | (() => unknown)) =>
  async (scene: Scene, random: Random) => {
    const end = await begin(scene, random)
    await sleep(between(500, 3_000, random))
    await end()
    return scene.clients.firstAfter(performance.now())
  }

/** The database was ended; well again counts from when it takes connections. */
async function comesBack(scene: Scene, back: Promise<number>): Promise<number> {
  const moment = back.then((at) => scene.clients.firstAfter(at))
  return moment
}

export const FAULTS: Fault[] = [
  {
    name: 'server killed (kill -9)',
    count: 40,
    aimMs: READY_MS,
    make: ({ servers }, random) => pick(servers, random).restart('SIGKILL'),
  },
  {
    name: 'servers restarted in turn',
    count: 8,
    aimMs: READY_MS,
    make: async ({ servers }) => {
      const times: number[] = []
      for (const server of servers) times.push(await server.restart('SIGTERM'))
      return Math.max(...times)
    },
  },
  {
    name: 'PDF worker killed (kill -9)',
    count: 15,
    aimMs: READY_MS,
    make: async (scene, random) => {
      const server = pick(scene.servers, random)
      const held = await openReport(scene, scene.servers.indexOf(server))
      const drawing = drawPdf(server, held)
      await sleep(between(0, 100, random))
      process.kill(await pdfWorkerOf(server), 'SIGKILL')
      const killed = performance.now()
      await drawing
      while (!(await drawPdf(server, held))) await sleep(50)
      return performance.now() - killed
    },
  },
  {
    name: 'queue killed over a mail',
    count: 10,
    aimMs: READY_MS,
    make: async (scene, random) => {
      scene.mails.meet('hold')
      const before = scene.mails.received.length
      await promiseMail(scene)
      // Taken by one server's queue, and not yet confirmed.
      while (scene.mails.received.length === before) await sleep(20)
      const times = await Promise.all(
        random() < 0.5
          ? scene.servers.map((server) => server.restart('SIGKILL'))
          : [pick(scene.servers, random).restart('SIGKILL')],
      )
      scene.mails.letGo()
      return Math.max(...times)
    },
  },
  {
    name: 'database crashed',
    count: 20,
    aimMs: BACK_MS,
    make: async (scene, random) => {
      const { database } = scene
      if (random() < 0.5) {
        const backends = await database.query(
          'SELECT pid FROM pg_stat_activity WHERE backend_type = $1 AND pid <> pg_backend_pid()',
          ['client backend'],
        )
        // One of its processes dies, and it starts all of them again.
        process.kill(Number(pick(backends, random).pid), 'SIGKILL')
        await sleep(50)
        return comesBack(scene, database.back())
      }
      await database.kill(random() < 0.5 ? 'SIGKILL' : 'SIGQUIT')
      return comesBack(scene, database.start())
    },
  },
  {
    name: 'database restarted',
    count: 15,
    aimMs: BACK_MS,
    make: async (scene) => {
      await scene.database.kill('SIGINT')
      return comesBack(scene, scene.database.start())
    },
  },
  {
    name: 'connections ended by the database',
    count: 25,
    aimMs: BACK_MS,
    make: async (scene) => {
      await endConnections(scene)
      return scene.clients.firstAfter(performance.now())
    },
  },
  {
    name: 'network to the database cut',
    count: 15,
    aimMs: BACK_MS,
    make: forAWhile(({ wire }) => {
      wire.cut()
      return wire.mend
    }),
  },
  {
    name: 'database hangs',
    count: 10,
    aimMs: BACK_MS,
    make: forAWhile(({ wire }) => {
      wire.hush()
      return wire.mend
    }),
  },
  {
    name: 'database slow (200 ms each way)',
    count: 10,
    aimMs: BACK_MS,
    make: forAWhile(({ wire }) => {
      wire.slow(200)
      return wire.mend
    }),
  },
  {
    name: 'table locked',
    count: 6,
    aimMs: BACK_MS,
    make: forAWhile(async ({ database }) => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query('BEGIN')
      await client.query('LOCK TABLE assessments IN ACCESS EXCLUSIVE MODE')
      return () => client.end()
    }),
  },
  {
    name: 'database read-only',
    count: 8,
    aimMs: BACK_MS,
    make: forAWhile(async ({ database: { query } }) => {
      const set = async (statement: string) => {
        await query(statement)
        await query('SELECT pg_reload_conf()')
      }
      await set('ALTER SYSTEM SET default_transaction_read_only = on')
      return () => set('ALTER SYSTEM RESET default_transaction_read_only')
    }),
  },
  {
    name: 'database out of connections',
    count: 8,
    aimMs: BACK_MS,
    make: forAWhile(async (scene) => {
      await endConnections(scene)
      const taken = await takeConnections(scene)
      return () => Promise.all(taken.map((client) => client.end()))
    }),
  },
  {
    name: 'disk full',
    count: 5,
    aimMs: BACK_MS,
    lacks: ({ disk }) =>
      disk ? undefined : 'a disk that may be filled up can be made by root on Linux alone',
    make: async (scene, random) => {
      const ballast = join(scene.disk ?? '', 'ballast')
      fillUp(ballast)
      await sleep(between(1_000, 3_000, random))
      rmSync(ballast)
      const hasEnded = !childrenOf(scene.database.pid()).length
      return comesBack(scene, hasEnded ? scene.database.start() : scene.database.back())
    },
  },
  {
    name: 'Stripe away, slow or broken',
    count: 12,
    aimMs: PAID_MS,
    make: async (scene, random) => {
      const { stripe } = scene
      const mood = pick(['fail', 'lose', 'hang', 'drop', 'slow'] as const, random)
      if (mood === 'slow') stripe.slow(700)
      else stripe.meet('create', mood, 4)
      const buying = buy(scene)
      await sleep(between(500, 1_500, random))
      stripe.calm()
      const calm = performance.now()
      await buying
      return performance.now() - calm
    },
  },
  {
    name: 'mail server away, slow or broken',
    count: 10,
    aimMs: BACK_MS,
    make: async (scene, random) => {
      scene.mails.meet(pick(['busy', 'silent', 'drop'] as const, random))
      await promiseMail(scene)
      return scene.clients.firstAfter(performance.now())
    },
  },
  {
    name: 'clock 400 s off',
    count: 4,
    aimMs: LOOKED_UP_MS,
    lacks: () => (FAKETIME ? undefined : 'libfaketime is not installed (Debian: faketime)'),
    make: async (scene, random) => {
      const server = await scene.startAnother({
        LD_PRELOAD: FAKETIME ?? '',
        FAKETIME: random() < 0.5 ? '+400s' : '-400s',
        // The time of day alone: a process's own timers are right on such a machine, too.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      })
      try {
        return await payWithoutNews(scene, server)
      } finally {
        await server.end()
        scene.clients.wrong.push(...server.complaints())
      }
    },
  },
  migrationKilled,
]

/** A server that has had nothing to draw yet is about to start it. Throws where it does not. */
async function pdfWorkerOf(server: KeptServer): Promise<number> {
  const end = performance.now() + READY_MS
  while (performance.now() < end) {
    const [worker] = childrenOf(server.pid()).filter(isPdfWorker)
    if (worker) return worker
    await sleep(5)
  }
  throw new Error('There was no PDF worker to kill.')
}

function isPdfWorker(pid: number): boolean {
  return commandOf(pid)?.includes('report-worker') ?? false
}

async function openReport({ clients }: Scene, at: number): Promise<Held> {
  for (;;) {
    const held = await clients.submit(at, at)
    if (await clients.unlock(held, { coupon_code: ALL_OFF })) return held
  }
}

/** Has a report drawn that is not kept; whether it came. */
async function drawPdf({ url }: KeptServer, { id, cookie }: Held): Promise<boolean> {
  const path = `/api/assessment/download-pdf/${id}?user_name=${randomUUID().slice(0, 8)}`
  const answer = await ask(url, { path, headers: { Cookie: cookie } })
  if (answer.status === 200) return true
  if (answer.status !== 503 || !answer.headers.has('retry-after')) {
    throw new Error(`A PDF was answered with ${answer.status}: ${answer.body}`)
  }
  return false
}

/** Opens a report, of which a mail tells. */
async function promiseMail(scene: Scene): Promise<void> {
  const { clients, promised } = scene
  const email = `${randomUUID()}@faults.example`
  const held = await clients.submit(0)
  await clients.unlock(held, { coupon_code: ALL_OFF, email })
  promised.push(email)
}

/** Buys a report with a card. Stripe repeats its event until it is accepted. */
async function buy(scene: Scene): Promise<void> {
  const { clients, ledger, stripe } = scene
  const held = await clients.submit(0)
  const payment = paymentOf(await clients.unlock(held, {}))
  stripe.pay(payment)
  const { body, signature } = signedEvent('payment_intent.succeeded', intent(scene, payment))
  await clients.persist(
    {
      method: 'POST',
      path: '/api/payments/webhook',
      headers: { 'Stripe-Signature': signature },
      body,
    },
    200,
  )
  ledger.acknowledgeUnlock(held.key)
}

/** Buys a report at a server that refuses what Stripe tells, as of another time; what was paid is found all the same. */
async function payWithoutNews(scene: Scene, server: KeptServer): Promise<number> {
  const { clients, ledger, stripe, database } = scene
  const held = await clients.submit(0)
  const order = await clients.unlock(held, {})
  const payment = paymentOf(order)
  stripe.pay(payment)
  const { body, signature } = signedEvent('payment_intent.succeeded', intent(scene, payment))
  const headers = { 'Stripe-Signature': signature }
  const answer = await ask(server.url, {
    method: 'POST',
    path: '/api/payments/webhook',
    headers,
    body,
  })
  if (answer.status !== 400) throw new Error(`A server of another time answered ${answer.status}`)
  const paid = performance.now()
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await database.query(text, values) }) },
  })
  await boss.send('reconcile', {})
  const status = 'SELECT status FROM orders WHERE id = $1'
  while ((await database.query(status, [order?.order_id]))[0]?.status !== 'paid') await sleep(100)
  ledger.acknowledgeUnlock(held.key)
  return performance.now() - paid
}

const paymentOf = (order: { clientSecret: string | null } | null) =>
  order?.clientSecret?.split('_secret_')[0] ?? ''

const intent = ({ stripe }: Scene, payment: string) => stripe.intents.get(payment) ?? {}

/** Ends all connections but those that ask for it. */
async function endConnections({ database }: Scene): Promise<void> {
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename <> current_user`,
  )
}

/** Opens connections until none are left. */
async function takeConnections({ database }: Scene): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  for (;;) {
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => {})
    try {
      await client.connect()
      taken.push(client)
    } catch {
      return taken
    }
  }
}

const CHUNK = Buffer.alloc(1024 * 1024)

/** Writes a file until there is no room. */
function fillUp(file: string): void {
  try {
    for (let chunk = CHUNK; ; ) writeFileSync(file, chunk, { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** The path of Debian's package, or the one that is set. */
const FAKETIME = [process.env.FAKETIME_LIBRARY ?? '', ...installed()].find(existsSync)

function installed(): string[] {
  const folder = '/usr/lib'
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
  return names.map((name) => join(folder, name, 'faketime/libfaketimeMT.so.1'))
}
