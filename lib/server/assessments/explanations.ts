import 'server-only'
import type { Letter } from '@/lib/disc/letters'
import { keyOf, modelOf } from '@/lib/disc/model/scorers'
import { type Explanation, explain } from '@/lib/disc/result/telling-answers'
import { db } from '../base/db'
import { once } from '../base/once'
import { readCertainty } from './certainty'
import { type AssessmentRow, fromStored, type StoredAnswer } from './result-rows'

/**
 * An explanation estimates a result again without each of its answers, so the latest are kept in this process's memory,
 * no longer than a drawn PDF (reports/pdf.ts): the result may be deleted on another replica.
 */
const MOST_KEPT = 500
const KEEP_MS = 10 * 60_000

interface Kept {
  /** By what else it was made. */
  made: string
  explanation: Explanation | null
  until: number
}

const kept = () => once('explanations', () => new Map<string, Kept>())

/**
 * Which answers made a result, by its own scorer, calibration and form. The caller has checked the right. Null for
 * results of plain counting and of a scorer that this release does not know.
 */
export async function readExplanation(row: AssessmentRow): Promise<Explanation | null> {
  const certainty = readCertainty(row.certainty)
  const model = modelOf(row)
  if (!certainty || !model) return null
  // Further answers move the chances, if by little.
  const { primaryProbability } = certainty
  const made = [keyOf(row), row.primaryLetter, row.secondaryLetter, primaryProbability].join(' ')
  const known = kept().get(row.id)
  if (known && known.made === made && known.until > Date.now()) return known.explanation
  const found = await db.assessment.findUnique({
    where: { id: row.id },
    select: { answers: true, moreAnswers: true },
  })
  if (!found) return null
  const answers = [found.answers, found.moreAnswers] as unknown as StoredAnswer[][]
  const responses = answers.flat().map(fromStored)
  const [primary, secondary] = [row.primaryLetter, row.secondaryLetter] as [Letter, Letter]
  const explanation = explain(responses, certainty, { primary, secondary }, model)
  keep(row.id, { made, explanation, until: Date.now() + KEEP_MS })
  return explanation
}

/** Forgets what was found of a result: it is deleted. */
export function forgetExplanation(id: string): void {
  kept().delete(id)
}

/** The longest kept go first: those that are over, and more if there are too many. */
function keep(id: string, one: Kept): void {
  const all = kept()
  all.delete(id)
  for (const [other, { until }] of all) {
    if (until > Date.now() && all.size < MOST_KEPT) break
    all.delete(other)
  }
  all.set(id, one)
}
