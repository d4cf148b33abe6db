import 'server-only'
import { randomUUID } from 'node:crypto'
import { formOfResponses, type Response } from '@/lib/disc/form/responses'
import { LETTERS } from '@/lib/disc/letters'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { qualityOf } from '@/lib/disc/model/quality'
import { IN_FORCE } from '@/lib/disc/model/scorers'
import { score } from '@/lib/disc/model/scoring'
import type { Prisma } from '../base/db'
import { ADD_FINISHED } from '../base/funnel'
import { columnsOf, statement } from '../base/statement'
import { learnedFit } from './fit'
import { type AssessmentRow, madeColumns } from './result-rows'
import { toStored } from './stored-answers'
import { type UnlockingColumns, unlocking, unlockingFrom } from './unlocked'

const WRITTEN_BY_DATABASE = {
  completedAt: true,
  lastUsedAt: true,
} satisfies Prisma.AssessmentSelect

/**
 * Stores a result, counts it, and says what the database added, in one statement: all of it or nothing, in one trip (docs/decisions/009).
 * Without `from` it always stores; else once for each of its rows.
 */
const storing = ({ first = '', from = '', also = '' }) => `
  WITH ${first} added AS (
    INSERT INTO assessments (id, user_id, guest_id, submission_key, submission_hash, form_version, scorer_version, calibration, answers,
      counted, d_score, i_score, s_score, c_score, primary_letter, secondary_letter, style_code, certainty, quality)
    SELECT $1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9::jsonb,
      $10::int, $11::real, $12::real, $13::real, $14::real, $15, $16, $17, $18::jsonb, $19::jsonb ${from}
    ON CONFLICT (submission_key) DO NOTHING RETURNING id, user_id, completed_at, last_used_at
  ), finished AS (${ADD_FINISHED} FROM added) ${also}
  SELECT ${columnsOf('a', WRITTEN_BY_DATABASE)}, ${unlocking.columns} FROM added a ${unlocking.joins}`

/** What the database adds to what it was given. */
type Added = Pick<AssessmentRow, keyof typeof WRITTEN_BY_DATABASE> & UnlockingColumns

const STORE = statement<Added>('store-result', storing({}))

/** The same, and what the guest before had moves to the new one (viewer/guests.ts). */
const STORE_AND_MOVE = statement<Added>(
  'store-result-and-move',
  storing({
    also: `, moved AS (
      UPDATE assessments SET guest_id = $3::uuid
      WHERE guest_id = $20::uuid AND user_id IS NULL AND EXISTS (SELECT FROM added))`,
  }),
)

/**
 * The same for a started assessment, in place of its draft and of those that the person started before it. Deleting
 * takes the draft's lock: of several submits at once one goes on, and the others find no draft.
 */
const STORE_DRAFT = statement<Added>(
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
  const taken = { ...resultOf(responses), id: randomUUID(), ...submission }
  const values = valuesOf(taken, responses)
  const [added] = await (before ? STORE_AND_MOVE(...values, before) : STORE(...values))
  return added ? toRow(taken, added) : null
}

/** The same for a started assessment, whose id the result takes; null where the person has no such draft. */
export async function storeDraft(
  responses: readonly Response[],
  started: { id: string; userId: string; submissionHash: string },
): Promise<AssessmentRow | null> {
  const taken = { ...resultOf(responses), ...started, guestId: null, submissionKey: null }
  const [added] = await STORE_DRAFT(...valuesOf(taken, responses))
  return added ? toRow(taken, added) : null
}

function resultOf(responses: readonly Response[]) {
  const scored = score(responses)
  const { counted, theta } = scored
  const places = LETTERS.map((letter) => theta[letter].value)
  return {
    formVersion: formOfResponses(responses).version,
    ...IN_FORCE,
    counted,
    ...madeColumns({ ...scored, certainty: certaintyOf(scored) }),
    quality: { ...qualityOf(responses, learnedFit(), places) },
  }
}

type Taken = ReturnType<typeof resultOf> & Submission & { id: string }

/** In the order of the statement's parameters. */
function valuesOf(taken: Taken, responses: readonly Response[]): unknown[] {
  const { id, userId, guestId, submissionKey, submissionHash } = taken
  const { formVersion, scorerVersion, calibration } = taken
  const { dScore, iScore, sScore, cScore, primaryLetter, secondaryLetter, styleCode } = taken
  return [
    ...[id, userId, guestId, submissionKey, submissionHash],
    ...[formVersion, scorerVersion, calibration],
    ...[JSON.stringify(responses.map(toStored)), taken.counted, dScore, iScore, sScore, cScore],
    ...[primaryLetter, secondaryLetter, styleCode],
    ...[JSON.stringify(taken.certainty), JSON.stringify(taken.quality)],
  ]
}

/** As the database has it now. */
function toRow(
  { submissionKey, submissionHash, ...taken }: Taken,
  { completedAt, lastUsedAt, ...unlocks }: Added,
): AssessmentRow {
  const row = { ...taken, completedAt, lastUsedAt, isSample: false, field: null, moreCounted: 0 }
  return { ...row, ...unlockingFrom({ ...unlocks, userId: row.userId }) }
}
