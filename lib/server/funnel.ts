import 'server-only'
import { db, type Prisma } from './db'

/** Steps that are counted, without identity, for the later dashboard. */
export type FunnelEvent =
  | 'started'
  | 'question'
  | 'finished'
  | 'preview'
  | 'checkout'
  | 'paid'
  | 'registered'

/** Adds one to today's count of an event. `step` is the question number for `question`, else 0. */
export async function count(
  event: FunnelEvent,
  step = 0,
  client: Pick<Prisma.TransactionClient, '$executeRaw'> = db,
): Promise<void> {
  await client.$executeRaw`
    INSERT INTO funnel_counts (day, event, step, count)
    VALUES ((now() AT TIME ZONE 'utc')::date, ${event}, ${step}, 1)
    ON CONFLICT (day, event, step) DO UPDATE SET count = funnel_counts.count + 1`
}
