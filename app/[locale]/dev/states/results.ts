/** Results as the server would read them: answers, scored by the product itself. */

import type { Response } from '@/lib/disc/form/responses'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { qualityOf } from '@/lib/disc/model/quality'
import { IN_FORCE, keyOf } from '@/lib/disc/model/scorers'
import { score } from '@/lib/disc/model/scoring'
import { scoreTogether } from '@/lib/disc/model/together'
import {
  type AccountResult,
  buildAccountResult,
  buildDetailedResult,
  type DetailedResult,
} from '@/lib/disc/result/account-result'
import { doLabelsDiffer, type LabelResult, pickTwoLabels } from '@/lib/disc/result/labels'
import { alike } from '@/lib/disc/result/over-time'
import { buildPreview, type PreviewInput, type ResultPreview } from '@/lib/disc/result/preview'
import { buildReport, type Report } from '@/lib/disc/result/report'
import { answersBy, answersOf } from '@/lib/disc/result/sample-answers'
import { explain } from '@/lib/disc/result/telling-answers'
import { type Standing, togetherOf } from '@/lib/disc/result/together'
import type { StyleCode } from '@/lib/disc/styles'

/** It has no owner, so each call about it is refused. */
export const RESULT_ID = 'state'

const completedAt = new Date('2026-11-02T09:30:00Z')

/** A person who always goes for one end of the circle. */
export const EXTREME = answersBy((letter) => ({ D: 2, I: 1, S: -2, C: -1 })[letter])

export function previewOf(
  style: StyleCode | readonly Response[],
  { unlocked = false, isSample = false } = {},
): ResultPreview {
  const answers = typeof style === 'string' ? answersOf(style) : style
  return found(buildPreview({ ...inputOf(answers), unlocked, isSample }))
}

export function reportOf(answers: readonly Response[]): Report {
  const scored = score(answers)
  const { code } = scored.style
  const explanation = explain(answers, scored, scored.style)
  return buildReport({ ...inputOf(answers), code, explanation })
}

/** The same as the account shows it, taken with care. */
export function accountResultOf(answers: readonly Response[]): AccountResult {
  return found(buildAccountResult(inputOf(answers)))
}

/** Sittings of one person by their answers, the newest first, and what they say as one. */
export function sittingsOf(
  sittings: readonly (readonly Response[])[],
  change: (at: number) => Partial<AccountResult> = () => ({}),
): { results: AccountResult[]; standing: Standing } {
  const results = sittings.map((answers, at) => ({
    ...accountResultOf(answers),
    resultId: `state-${at}`,
    completedAt: new Date(Date.UTC(2026, 10 - 4 * at, 2)),
    ...change(at),
  }))
  const joined = alike(results)
  const toLabelResult = (group: AccountResult[]): LabelResult[] =>
    group
      .slice(0, 1)
      .flatMap(({ label, ...one }) => (label ? [{ ...one, label, sittings: group.length }] : []))
  const [one, other] = (pickTwoLabels(joined) ?? []).flatMap(toLabelResult)
  const twoLabels = one && other ? ([one, other] as const) : null
  const together =
    joined.length > 1 && !(twoLabels && doLabelsDiffer(twoLabels))
      ? togetherOf(
          scoreTogether(joined.map((one) => sittings[results.indexOf(one)] ?? [])),
          joined.map(({ named }) => named.code),
        )
      : null
  return { results, standing: { together, twoLabels } }
}

export function detailedResultOf(answers: readonly Response[]): DetailedResult {
  const scored = score(answers)
  const explanation = explain(answers, scored, scored.style)
  return found(buildDetailedResult({ ...inputOf(answers), explanation }))
}

function inputOf(answers: readonly Response[]): PreviewInput {
  const scored = score(answers)
  return {
    resultId: RESULT_ID,
    unlocked: false,
    isSample: false,
    completedAt,
    ...scored.style,
    scores: scored.scores,
    counted: scored.counted,
    certainty: certaintyOf(scored),
    madeBy: keyOf(IN_FORCE),
    quality: qualityOf(answers),
  }
}

function found<Result>(result: Result | null): Result {
  if (!result) throw new Error('There is no such style')
  return result
}
