/** Connections to a PostgreSQL, or to what stands before it: a pooler, or a proxy that follows the leader of several. */
import 'server-only'
import pg from 'pg'

/**
 * How long a statement may stay without any answer. A database that is well ends it before, by its own limit; one that
 * has stopped, or is behind a network that swallows everything, never does, and requests would wait without end.
 */
const SILENCE_MS = 7_000

/**
 * How long a request may wait for a connection: as long as for a statement. On a busy machine both take seconds, and a
 * database that is well would be called away.
 */
const CONNECT_MS = 5_000

/**
 * Limits of a session, which a connection asks for as it begins. A pooler that does not know them refuses the connection
 * (PgBouncer: `ignore_startup_parameters`), so every start tries one connection with them.
 */
export const SESSION_LIMITS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} as const

/** Connections to the database of an address. */
export function openPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_MS,
    ...SESSION_LIMITS,
    ...settings,
    connectionString: url,
  })
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
