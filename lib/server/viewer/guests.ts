import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Prisma } from '../base/db'
import type { Guest } from './guest-cookie'

/** A viewer, as far as it matters who the guest is. */
interface GuestViewer {
  session: unknown
  guestId: string | null
  guestSeries?: string
  isGuestNew?: boolean
}

/**
 * A new guest for a browser that stores or buys a result. Another person may have planted the cookie it came with
 * (docs/decisions/015), so that one must open nothing anymore.
 */
export function newGuest({
  guestId,
  guestSeries,
}: Pick<GuestViewer, 'guestId' | 'guestSeries'>): Guest {
  const id = randomUUID()
  return { id, series: guestSeries ?? id, before: guestId }
}

/** Whether what this viewer buys needs a new guest: not a person who is signed in, nor a guest who has just got one. */
export function needsNewGuest({ session, guestId, isGuestNew }: GuestViewer): boolean {
  return !session && guestId !== null && !isGuestNew
}

/** Gives a guest all that the one before had, which may be nothing; in the caller's transaction. */
export async function moveGuestResults(
  tx: Pick<Prisma.TransactionClient, 'assessment'>,
  { id, before }: Pick<Guest, 'id' | 'before'>,
): Promise<void> {
  if (before === null) return
  await tx.assessment.updateMany({
    where: { guestId: before, userId: null },
    data: { guestId: id },
  })
}
