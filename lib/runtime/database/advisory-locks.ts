/**
 * Every advisory lock that is taken, and why it holds behind a pooler in transaction mode, which gives each transaction
 * another session. A test looks for others (advisory-locks.test.ts). What runs while people are served takes none of a
 * session: it waits for rows, or passes over those that are locked.
 */
export const ADVISORY_LOCKS = {
  /** One runner of migrations. Of a session, so `npm run migrate` goes past the pooler, as compose.yaml has it. */
  migrate: { key: 7_301_996, of: 'session' },
  /**
   * pg-boss, around its upkeep (lib/server/base/queue.ts); the key is made from its schema's name. Of a transaction, and
   * begun, taken and ended in one message, so a pooler keeps all of it on one connection.
   */
  queueUpkeep: { key: 'pgboss', of: 'transaction' },
} as const
