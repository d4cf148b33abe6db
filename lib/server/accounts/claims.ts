import 'server-only'
import { randomUUID } from 'node:crypto'
import { db, type Prisma } from '../base/db'
import type { Viewer } from '../viewer/viewer'

type Guest = Pick<Viewer, 'guestId'>

/** The results that move to the person who signs in with this browser, as a condition for the query; null without a guest. */
export function claimableBy({ guestId }: Guest): Prisma.AssessmentWhereInput | null {
  return guestId ? { guestId, userId: null, isSample: false } : null
}

/** Moves the results of a browser's guest to an account: each once, to the first who comes. */
export async function claimGuestResults(
  tx: Prisma.TransactionClient,
  guest: Guest,
  userId: string,
): Promise<void> {
  const where = claimableBy(guest)
  if (where) await tx.assessment.updateMany({ where, data: { userId, guestId: null } })
}

/**
 * Takes results out of a browser that another person of a shared device has taken: they go to a guest that no browser
 * names. Their emailed links still open them, and their time ends as any guest's does.
 */
export async function setAsideGuestResults(guest: Guest, ids: readonly string[]): Promise<void> {
  const where = claimableBy(guest)
  if (!where) return
  const data = { guestId: randomUUID() }
  await db.assessment.updateMany({ where: { AND: [where, { id: { in: [...ids] } }] }, data })
}
