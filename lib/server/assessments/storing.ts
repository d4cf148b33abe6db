import 'server-only'
import { randomUUID } from 'node:crypto'
import { FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { qualityOf } from '@/lib/disc/model/quality'
import { SCORER_VERSION, score } from '@/lib/disc/model/scoring'
import { ADD_FINISHED } from '../base/funnel'
import { statement } from '../base/statement'
import { learnedFit } from './fit'
import { type AssessmentRow, type ColumnRow, fromColumns, RESULT_COLUMNS } from './results'
import { toStored } from './stored-answers'
import { unlocking } from './unlocked'

/**
 * Stores a result, counts it, and reads it back in one statement: all of it or nothing, in one trip (docs/decisions/064).
 * Without `from` it always stores; else once for each of its rows.
 */
const storing = ({ first = '', from = '', also = '' }) => `
  WITH ${first} added AS (
    INSERT INTO assessments (id, user_id, guest_id, submission_key, submission_hash, form_version, scorer_version, answers,
      counted, d_score, i_score, s_score, c_score, primary_letter, secondary_letter, style_code, certainty, quality)
    SELECT $1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8::jsonb,
      $9::int, $10::real, $11::real, $12::real, $13::real, $14, $15, $16, $17::jsonb, $18::jsonb ${from}
    ON CONFLICT (submission_key) DO NOTHING RETURNING *
  ), finished AS (${ADD_FINISHED} FROM added) ${also}
  SELECT ${RESULT_COLUMNS} FROM added a ${unlocking.joins}`

const STORE = statement<ColumnRow>('store-result', storing({}))

/** The same, and what the guest before had moves to the new one (viewer/guests.ts). */
const STORE_AND_MOVE = statement<ColumnRow>(
  'store-result-and-move',
  storing({
    also: `, moved AS (
      UPDATE assessments SET guest_id = $3::uuid
      WHERE guest_id = $19::uuid AND user_id IS NULL AND EXISTS (SELECT FROM added))`,
  }),
)

/**
 * The same for a started assessment, in place of its draft and of those that the person started before it. Deleting
 * takes the draft's lock: of several submits at once one goes on, and the others find no draft.
 */
const STORE_DRAFT = statement<ColumnRow>(
  'store-draft',
  storing({
    first: `draft AS (
      DELETE FROM assessment_drafts WHERE id = $1 AND user_id = $2::uuid RETURNING started_at
    ), older AS (
      DELETE FROM assessment_drafts WHERE user_id = $2::uuid AND id <> $1
        AND started_at <= (SELECT started_at FROM draft)
    ),`,
    from: 'FROM draft',
  }),
)

interface Submission {
  userId: string | null
  guestId: string | null
  submissionKey: string | null
  submissionHash: string
}

/** Scores answers and stores them with their result; null where the submission's key is used. */
export async function storeTaken(
  responses: readonly Response[],
  { before, ...submission }: Submission & { before: string | null },
): Promise<AssessmentRow | null> {
  const values = valuesOf(randomUUID(), responses, submission)
  const [row] = await (before ? STORE_AND_MOVE(...values, before) : STORE(...values))
  return row ? fromColumns(row) : null
}

/** The same for a started assessment, whose id the result takes; null where the person has no such draft. */
export async function storeDraft(
  responses: readonly Response[],
  { id, userId, submissionHash }: { id: string; userId: string; submissionHash: string },
): Promise<AssessmentRow | null> {
  const submission = { userId, guestId: null, submissionKey: null, submissionHash }
  const [row] = await STORE_DRAFT(...valuesOf(id, responses, submission))
  return row ? fromColumns(row) : null
}

function valuesOf(
  id: string,
  responses: readonly Response[],
  { userId, guestId, submissionKey, submissionHash }: Submission,
): unknown[] {
  const scored = score(responses)
  const { scores, counted, style } = scored
  return [
    ...[id, userId, guestId, submissionKey, submissionHash, FORM_VERSION, SCORER_VERSION],
    ...[JSON.stringify(responses.map(toStored)), counted, scores.D, scores.I, scores.S, scores.C],
    ...[style.primary, style.secondary, style.code],
    ...[certaintyOf(scored), qualityOf(responses, learnedFit())].map((one) => JSON.stringify(one)),
  ]
}
