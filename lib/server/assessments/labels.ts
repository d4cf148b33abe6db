import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { knownLabels } from '@/lib/disc/result/hats'
import { messages } from '@/lib/messages'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'
import { ownedBy } from './results'

/** Labels a result of the person, or an assessment that they have not finished. Throws `not_found`. */
export async function labelSitting(
  { session }: SignedIn,
  id: string,
  label: string | null,
): Promise<void> {
  const userId = session.user.id
  await db.$transaction(async (tx) => {
    // The draft first: a submit turns it into the result, and takes the label along.
    const draft = await tx.assessmentDraft.updateMany({ where: { id, userId }, data: { label } })
    if (draft.count > 0) return
    const where = { AND: [ownedBy(userId), { id }] }
    const result = await tx.assessment.updateMany({ where, data: { label } })
    if (result.count === 0) throw new ApiError('not_found', messages.api.notFound)
  })
}

/** The labels that the person can choose from. */
export async function listLabels({ session }: SignedIn): Promise<string[]> {
  const rows = await db.assessment.findMany({
    where: { AND: [ownedBy(session.user.id), { label: { not: null } }] },
    distinct: ['label'],
    orderBy: { completedAt: 'desc' },
    select: { label: true },
  })
  return knownLabels(rows)
}
