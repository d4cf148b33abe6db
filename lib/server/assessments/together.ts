import 'server-only'
import { modelOf } from '@/lib/disc/model/scorers'
import { scoreTogether } from '@/lib/disc/model/together'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { alike } from '@/lib/disc/result/over-time'
import { type Together, togetherOf } from '@/lib/disc/result/together'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'
import { fromStored, type StoredAnswer } from './result-rows'
import { ownedBy } from './results'

/**
 * The person's results as one, by what made the newest: those of other scorers stay out, and those of too few answers.
 * Null where fewer than two are left.
 */
export async function readTogether(
  { session }: SignedIn,
  newestFirst: readonly AccountResult[],
): Promise<Together | null> {
  const ids = alike(newestFirst).map(({ resultId }) => resultId)
  if (ids.length < 2) return null
  const rows = await db.assessment.findMany({
    where: { AND: [ownedBy(session.user.id), { id: { in: ids } }] },
    select: { answers: true, moreAnswers: true, scorerVersion: true, calibration: true },
  })
  const [row] = rows
  const model = row && modelOf(row)
  if (!model || rows.length < 2) return null
  const sittings = rows.map(({ answers, moreAnswers }) =>
    ([answers, moreAnswers] as unknown as StoredAnswer[][]).flat().map(fromStored),
  )
  return togetherOf(scoreTogether(sittings, model), rows.length)
}
