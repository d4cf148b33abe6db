import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from './env'
import { Prisma, PrismaClient } from './generated/prisma/client'
import { log } from './log'
import { once } from './once'

export { Prisma }

/** The connections of this process. */
const pool = once('pool', () => {
  const connections = new pg.Pool({
    connectionString: env.databaseUrl,
    max: env.poolSize,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  // A connection that breaks while nobody uses it would otherwise end the process.
  connections.on('error', (error) => log.warn({ error: error.message }, 'database pool'))
  return connections
})

/** The database. Only modules of this folder import it. */
export const db = once('db', () => {
  const adapter = new PrismaPg(pool, {
    onConnectionError: (error) => log.warn({ error: error.message }, 'database connection'),
  })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 2_000, timeout: 5_000 } })
})

const DATABASE_FAULT = 'DatabaseFault'

/** Runs a statement that a library brings along, without Prisma. Whatever it throws is a database fault. */
export async function runStatement(text: string, values: unknown[]): Promise<pg.QueryResult> {
  try {
    return await pool.query(text, values)
  } catch (cause) {
    throw Object.assign(new Error('A statement failed', { cause }), { name: DATABASE_FAULT })
  }
}

/** Prisma's words for a broken promise between rows; they are ours to handle, not a fault of the database. */
const CONSTRAINT_CODES = new Set(['P2002', 'P2003', 'P2004', 'P2011', 'P2014', 'P2025'])

/** A value that must be unique exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/**
 * The database is away, or as good as away. It says so in many shapes, so everything that comes out of
 * Prisma or the driver and is not a constraint counts.
 */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return !CONSTRAINT_CODES.has(error.code)
  return (
    error instanceof Prisma.PrismaClientInitializationError ||
    error instanceof Prisma.PrismaClientUnknownRequestError ||
    error instanceof Prisma.PrismaClientRustPanicError ||
    error.name === 'DriverAdapterError' ||
    error.name === DATABASE_FAULT ||
    /connection terminated|client has encountered a connection error|ECONNREFUSED|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  )
}
