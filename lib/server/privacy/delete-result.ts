import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { ownResults } from '../assessments/results'
import { db } from '../base/db'
import type { Viewer } from '../viewer/viewer'
import { eraseResults } from './erase-results'

/**
 * Deletes one result of the viewer, and all that was made of it. Whoever only opened a mailed link to it meets
 * `not_found`, as with a result that is not there. Says whether the browser's guest holds any other.
 */
export function deleteResult(viewer: Viewer, id: string): Promise<{ guestHoldsMore: boolean }> {
  const { guestId } = viewer
  const own = ownResults(viewer)
  return db.$transaction(async (tx) => {
    const row =
      own && (await tx.assessment.findFirst({ where: { ...own, id }, select: { id: true } }))
    if (!row) throw new ApiError('not_found', messages.api.notFound)
    await eraseResults(tx, [row.id])
    const left = guestId && (await tx.assessment.findFirst({ where: { guestId, userId: null } }))
    return { guestHoldsMore: Boolean(left) }
  })
}
