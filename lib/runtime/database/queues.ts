import type { Client } from 'pg'
import PgBoss from 'pg-boss'
import type { QueueName } from '@/lib/server/base/queue'

/**
 * The job queues and how long each keeps trying; lib/server/base/queue.ts sends to them. Times are in seconds.
 *
 * Mail: 12 tries, the pause doubling from half a minute (with pg-boss's jitter, a day and an hour in all).
 * A job whose process died is taken up again a minute after it was begun. Reconciliation: one try, because
 * another job comes within the minute. The launch list: as mail; handing its mails over
 * may take longer. The sweep and mails on agreements: one try, as the next comes within the hour.
 */
const QUEUES = {
  mail: { retryLimit: 11, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  launch_list: { retryLimit: 11, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  launch_mail: { retryLimit: 11, retryDelay: 30, retryBackoff: true, expireInSeconds: 900 },
  reconcile: { retryLimit: 0, expireInSeconds: 55 },
  follow_up: { retryLimit: 0, expireInSeconds: 900 },
  sweep: { retryLimit: 0, expireInSeconds: 900 },
} satisfies Record<QueueName, Omit<PgBoss.Queue, 'name'>>

/** Brings pg-boss's own tables (schema pgboss) and our queues up to date, over a connection of `pg`. */
export async function installQueues(client: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const [name, settings] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { name, ...settings })
    // An existing queue keeps its old settings, so they are written again.
    await boss.updateQueue(name, { name, ...settings })
  }
  await boss.stop({ graceful: false })
}
