/** Locks of the database, held as by another call that is not over yet: what two calls do at once becomes one order of events. */
import { expect } from '@playwright/test'
import pg from 'pg'
import { databaseUrl } from '../database'

export interface Held {
  /** Resolves once a statement that contains `text` waits for what is held, or for one that waits for it. */
  waitedFor: (text: string) => Promise<void>
  /** Resolves once so many statements wait for what is held, or for one that waits for it. */
  waitedForBy: (count: number) => Promise<void>
  /** Does more in the same transaction. */
  also: (text: string, values?: unknown[]) => Promise<void>
  /** Ends the transaction, with what it did. */
  commit: () => Promise<void>
}

/** What every connection does that waits for `$1`, directly or behind another. Mails and other tests may be among them. */
const WAITING = `
  WITH RECURSIVE waiting(pid) AS (
    SELECT pid FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))
    UNION SELECT a.pid FROM pg_stat_activity a JOIN waiting w ON w.pid = ANY(pg_blocking_pids(a.pid)))
  SELECT query FROM waiting JOIN pg_stat_activity USING (pid)`

/** Runs a statement in a transaction that stays open, so that its locks are held. */
export async function hold(text: string, values: unknown[] = []): Promise<Held> {
  const [one, watcher] = await Promise.all([connect(), connect()])
  await one.query('BEGIN')
  await one.query(text, values)
  const { rows } = await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const waiting = async () => (await watcher.query<{ query: string }>(WAITING, [rows[0]?.pid])).rows
  return {
    waitedFor: async (part) => {
      const isWaiting = async () => (await waiting()).some(({ query }) => query.includes(part))
      await expect.poll(isWaiting, { intervals: [20] }).toBe(true)
    },
    waitedForBy: async (count) => {
      const isWaiting = async () => (await waiting()).length >= count
      await expect.poll(isWaiting, { intervals: [20] }).toBe(true)
    },
    also: async (more, moreValues = []) => {
      await one.query(more, moreValues)
    },
    commit: async () => {
      await one.query('COMMIT')
      await Promise.all([one.end(), watcher.end()])
    },
  }
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  return client
}
