import 'server-only'
import { type AccountDraft, type DraftState, draftState, type Finished } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { findStateProblem } from '@/lib/disc/form/draft-state'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { count } from '../base/funnel'
import type { SignedIn } from '../viewer/viewer'
import {
  pickedBy,
  readResponses,
  storeDraft,
  submittedOtherwise,
  type WireResponse,
} from './assessments'
import { toAssessmentResult } from './history'
import { ASSESSMENT_FIELDS } from './result-rows'

/** Unfinished assessments that a person keeps; beyond them, those worked on longest ago are deleted. */
const MOST_DRAFTS = 10

/** Starts an assessment in the person's account. */
export async function startDraft({ session }: SignedIn): Promise<{ assessment_id: string }> {
  const userId = session.user.id
  const { id } = await db.$transaction(async (tx) => {
    const draft = await tx.assessmentDraft.create({ data: { userId }, select: { id: true } })
    const surplus = await tx.assessmentDraft.findMany({
      where: { userId, id: { not: draft.id } },
      orderBy: { updatedAt: 'desc' },
      skip: MOST_DRAFTS - 1,
      select: { id: true },
    })
    if (surplus.length > 0) {
      await tx.assessmentDraft.deleteMany({ where: { id: { in: surplus.map((one) => one.id) } } })
    }
    await count('started', 0, tx)
    return draft
  })
  return { assessment_id: id }
}

/** The unfinished assessment that the person worked on last, or null. */
export async function findDraft({ session }: SignedIn): Promise<AccountDraft | null> {
  const row = await db.assessmentDraft.findFirst({
    where: { userId: session.user.id },
    orderBy: { updatedAt: 'desc' },
  })
  if (!row) return null
  const state = usableState(row.state)
  return {
    assessment_id: row.id,
    version: row.version,
    state,
    outdated: row.state !== null && state === null,
    started_at: row.startedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The saved state, unless an earlier release saved it in another shape or for other questions. */
function usableState(saved: Prisma.JsonValue): DraftState | null {
  const state = draftState.safeParse(saved).data
  return state && !findStateProblem(state) ? state : null
}

/**
 * Saves a state that was made from `version`, and returns the next version. Throws `conflict` when another
 * save came in between, `invalid` for a state that is no place in the form, `not_found`.
 */
export async function saveDraft(
  { session }: SignedIn,
  id: string,
  { version, state }: { version: number; state: DraftState },
): Promise<{ version: number }> {
  const problem = findStateProblem(state)
  if (problem) {
    throw new ApiError('invalid', messages.api.invalid, {
      [`state.${problem.field}`]: problem.message,
    })
  }
  const own = { id, userId: session.user.id }
  const saved = await db.assessmentDraft.updateMany({
    where: { ...own, version },
    data: { state, version: version + 1 },
  })
  if (saved.count > 0) return { version: version + 1 }
  const isThere = await db.assessmentDraft.findFirst({ where: own, select: { id: true } })
  if (!isThere) throw notFound()
  throw new ApiError('conflict', messages.api.savedElsewhere)
}

/** Whether the questions of this person open with a suggestion, from now on. */
export async function setSuggestions({ session }: SignedIn, on: boolean): Promise<{ on: boolean }> {
  await db.user.update({
    where: { id: session.user.id },
    data: { suggestions: on },
    select: { id: true },
  })
  return { on }
}

/** Gives up an unfinished assessment. Throws `not_found`. */
export async function deleteDraft({ session }: SignedIn, id: string): Promise<void> {
  const { count: deleted } = await db.assessmentDraft.deleteMany({
    where: { id, userId: session.user.id },
  })
  if (deleted === 0) throw notFound()
}

/**
 * Scores a started assessment; the result takes its id, and the draft goes, with the person's older ones.
 * Once finished, the same answers give the same result. Throws `invalid` for answers that are not one
 * complete form, `conflict` for other answers to a finished assessment, `not_found`.
 */
export async function submitDraft(
  { session }: SignedIn,
  { assessment_id: id, responses: wire }: { assessment_id: string; responses: WireResponse[] },
): Promise<Finished> {
  const { responses, submissionHash } = readResponses(wire)
  const userId = session.user.id
  const row =
    (await storeDraft(responses, { id, userId, submissionHash })) ??
    (await findSubmitted({ id, userId, submissionHash }))
  return { ...toAssessmentResult(row), picked: pickedBy(wire) }
}

async function findSubmitted({
  id,
  userId,
  submissionHash,
}: {
  id: string
  userId: string
  submissionHash: string
}) {
  const row = await db.assessment.findFirst({
    where: { id, userId },
    select: { ...ASSESSMENT_FIELDS, submissionHash: true },
  })
  if (!row) throw notFound()
  if (row.submissionHash !== submissionHash) throw submittedOtherwise()
  return row
}

const notFound = () => new ApiError('not_found', messages.api.notFound)
