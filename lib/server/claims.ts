import 'server-only'
import type { Prisma } from './db'
import type { Viewer } from './viewer'

/** Moves the results of the browser's guest to an account: each once, to whoever comes first. */
export async function claimGuestResults(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  userId: string,
): Promise<void> {
  if (!viewer.guestId) return
  await tx.assessment.updateMany({
    where: { guestId: viewer.guestId, userId: null, isSample: false },
    data: { userId, guestId: null },
  })
}
