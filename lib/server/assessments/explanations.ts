import 'server-only'
import { FORM_VERSION } from '@/lib/disc/form/items'
import type { Letter } from '@/lib/disc/letters'
import { type Explanation, explain } from '@/lib/disc/result/telling-answers'
import { db } from '../base/db'
import { readCertainty } from './certainty'
import type { AssessmentRow } from './results'
import { fromStored, type StoredAnswer } from './stored-answers'

/**
 * Which answers made a result, for callers that have checked who asks; null for results of plain counting, and
 * once the form asks something else.
 */
export async function readExplanation(row: AssessmentRow): Promise<Explanation | null> {
  const certainty = readCertainty(row.certainty)
  if (!certainty) return null
  const found = await db.assessment.findUnique({
    where: { id: row.id, formVersion: FORM_VERSION },
    select: { answers: true },
  })
  if (!found) return null
  const responses = (found.answers as unknown as StoredAnswer[]).map(fromStored)
  const [primary, secondary] = [row.primaryLetter, row.secondaryLetter] as [Letter, Letter]
  return explain(responses, certainty, { primary, secondary })
}
