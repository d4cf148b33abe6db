import 'server-only'
import { modelOf } from '@/lib/disc/model/scorers'
import { scoreTogether } from '@/lib/disc/model/together'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { changeRule, letterChanges } from '@/lib/disc/result/change'
import { type Together, togetherOf } from '@/lib/disc/result/together'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'
import { fromStored, type StoredAnswer } from './result-rows'
import { ownedBy } from './results'

/**
 * Two results of the person as one, by what made both: only where no change is seen between them. Null for others,
 * for results of plain counting and of two scorers, and for one that is gone.
 */
export async function readTogether(
  { session }: SignedIn,
  [older, newer]: readonly [AccountResult, AccountResult],
): Promise<Together | null> {
  const isSame = older.resultId === newer.resultId
  if (isSame || changeRule(older, newer) !== 'test') return null
  if (letterChanges(older, newer).some(({ isReal }) => isReal)) return null
  const rows = await db.assessment.findMany({
    where: { AND: [ownedBy(session.user.id), { id: { in: [older.resultId, newer.resultId] } }] },
    select: { answers: true, moreAnswers: true, scorerVersion: true, calibration: true },
  })
  const [row] = rows
  const model = row && modelOf(row)
  if (!model || rows.length !== 2) return null
  const sittings = rows.map(({ answers, moreAnswers }) =>
    ([answers, moreAnswers] as unknown as StoredAnswer[][]).flat().map(fromStored),
  )
  return togetherOf(scoreTogether(sittings, model))
}
