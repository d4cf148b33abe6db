import { deleteDraft, getDraft, submitAssessment } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { getResult } from '@/lib/api/results'
import { call, NoAnswer } from '@/lib/client/call'
import type { Draft } from '@/lib/client/draft'
import { resultPath } from '@/lib/routes'
import { responsesOf } from './flow'

/** Whether what was asked for is not there, or not the person's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found'
}

/** The account's draft; `unknown` when nobody answers, but this browser has one to go on with. */
export async function findServerDraft(local: Draft | null, signal: AbortSignal) {
  try {
    return (await call(getDraft, { signal })).draft
  } catch (error) {
    if (error instanceof NoAnswer && local?.account) return 'unknown'
    throw error
  }
}

/** Whether an assessment has its result by now. */
export async function hasResult(id: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await call(getResult, { params: { id }, signal })
    return true
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}

/** Gives up an unfinished assessment. */
export async function giveUp(id: string, signal: AbortSignal): Promise<void> {
  try {
    await call(deleteDraft, { params: { id }, signal })
  } catch (error) {
    // Gone already.
    if (!isNotFound(error)) throw error
  }
}

/** Submits a finished one, and says where its result is. */
export async function send(draft: Draft, signal: AbortSignal): Promise<string> {
  const { assessment_id } = await call(submitAssessment, {
    body: { assessment_id: draft.account?.id ?? '', responses: responsesOf(draft) },
    signal,
  })
  return resultPath(assessment_id)
}
