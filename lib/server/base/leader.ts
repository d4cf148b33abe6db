/** A PostgreSQL of several servers, of which one, the leader, takes what is written (docs/decisions/007). */
import 'server-only'
import pg from 'pg'
import { addressesOf } from './database-addresses'
import { DATABASE_FAULT } from './database-fault'

/** How long a server may take to say what it is; a request waits longer for a connection. */
const ANSWER_MS = 1_000

/** What a server is asked for: to take what is written, or to be read from alone. */
export type Role = 'leader' | 'standby'

/** Whether the server behind a connection has a role. */
export async function hasRole(client: pg.ClientBase, role: Role): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'SHOW transaction_read_only',
  )
  return rows[0]?.transaction_read_only === (role === 'leader' ? 'off' : 'on')
}

/** The address of a server with a role, of those that an address names: the first to say so. Throws a fault of the database where none does. */
export async function findServer(url: string, role: Role): Promise<string> {
  try {
    return await Promise.any(addressesOf(url).map((address) => answerAs(role, address)))
  } catch (cause) {
    const fault = new Error(`No server of the database is a ${role}`, { cause })
    throw Object.assign(fault, { name: DATABASE_FAULT })
  }
}

async function answerAs(role: Role, address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    if (await hasRole(client, role)) return address
    throw new Error(`It is no ${role}`)
  } finally {
    // Nobody waits for the goodbye of a server that has stopped without a word.
    client.end().catch(() => {})
  }
}
