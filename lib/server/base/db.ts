import 'server-only'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newOutageDigest } from '@/lib/outage'
import { Prisma, PrismaClient } from '../generated/prisma/client'
import { DATABASE_FAULT, isDatabaseFault, leadsNowhere } from './database-fault'
import { StrictPrismaPg } from './ended-transactions'
import { env } from './env'
import { log } from './log'
import { once } from './once'
import { openPool, renewConnections } from './pool'

export { Prisma }

/** The connections of this process. */
const pool = once('pool', () => {
  const connections = openPool(env.databaseUrl, { max: env.poolSize })
  // Without a listener, an idle connection that breaks would end the process.
  connections.on('error', (error) => log.warn({ error: error.message }, 'database pool'))
  return connections
})

/** How many of this process's connections are used and idle, and how many requests wait for one. */
export const connectionCounts = () => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** The database. Only modules of `lib/server` import it. */
export const db = once('db', newClient)

function newClient(): PrismaClient {
  const adapter = new StrictPrismaPg(pool, {
    ...(env.preparesStatements && { statementNameGenerator: nameOf }),
    onConnectionError: (error) => log.warn({ error: error.message }, 'database connection'),
  })
  const client = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 5_000, timeout: 5_000 },
  })
  const marking = client.$extends({
    query: { $allOperations: ({ args, query }) => query(args).catch(throwMarked) },
  }) as unknown as PrismaClient
  // A transaction that cannot begin is no operation.
  const $transaction = ((...asked: Parameters<PrismaClient['$transaction']>) =>
    marking.$transaction(...asked).catch(throwMarked)) as PrismaClient['$transaction']
  return marking.$extends({ client: { $transaction } }) as unknown as PrismaClient
}

/**
 * Gives a fault of the database the digest by which the page that it broke knows an outage. Other connections lead to
 * the same server, which may be silent or take no writes anymore: none is used again.
 */
function throwMarked(error: unknown): never {
  if (!isDatabaseFault(error)) throw error
  if (leadsNowhere(error)) renewConnections(pool)
  throw Object.assign(error, { digest: newOutageDigest() })
}

/** Prisma writes a text for each shape of a call, and for each length of a list: more than so many are not kept. */
const MOST_NAMES = 300

/** The name under which the database keeps a statement of Prisma's, by its text; '' for none. */
function nameOf({ sql, args }: { sql: string; args: unknown[] }): string {
  if (args.length === 0) return ''
  const names = once('statement-names', () => new Map<string, string>())
  const known = names.get(sql)
  if (known || names.size >= MOST_NAMES) return known ?? ''
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22)
  names.set(sql, name)
  return name
}

/** A statement of a library's own, outside Prisma. What it throws is a fault of the database. */
export async function queryOnPool({ name, ...asked }: pg.QueryConfig): Promise<pg.QueryResult> {
  // A pooler hands the next transaction to a connection that knows no statement by its name.
  const query = env.preparesStatements ? { name, ...asked } : asked
  return pool.query(query).catch((cause: Error) => {
    return throwMarked(Object.assign(new Error(cause.message, { cause }), { name: DATABASE_FAULT }))
  })
}

/** A value that must be unique exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
