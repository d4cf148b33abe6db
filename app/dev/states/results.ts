/** Results as the server would read them: answers, scored by the product itself. */

import type { Response } from '@/lib/disc/form/responses'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { qualityOf } from '@/lib/disc/model/quality'
import { score } from '@/lib/disc/model/scoring'
import {
  type AccountInput,
  type AccountResult,
  buildAccountResult,
  buildDetailedResult,
  type DetailedResult,
} from '@/lib/disc/result/account-result'
import { buildPreview, type ResultPreview } from '@/lib/disc/result/preview'
import { buildReport, type Report } from '@/lib/disc/result/report'
import { answersBy, answersOf } from '@/lib/disc/result/sample-answers'
import { explain } from '@/lib/disc/result/telling-answers'
import type { StyleCode } from '@/lib/disc/styles'

/** Nobody holds it, so whatever is asked about it ends in a refusal. */
export const RESULT_ID = 'state'

const completedAt = new Date('2026-11-02T09:30:00Z')

/** Somebody who always goes for one end of the circle. */
export const EXTREME = answersBy((letter) => ({ D: 2, I: 1, S: -2, C: -1 })[letter])

export function previewOf(
  style: StyleCode,
  { unlocked = false, isSample = false } = {},
): ResultPreview {
  const { scores, style: found } = score(answersOf(style))
  const result = { resultId: RESULT_ID, unlocked, isSample, completedAt, scores }
  const preview = buildPreview({ ...result, ...found })
  if (!preview) throw new Error(`There is no style ${style}`)
  return preview
}

export function reportOf(answers: readonly Response[]): Report {
  const scored = score(answers)
  const { scores, style } = scored
  return buildReport({
    code: style.code,
    secondary: style.secondary,
    scores,
    certainty: certaintyOf(scored),
    explanation: explain(answers, scored, style),
    completedAt,
  })
}

/** The same as the account shows it, taken with care. */
export function accountResultOf(answers: readonly Response[]): AccountResult {
  return found(buildAccountResult(accountInput(answers)))
}

export function detailedResultOf(answers: readonly Response[]): DetailedResult {
  const scored = score(answers)
  const explanation = explain(answers, scored, scored.style)
  return found(buildDetailedResult({ ...accountInput(answers), explanation }))
}

function accountInput(answers: readonly Response[]): AccountInput {
  const scored = score(answers)
  return {
    resultId: RESULT_ID,
    unlocked: false,
    isSample: false,
    completedAt,
    ...scored.style,
    scores: scored.scores,
    counted: scored.counted,
    total: answers.length,
    certainty: certaintyOf(scored),
    quality: qualityOf(answers),
  }
}

function found<Result>(result: Result | null): Result {
  if (!result) throw new Error('There is no such style')
  return result
}
