import 'server-only'
import type { Room } from '@/lib/api/admin/rooms'
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

/** The name of an event among the kept counts. */
const keyOf = (event: FunnelEvent | Room) => `funnel.${event}`

/**
 * Adds one to today's count of an event. `step` is the question number for `question`, else 0. It only inserts a row,
 * which folding sums up later, so that counts never wait for each other (docs/decisions/010).
 */
export function count(event: FunnelEvent | Room, step = 0, client: Prisma.TransactionClient = db) {
  const day = new Date(new Date().toISOString().slice(0, 10))
  const data = { name: keyOf(event), day, key: String(step), value: 1 }
  return client.rollupDelta.create({ data, select: { name: true } })
}

/** Adds one to today's uses of a room, in the transaction that uses it. */
export const countUse = (room: Room, client: Prisma.TransactionClient) => count(room, 0, client)
