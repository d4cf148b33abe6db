import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { knownLabels } from '@/lib/disc/result/labels'
import { messages } from '@/lib/messages'
import { db } from '../base/db'
import { countUse } from '../base/funnel'
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
    let { count } = await tx.assessmentDraft.updateMany({ where: { id, userId }, data: { label } })
    if (count === 0) {
      const where = { AND: [ownedBy(userId), { id }] }
      count = (await tx.assessment.updateMany({ where, data: { label } })).count
    }
    if (count === 0) throw new ApiError('not_found', messages.api.notFound)
    if (label !== null) await countUse('label', tx)
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
