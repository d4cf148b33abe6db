/** What a signed-in person may see of their own result: exact scores and the texts of their letters, nothing of the complete report. */

import type { PerLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { buildPreview, type PreviewInput, type ResultPreview } from './preview'
import { type ScoreLine, scoreLines, scoreReadings } from './report'
import type { Explanation } from './telling-answers'
import { letterTexts } from './texts-by-level'

export interface AccountResult extends ResultPreview {
  /** 0 to 100 each. */
  scores: PerLetter<number>
  scoreLines: readonly ScoreLine[]
  /** Null where plain counting scored the result. */
  certainty: Certainty | null
  /** Answers of the form that entered the scores. */
  counted: number
  /** Scorer and calibration (lib/disc/model/scorers.ts). */
  madeBy: string
  /** What its person calls the sitting (`labels.ts`). */
  label: string | null
}

export interface DetailedResult extends AccountResult {
  mixReading: string
  shapeReading: string
  /** Which answers made the result; null where plain counting did. */
  explanation: Explanation | null
  texts: ReturnType<typeof letterTexts>
}

/** Builds the account's view of a result; null when its style code is unknown. */
export function buildAccountResult(input: PreviewInput): AccountResult | null {
  const preview = buildPreview(input)
  if (!preview) return null
  const { scores, certainty, counted, madeBy, label = null } = input
  return {
    ...preview,
    scores,
    scoreLines: scoreLines(scores, certainty),
    certainty,
    counted,
    madeBy,
    label,
  }
}

/** The same with the letter texts of the detailed results. */
export function buildDetailedResult({
  explanation,
  ...input
}: PreviewInput & Pick<DetailedResult, 'explanation'>): DetailedResult | null {
  const result = buildAccountResult(input)
  if (!result) return null
  return {
    ...result,
    ...scoreReadings(input.scores, input.certainty),
    explanation,
    texts: letterTexts(input),
  }
}
