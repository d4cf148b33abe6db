import 'server-only'
import type { Letter } from '@/lib/disc/letters'
import { keyOf, modelOf } from '@/lib/disc/model/scorers'
import { type Explanation, explain } from '@/lib/disc/result/telling-answers'
import { db } from '../base/db'
import { keptInMemory } from '../base/once'
import { readCertainty } from './certainty'
import { type AssessmentRow, fromStored, type StoredAnswer } from './result-rows'

/** An explanation estimates a result again without each of its answers, so the latest are kept. */
const kept = keptInMemory<Explanation | null>('explanations', 500)

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
  const known = kept.find(row.id, made)
  if (known !== undefined) return known
  const found = await db.assessment.findUnique({
    where: { id: row.id },
    select: { answers: true, moreAnswers: true },
  })
  if (!found) return null
  const answers = [found.answers, found.moreAnswers] as unknown as StoredAnswer[][]
  const responses = answers.flat().map(fromStored)
  const [primary, secondary] = [row.primaryLetter, row.secondaryLetter] as [Letter, Letter]
  return kept.keep(row.id, made, explain(responses, certainty, { primary, secondary }, model))
}

/** Forgets what was found of a result: it is deleted. */
export const forgetExplanation = kept.forget
