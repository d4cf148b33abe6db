import { PrismaPg } from '@prisma/adapter-pg'
import { DATABASE_FAULT } from './database-fault'

type Connection = Awaited<ReturnType<PrismaPg['connect']>>
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>

/**
 * Prisma rolls back a transaction that takes too long, but a call of several statements that is under way sends its next
 * one nonetheless (prisma/orm#29762): it would be committed alone, or in the transaction of another request. Here nothing
 * is sent in a transaction after its end.
 */
export class StrictPrismaPg extends PrismaPg {
  override async connect(): Promise<Connection> {
    const connection = await super.connect()
    const start = connection.startTransaction.bind(connection)
    return Object.assign(connection, {
      startTransaction: async (...asked: Parameters<typeof start>) =>
        refuseAfterEnd(await start(...asked)),
    })
  }
}

const ENDS: readonly string[] = ['COMMIT', 'ROLLBACK']

function refuseAfterEnd(transaction: Transaction): Transaction {
  let hasEnded = false
  const { queryRaw, executeRaw } = transaction
  async function send<Result>(
    run: (query: Parameters<typeof queryRaw>[0]) => Promise<Result>,
    query: Parameters<typeof queryRaw>[0],
  ): Promise<Result> {
    if (hasEnded) {
      const late = new Error('A statement came after the end of its transaction')
      throw Object.assign(late, { name: DATABASE_FAULT })
    }
    hasEnded = ENDS.includes(query.sql)
    return run.call(transaction, query)
  }
  return Object.assign(transaction, {
    queryRaw: (query: Parameters<typeof queryRaw>[0]) => send(queryRaw, query),
    executeRaw: (query: Parameters<typeof executeRaw>[0]) => send(executeRaw, query),
  })
}
