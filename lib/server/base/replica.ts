/** Lists that a replica of the database may read (docs/decisions/090). Without DATABASE_REPLICA_URL there is none. */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseFault } from './database-fault'
import { db, newClient, Prisma, runStatement } from './db'
import { env } from './env'
import { log } from './log'
import { once } from './once'
import { openPool } from './pool'

/** What a list is read through: the replica, or the database itself. */
export type Reader = Prisma.TransactionClient

/** Milliseconds between two looks whether the replica has caught up: in good health it is behind by less than the first. */
const LOOKS_MS = [0, 5, 15]
/** For so long nobody asks a replica that was behind, or did not answer. */
const LEFT_ALONE_MS = 1_000

/** The replica has not yet replayed what it would have to show. */
class Behind extends Error {
  override name = 'Behind'
}

const state = (url: string) =>
  once('replica', () => {
    const settings = {
      max: env.poolSize,
      // What was a standby may lead by now, and answers no worse for it.
      maxLifetimeSeconds: 60,
    }
    const connections = openPool(url, settings, 'standby')
    connections.on('error', (error) => log.warn({ error: error.message }, 'replica'))
    return { client: newClient(connections), leftAloneUntil: 0 }
  })

/**
 * Runs a read that only lists, on the replica if that has all that was written before the call, by anybody and through
 * any server; and otherwise, or where there is no replica, on the database itself. `read` may run twice.
 */
export async function readList<Read>(read: (from: Reader) => Promise<Read>): Promise<Read> {
  if (!env.replicaUrl) return read(db)
  const replica = state(env.replicaUrl)
  if (performance.now() < replica.leftAloneUntil) return read(db)
  try {
    const written = await whatIsWritten()
    // In one transaction, so that both statements reach one server, whatever balances them.
    return await replica.client.$transaction(async (tx) => {
      await catchUp(tx, written)
      return read(tx)
    })
  } catch (error) {
    if (!(error instanceof Behind) && !isDatabaseFault(error)) throw error
    replica.leftAloneUntil = performance.now() + LEFT_ALONE_MS
    log.info({ fault: error.name }, 'replica left alone')
    return read(db)
  }
}

/** The place in the write-ahead log before which everything is that anybody was told is stored. */
async function whatIsWritten(): Promise<string> {
  const { rows } = await runStatement<{ lsn: string }>({
    name: 'written',
    text: 'SELECT pg_current_wal_insert_lsn()::text AS lsn',
    values: [],
  })
  return rows[0]?.lsn ?? ''
}

/** Waits until a server has replayed the log to a place, for a moment. One that has become the leader replays nothing. */
async function catchUp(tx: Reader, written: string): Promise<void> {
  for (const ms of LOOKS_MS) {
    await sleep(ms)
    const rows = await tx.$queryRaw<{ there: boolean | null }[]>(
      Prisma.sql`SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${written}::pg_lsn AS there`,
    )
    if (rows[0]?.there) return
  }
  throw new Behind('The replica is behind')
}
