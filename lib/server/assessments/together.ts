import 'server-only'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { modelOf } from '@/lib/disc/model/scorers'
import { scoreTogether } from '@/lib/disc/model/together'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { doLabelsDiffer, type LabelResult, pickTwoLabels } from '@/lib/disc/result/labels'
import { alike } from '@/lib/disc/result/over-time'
import { type Standing, togetherOf } from '@/lib/disc/result/together'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'
import { fromStored, type StoredAnswer } from './result-rows'
import { ownedBy } from './results'

/** By what made the newest of these results: those of other scorers stay out, and those of too few answers. */
export async function readStanding(
  { session }: SignedIn,
  newestFirst: readonly AccountResult[],
): Promise<Standing> {
  const { id } = session.user
  const joinable = alike(newestFirst)
  const [one, other] = await Promise.all(
    (pickTwoLabels(joinable) ?? []).map((results) => toLabelResult(id, results)),
  )
  const twoLabels = one && other ? ([one, other] as const) : null
  if (twoLabels && doLabelsDiffer(twoLabels)) return { together: null, twoLabels }
  return { together: (await readAsOne(id, joinable))?.together ?? null, twoLabels }
}

async function toLabelResult(
  userId: string,
  results: readonly AccountResult[],
): Promise<LabelResult | null> {
  const [newest] = results
  if (!newest || newest.label === null) return null
  const { label, madeBy, scores, certainty, counted, named } = newest
  if (results.length === 1) {
    return { label, madeBy, scores, certainty, counted, named, sittings: 1 }
  }
  const joined = await readAsOne(userId, results)
  if (!joined) return null
  const { scored, together } = joined
  return {
    label,
    madeBy,
    certainty: certaintyOf(scored),
    counted: scored.counted,
    scores: scored.scores,
    named: together.named,
    sittings: together.sittings,
  }
}

/** Null where fewer than two are still there, and where this release does not know what made them. */
async function readAsOne(userId: string, results: readonly AccountResult[]) {
  const ids = results.map(({ resultId }) => resultId)
  if (ids.length < 2) return null
  const rows = await db.assessment.findMany({
    where: { AND: [ownedBy(userId), { id: { in: ids } }] },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    select: {
      answers: true,
      moreAnswers: true,
      styleCode: true,
      scorerVersion: true,
      calibration: true,
    },
  })
  const [row] = rows
  const model = row && modelOf(row)
  if (!model || rows.length < 2) return null
  const sittings = rows.map(({ answers, moreAnswers }) =>
    ([answers, moreAnswers] as unknown as StoredAnswer[][]).flat().map(fromStored),
  )
  const scored = scoreTogether(sittings, model)
  const codes = rows.map(({ styleCode }) => styleCode)
  return { scored, together: togetherOf(scored, codes) }
}
