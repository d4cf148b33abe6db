import pg from 'pg'
import { expect, test } from 'vitest'
import { StrictPrismaPg } from './ended-transactions'

const asked = (sql: string) => ({ sql, args: [], argTypes: [] })

/** A pool of one connection that writes down what it is sent. */
function writingPool() {
  const sent: string[] = []
  const client = {
    query: async ({ text }: { text: string }) => {
      sent.push(text)
      return { fields: [], rows: [], rowCount: 1 }
    },
    on: () => {},
    removeListener: () => {},
    release: () => sent.push('released'),
  }
  const pool = Object.assign(new pg.Pool(), { connect: async () => client })
  return { pool, sent }
}

test.each(['COMMIT', 'ROLLBACK'])('after %s no statement of a transaction is sent', async (end) => {
  const { pool, sent } = writingPool()
  const connection = await new StrictPrismaPg(pool).connect()
  const transaction = await connection.startTransaction()
  // Prisma itself sends COMMIT and ROLLBACK; otherwise the adapter would, and nothing here would see it.
  expect(transaction.options.usePhantomQuery).toBe(false)
  await transaction.executeRaw(asked('UPDATE a'))
  // Sent before the answer to the end comes, as a call of several statements does.
  const ended = transaction.executeRaw(asked(end))
  await expect(transaction.queryRaw(asked('INSERT b'))).rejects.toThrow('after the end')
  await expect(transaction.executeRaw(asked('INSERT c'))).rejects.toThrow('after the end')
  await ended
  await transaction.rollback()
  expect(sent).toEqual(['BEGIN', 'UPDATE a', end, 'released'])
})

test('after the return to a savepoint a transaction goes on', async () => {
  const { pool, sent } = writingPool()
  const connection = await new StrictPrismaPg(pool).connect()
  const transaction = await connection.startTransaction()
  await transaction.createSavepoint?.('one')
  await transaction.rollbackToSavepoint?.('one')
  await transaction.queryRaw(asked('SELECT 1'))
  expect(sent).toEqual(['BEGIN', 'SAVEPOINT one', 'ROLLBACK TO SAVEPOINT one', 'SELECT 1'])
})
