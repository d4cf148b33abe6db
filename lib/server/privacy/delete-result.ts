import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { type Owner, ownResults } from '../assessments/results'
import { db } from '../base/db'
import { eraseResults } from './erase-results'

/**
 * Deletes one result of its owner, and all that was made of it. Says whether the browser's guest holds any other.
 * Throws `not_found` where it has moved to an account or was deleted since the owner was checked.
 */
export function deleteResult(owner: Owner): Promise<{ guestHoldsMore: boolean }> {
  const { guestId, result } = owner
  return db.$transaction(async (tx) => {
    const erased = await eraseResults(tx, [result.id], ownResults(owner) ?? {})
    if (erased === 0) throw new ApiError('not_found', messages.api.notFound)
    const left = guestId && (await tx.assessment.findFirst({ where: { guestId, userId: null } }))
    return { guestHoldsMore: Boolean(left) }
  })
}
