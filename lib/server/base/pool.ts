import 'server-only'
import pg from 'pg'
import { addressesOf } from './database-addresses'
import { findServer, hasRole, type Role } from './leader'

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

/** How node-postgres says that SILENCE_MS are over. */
const SILENT = 'Query read timeout'

/** By which a server refuses to write: it leads no more, or its operator has said so. */
const READ_ONLY = '25006'

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

/** Connections to the database of an address; of several servers, to one that leads, or to a standby. */
export function openPool(url: string, settings: pg.PoolConfig, role: Role = 'leader'): pg.Pool {
  const isOneOfSeveral = addressesOf(url).length > 1
  const config = {
    connectionTimeoutMillis: isOneOfSeveral ? CONNECT_TO_ONE_OF_SEVERAL_MS : CONNECT_MS,
    query_timeout: SILENCE_MS,
    ...SESSION_LIMITS,
    ...settings,
    connectionString: url,
  }
  const pool = isOneOfSeveral ? new SearchingPool(url, role, config) : new pg.Pool(config)
  dropReadOnly(pool)
  dropSilent(pool)
  return pool
}

/** A pool of several servers. Who has the role is asked once, and again as soon as a connection breaks or cannot be made. */
class SearchingPool extends pg.Pool {
  #found: Promise<string> | undefined

  constructor(
    private readonly url: string,
    private readonly role: Role,
    config: pg.PoolConfig,
  ) {
    super({
      ...config,
      // Who led a moment ago may be a standby by now.
      verify: (client, done) => {
        hasRole(client, role).then(
          (has) => done(has ? undefined : new Error(`It is no ${role} anymore`)),
          done,
        )
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

  /** Asked anew, the servers name another leader at once: whoever waited for a timeout has waited enough. */
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
      return await findServer(this.url, this.role)
    } catch (error) {
      setTimeout(() => this.#forget(), PAUSE_MS).unref()
      throw error
    }
  }

  #forget(): void {
    this.#found = undefined
  }
}

/** A connection on which the database refused to write is not used again: the next one may lead elsewhere. */
function dropReadOnly(pool: pg.Pool): void {
  const refused = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client)
    })
  })
  // The pool lets go of a client that has ended by the time it comes back.
  pool.on('release', (_, client) => {
    if (refused.has(client)) void client.end()
  })
}

/** Where one statement stayed without an answer, others would: connections that nobody uses at the moment are not tried. */
function dropSilent(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>()
  for (const event of ['acquire', 'remove'] as const)
    pool.on(event, (client) => idle.delete(client))
  pool.on('release', (error: Error | undefined, client) => {
    if (!error) idle.add(client)
    if (error?.message !== SILENT) return
    for (const one of idle) one.connection.stream.destroy(new Error('Its server is silent'))
  })
}
