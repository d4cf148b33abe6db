import 'server-only'
import { Prisma } from '../generated/prisma/client'
import { CONNECTION, sqlState, whyAway } from './fault'

/** What an error is called that a library's statement met (lib/server/base/db.ts). */
export const DATABASE_FAULT = 'DatabaseFault'

/** Prisma's errors of constraints, which the caller handles: not a fault of the database. */
const CONSTRAINT_CODES = new Set(['P2002', 'P2003', 'P2004', 'P2011', 'P2014', 'P2025'])

/**
 * Classes of SQLSTATE by which PostgreSQL, in good health, refuses a statement or a value in it: features, rows,
 * values, constraints, raised by a trigger, syntax and privileges. The same again would be refused again.
 */
const REFUSED = /^(0A|21|22|23|P0|42)/

/**
 * The database is away, or as good as away. It says so in many shapes, so everything that comes out of
 * Prisma or the driver counts, unless the database says that it was asked something wrong: that is a bug.
 */
export function isDatabaseFault(error: unknown): error is Error {
  if (!(error instanceof Error) || REFUSED.test(sqlState(error))) return false
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return !CONSTRAINT_CODES.has(error.code)
  return (
    error instanceof Prisma.PrismaClientInitializationError ||
    error instanceof Prisma.PrismaClientUnknownRequestError ||
    error instanceof Prisma.PrismaClientRustPanicError ||
    error.name === 'DriverAdapterError' ||
    error.name === DATABASE_FAULT ||
    CONNECTION.test(error.message)
  )
}

/** The SQLSTATEs of a server that is read-only: it is no longer the leader, or its operator has set it so. */
const READ_ONLY = '25006'

/** A server that refuses to write, or has stopped answering: its other connections are worth no more. */
export function leadsNowhere(error: Error): boolean {
  return sqlState(error) === READ_ONLY || /query read timeout/i.test(whyAway(error) ?? '')
}

/** What a row points to is not there. */
const FOREIGN_KEY = '23503'

/** A row to change or to refer to does not exist: something deleted it after the call had read it. */
export function isGone(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    return error.code === 'P2025' || error.code === 'P2003'
  }
  return error instanceof Error && sqlState(error) === FOREIGN_KEY
}
