import { EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, it } from 'vitest'

const CHANGED =
  'pg-pool has changed inside. pool.ts sets options.connectionString before each new connection, and has each verified: mend it there, or see whether node-postgres finds the leader among several hosts by now.'

it('a pool reads its options for each new connection, and has it verified', async () => {
  const made: unknown[] = []
  let verified = 0
  class Client extends EventEmitter {
    constructor({ connectionString }: pg.ClientConfig) {
      super()
      made.push(connectionString)
    }
    connect(done: () => void) {
      done()
    }
  }
  const pool = new pg.Pool({
    connectionString: 'first',
    Client: Client as unknown as pg.PoolConfig['Client'],
    verify: (_, done) => {
      verified += 1
      done()
    },
  })
  await pool.connect()
  pool.options.connectionString = 'second'
  await pool.connect()
  expect(made, CHANGED).toEqual(['first', 'second'])
  expect(verified, CHANGED).toBe(2)
})
