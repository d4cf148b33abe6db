import 'server-only'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { modelOf } from '@/lib/disc/model/scorers'
import { scoreTogether } from '@/lib/disc/model/together'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { type Hat, twoHats } from '@/lib/disc/result/hats'
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
  const joined = await scoreAsOne(session.user.id, alike(newestFirst))
  return joined && togetherOf(joined.scored, joined.sittings)
}

/** The two labels used last, each with all its sittings as one; null where there are not two. */
export async function readHats(
  { session }: SignedIn,
  newestFirst: readonly AccountResult[],
): Promise<[Hat, Hat] | null> {
  const two = twoHats(alike(newestFirst))
  const hats = await Promise.all((two ?? []).map((one) => toHat(session.user.id, one)))
  const [one, other] = hats
  return one && other ? [one, other] : null
}

async function toHat(userId: string, results: readonly AccountResult[]): Promise<Hat | null> {
  const [newest] = results
  if (!newest || newest.label === null) return null
  const { label, madeBy, scores, certainty } = newest
  if (results.length === 1) return { label, madeBy, scores, certainty, sittings: 1 }
  const joined = await scoreAsOne(userId, results)
  if (!joined) return null
  const { scored, sittings } = joined
  return { label, madeBy, scores: scored.scores, certainty: certaintyOf(scored), sittings }
}

/** Null where fewer than two are still there, and where this release does not know what made them. */
async function scoreAsOne(userId: string, results: readonly AccountResult[]) {
  const ids = results.map(({ resultId }) => resultId)
  if (ids.length < 2) return null
  const rows = await db.assessment.findMany({
    where: { AND: [ownedBy(userId), { id: { in: ids } }] },
    select: { answers: true, moreAnswers: true, scorerVersion: true, calibration: true },
  })
  const [row] = rows
  const model = row && modelOf(row)
  if (!model || rows.length < 2) return null
  const sittings = rows.map(({ answers, moreAnswers }) =>
    ([answers, moreAnswers] as unknown as StoredAnswer[][]).flat().map(fromStored),
  )
  return { scored: scoreTogether(sittings, model), sittings: rows.length }
}
