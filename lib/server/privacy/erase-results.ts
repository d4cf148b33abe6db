import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { forgetExplanation } from '../assessments/explanations'
import { type Owner, ownResults } from '../assessments/results'
import { db, type Prisma } from '../base/db'
import { log } from '../base/log'
import { releaseOrders } from '../payments/orders'
import { forgetPdfs } from '../reports/pdf'

/**
 * Deletes results with everything made of them: answers, the entitlement, goals and links go with the row, drawn PDFs
 * and what explains a result leave the memory of this process (and within minutes that of the others), orders keep amounts alone. Deletes those
 * alone that fit `where` at that moment, and says how many; a caller that expects another count rolls back, because the
 * orders of all are released.
 */
export async function eraseResults(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
  where: Prisma.AssessmentWhereInput = {},
): Promise<number> {
  // Someone who deletes a result no longer counts as anything by name; the frozen counts stay.
  await tx.membership.updateMany({
    where: { user: { assessments: { some: { id: { in: [...ids] } } } } },
    data: { countedLetter: null },
  })
  await releaseOrders(tx, { assessmentId: { in: [...ids] } }, null)
  const { count } = await tx.assessment.deleteMany({
    where: { AND: [{ id: { in: [...ids] } }, where] },
  })
  for (const id of ids) {
    forgetPdfs(id)
    forgetExplanation(id)
  }
  return count
}

interface Erased {
  /** Who did it, as a kind: an owner, an admin, or the time of lib/retention.ts. */
  by: 'account' | 'guest' | 'admin' | 'time'
  accounts?: number
  results: number
}

/** Says in the log that results are gone, for who must show it: when, by whose act, how many, and no id of anyone. */
export function noteErased(erased: Erased): void {
  if (erased.results > 0 || erased.accounts) log.info(erased, 'results deleted')
}

/**
 * Deletes one result of its owner, and all that was made of it. Says whether the browser's guest holds any other.
 * Throws `not_found` where it has moved to an account or was deleted since the owner was checked.
 */
export async function deleteResult(owner: Owner): Promise<{ guestHoldsMore: boolean }> {
  const { guestId, result, session } = owner
  const left = await db.$transaction(async (tx) => {
    const erased = await eraseResults(tx, [result.id], ownResults(owner) ?? {})
    if (erased === 0) throw new ApiError('not_found', messages.api.notFound)
    const left = guestId && (await tx.assessment.findFirst({ where: { guestId, userId: null } }))
    return { guestHoldsMore: Boolean(left) }
  })
  noteErased({ by: session ? 'account' : 'guest', results: 1 })
  return left
}
