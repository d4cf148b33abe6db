/** Connections to a PostgreSQL, which may be several servers of which one, the leader, takes what is written. */
import 'server-only'
import pg from 'pg'
import { addressesOf } from './database-addresses'
import { DATABASE_FAULT } from './database-fault'

/**
 * How long a statement may stay without any answer. A database that is well ends it before, by its own limit; one that
 * has stopped, or is behind a network that swallows everything, never does, and requests would wait without end.
 */
const SILENCE_MS = 7_000

/**
 * How long a request may wait for a connection: as long as for a statement. On a busy machine both take seconds, and a
 * database that is well would be called away. Of several servers another may have to be asked, which is not put off as long.
 */
const CONNECT_MS = 5_000
const CONNECT_TO_ONE_OF_SEVERAL_MS = 2_000

/** After a search that found no leader. A crowd of requests would otherwise ask all servers over and over. */
const PAUSE_MS = 200

/**
 * Limits of a session, which a connection asks for as it begins. A pooler that does not know them refuses the connection
 * (PgBouncer: `ignore_startup_parameters`), so every start tries one connection with them.
 */
export const SESSION_LIMITS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} as const

type Done = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** Connections to the database of an address; of several servers, to the one that leads. */
export function openPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const isOneOfSeveral = addressesOf(url).length > 1
  const config = {
    connectionTimeoutMillis: isOneOfSeveral ? CONNECT_TO_ONE_OF_SEVERAL_MS : CONNECT_MS,
    query_timeout: SILENCE_MS,
    ...SESSION_LIMITS,
    ...settings,
    connectionString: url,
  }
  const pool = isOneOfSeveral ? new SearchingPool(url, config) : new pg.Pool(config)
  pool.on('connect', (client) => bornAt.set(client, performance.now()))
  pool.on('release', (error: unknown, client) => {
    const isOld = (bornAt.get(client) ?? 0) < (renewedAt.get(pool) ?? 0)
    // After the pool has put it among the idle ones.
    if (!error && isOld) setImmediate(closeIdle, pool)
  })
  return pool
}

const bornAt = new WeakMap<pg.PoolClient, number>()
const renewedAt = new WeakMap<pg.Pool, number>()

/** Ends the connections of a pool: idle ones now, those in use as they come back. */
export function renewConnections(pool: pg.Pool): void {
  renewedAt.set(pool, performance.now())
  closeIdle(pool)
}

function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    )
  }
}

/** A pool of several servers. The leader is looked up once, and again when a connection breaks or cannot be made. */
class SearchingPool extends pg.Pool {
  #found: Promise<string> | undefined

  constructor(
    private readonly url: string,
    config: pg.PoolConfig,
  ) {
    super({
      ...config,
      // The last leader may be a standby by now.
      verify: (client, done) => {
        leads(client).then((does) => done(does ? undefined : new Error('It leads no more')), done)
      },
    })
    this.on('error', () => this.#forget())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    const opened = this.#open()
    if (!done) return opened
    opened.then(
      (client) => done(undefined, client, client.release),
      (error) => done(error, undefined, () => {}),
    )
  }

  /**
   * After a failure the leader is looked up again and tried once more; not after a timeout, because the request has
   * waited long enough.
   */
  async #open({ isLast = false } = {}): Promise<pg.PoolClient> {
    this.#found ??= this.#find()
    this.options.connectionString = await this.#found
    try {
      return await super.connect()
    } catch (error) {
      this.#forget()
      if (isLast || /timeout/.test(String(error))) throw error
      return this.#open({ isLast: true })
    }
  }

  async #find(): Promise<string> {
    try {
      return await findLeader(this.url)
    } catch (error) {
      setTimeout(() => this.#forget(), PAUSE_MS).unref()
      throw error
    }
  }

  #forget(): void {
    this.#found = undefined
  }
}

/** How long a server may take to say what it is; a request waits longer for a connection. */
const ANSWER_MS = 1_000

/** Whether the server behind a connection takes what is written. */
async function leads(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'SHOW transaction_read_only',
  )
  return rows[0]?.transaction_read_only === 'off'
}

/** The address of the server that leads, of those that an address names. Throws a fault of the database where none does. */
export async function findLeader(url: string): Promise<string> {
  try {
    return await Promise.any(addressesOf(url).map(answerAsLeader))
  } catch (cause) {
    const fault = new Error('No server of the database leads', { cause })
    throw Object.assign(fault, { name: DATABASE_FAULT })
  }
}

async function answerAsLeader(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    if (await leads(client)) return address
    throw new Error('It does not lead')
  } finally {
    // Not awaited: a server that has stopped without a word never confirms the end.
    client.end().catch(() => {})
  }
}
