import { useCallback, useEffect } from 'react'
import { getQuestions, submitGuestAssessment } from '@/lib/api/assessment'
import { call } from '@/lib/client/call'
import { DRAFT_KEY, type Draft, newDraft, readDraft } from '@/lib/client/draft'
import { readUser } from '@/lib/client/session'
import { NO_CHOICES } from '@/lib/disc/choices'
import { forResult, resultPath, routes } from '@/lib/routes'
import { responsesOf } from './flow'
import { useFlow } from './use-flow'

const GUEST = {
  storageKey: DRAFT_KEY,
  opening: () => NO_CHOICES,
  countsStart: true,
  send,
}

/** The guest flow: no account, no suggestions, and a way back. */
export function useGuestAssessment(announce: (words: string) => void) {
  const flow = useFlow(GUEST, { name: 'loading' }, announce)
  const { phase, latest, load, open, show, submit } = flow

  const fetchNew = useCallback(
    async (signal: AbortSignal) =>
      newDraft(await call(getQuestions, { signal }), latest.current?.revision),
    [latest],
  )

  useEffect(() => {
    const stored = readDraft()
    if (stored) {
      show(stored)
      open(stored)
      return
    }
    const abort = new AbortController()
    void load(fetchNew, abort)
    return () => abort.abort()
  }, [fetchNew, load, open, show])

  const startOver = () => void load(fetchNew)

  /** After a network failure, without a reload: nothing on the page is lost. */
  const retry = () => {
    if (phase.name !== 'failed') return
    if (phase.what === 'load') startOver()
    else void submit()
  }

  return { ...flow, startOver, retry }
}

async function send(draft: Draft, signal: AbortSignal): Promise<string> {
  const { result_id, scores_exact } = await call(submitGuestAssessment, {
    body: { responses: responsesOf(draft) },
    idempotencyKey: draft.attempt?.key,
    signal,
  })
  // A signed-in person's result is in their account already; exact scores say that it is.
  const isInAccount = scores_exact && readUser() !== null
  return isInAccount ? resultPath(result_id) : forResult(routes.enhancedGuestResults, result_id)
}
