import { expect, it } from 'vitest'
import { Prisma } from '../generated/prisma/client'
import { isDatabaseFault } from './database-fault'
import { faultOf, whyAway } from './fault'

/** An error as Prisma throws it for a SQLSTATE of PostgreSQL. */
const said = (code: string, originalCode?: string) =>
  new Prisma.PrismaClientKnownRequestError('', {
    code,
    clientVersion: '',
    meta: { driverAdapterError: { cause: { originalCode } } },
  })

it('calls it an outage when the database is away, overwhelmed or about to stop', () => {
  for (const error of [
    said('P1001'),
    said('P2010', '57P01'),
    said('P2010', '57014'),
    said('P2039', '53300'),
    said('P2034', '40001'),
    said('P2010', '25006'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
  ]) {
    expect(isDatabaseFault(error), JSON.stringify(error)).toBe(true)
  }
})

it('calls it a bug when the database refuses what it was asked', () => {
  for (const error of [
    said('P2010', '42703'),
    said('P2039', '22021'),
    said('P2010', '22008'),
    said('P2010', '42501'),
    said('P2010', 'P0001'),
    said('P2002', '23505'),
    new TypeError('x is not a function'),
  ]) {
    expect(isDatabaseFault(error), JSON.stringify(error)).toBe(false)
  }
})

it('the log has the words of a refused connection, and of a failed statement nothing but our own', () => {
  const refused = { originalCode: '08P01', originalMessage: 'unsupported startup parameter: x' }
  const failed = { originalCode: '57014', originalMessage: 'ada@example.com took too long' }
  const of = (cause: object) =>
    whyAway(Object.assign(new Error('', { cause }), { name: 'DriverAdapterError' }))
  expect(of(refused)).toBe('unsupported startup parameter: x')
  expect(of(failed)).toBe('statement timeout (57014)')
  expect(of({ kind: 'DatabaseNotReachable' })).toBe('DatabaseNotReachable')
  // The pool found no connection in time, and Prisma no transaction.
  const late = new Error('Error: timeout exceeded when trying to connect')
  expect(whyAway(late)).toBe('timeout exceeded when trying to connect')
  expect(whyAway(said('P2028'))).toBe('P2028')
})

it('names the cause of what Prisma threw, and not what was asked', () => {
  const error = new Prisma.PrismaClientKnownRequestError('email: "ada@example.com"', {
    code: 'P2010',
    clientVersion: '',
    meta: {
      driverAdapterError: {
        cause: {
          originalCode: '57014',
          originalMessage: 'canceling statement due to statement timeout',
        },
      },
    },
  })
  const { at, ...said } = faultOf(error) as { at: string[] }
  expect(said).toEqual({
    fault: 'PrismaClientKnownRequestError',
    why: 'statement timeout (57014)',
  })
  expect(at.join()).not.toContain('ada@')
  const closed = new Prisma.PrismaClientKnownRequestError('x', { code: 'P2028', clientVersion: '' })
  expect(faultOf(closed)).toMatchObject({ why: 'P2028' })
  expect(faultOf('x')).toEqual({ fault: 'string' })
})
