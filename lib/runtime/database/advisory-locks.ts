/**
 * Every advisory lock that is taken, and why it holds behind a pooler in transaction mode, which gives each transaction
 * another session. A test looks for others (advisory-locks.test.ts). What runs while people are served takes none of a
 * session: it waits for rows, or passes over those that are locked.
 */
export const ADVISORY_LOCKS = {
  /** One runner of migrations. A session's lock, so `npm run migrate` connects past the pooler, as in compose.yaml. */
  migrate: { key: 7_301_996, of: 'session' },
  /**
   * pg-boss, around its upkeep (lib/server/base/queue.ts); the key is made from its schema's name. A transaction's
   * lock; the transaction is one message, so a pooler keeps it on one connection.
   */
  queueUpkeep: { key: 'pgboss', of: 'transaction' },
} as const
