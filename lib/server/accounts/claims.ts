import 'server-only'
import type { Prisma } from '../base/db'
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
