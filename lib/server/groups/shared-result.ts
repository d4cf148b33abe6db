import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { SharedChoice } from '@/lib/api/groups'
import { messages } from '@/lib/messages'
import { NAME_FIELDS, nameOf } from '../assessments/result-rows'
import { ownedBy } from '../assessments/results'
import { MOST_SITTINGS } from '../assessments/together'
import { db, Prisma } from '../base/db'
import { lockRows } from '../base/sql'
import { isId } from '../base/storable'
import type { SignedIn } from '../viewer/viewer'
import { groupNotFound, lockJoined } from './roles'

/** The person's own results, newest first, for the choice of what a group sees. */
export async function listOwnResults({ session }: SignedIn): Promise<SharedChoice['results']> {
  const rows = await db.assessment.findMany({
    where: ownedBy(session.user.id),
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: MOST_SITTINGS,
    select: { id: true, completedAt: true, label: true, ...NAME_FIELDS },
  })
  return rows.map((row) => ({
    id: row.id,
    completed_at: row.completedAt.toISOString(),
    personality_type_code: nameOf(row).code,
    label: row.label,
  }))
}

/** Which of their results the person shares with a group that they are in, and which they may. Throws `not_found`. */
export async function readSharedChoice(viewer: SignedIn, groupId: string): Promise<SharedChoice> {
  const where = { groupId, userId: viewer.session.user.id }
  const row = isId(groupId)
    ? await db.membership.findFirst({ where, select: { resultId: true } })
    : null
  if (!row) throw groupNotFound()
  return { result_id: row.resultId, results: await listOwnResults(viewer) }
}

/** Shares one of the person's results with a group that they are in; null for all their sittings as one. Throws `not_found`. */
export async function chooseShared(
  viewer: SignedIn,
  groupId: string,
  resultId: string | null,
): Promise<void> {
  const userId = viewer.session.user.id
  await db.$transaction(async (tx) => {
    await lockJoined(tx, viewer, groupId)
    await setShared(tx, { groupId, userId, resultId })
  })
}

/** Locks a result of the person's own, so that it is not deleted before it is referred to. Throws `not_found` for any other. */
export async function lockOwnResult(
  tx: Prisma.TransactionClient,
  { userId, resultId }: { userId: string; resultId: string },
): Promise<void> {
  const own = Prisma.sql`id = ${resultId} AND user_id = ${userId}::uuid AND NOT is_sample`
  const [result] = await lockRows(tx, Prisma.sql`assessments WHERE ${own}`)
  if (!result) throw new ApiError('not_found', messages.api.notFound)
}

/** Throws `not_found` for a result that is not the person's own. */
export async function setShared(
  tx: Prisma.TransactionClient,
  { groupId, userId, resultId }: { groupId: string; userId: string; resultId: string | null },
): Promise<void> {
  if (resultId !== null) await lockOwnResult(tx, { userId, resultId })
  await tx.membership.updateMany({ where: { groupId, userId }, data: { resultId } })
}
