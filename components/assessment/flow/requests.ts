/** What the flow asks the server. */

import type { Picked } from '@/components/results/reveal/waiting'
import type { AccountDraft } from '@/lib/api/drafts'
import { getQuestions, getSecondLook, submitGuestAssessment } from '@/lib/api/entries/assessment'
import {
  deleteDraft,
  getDraft,
  saveDraft,
  setSuggestions,
  startAssessment,
  submitAssessment,
} from '@/lib/api/entries/drafts'
import { getResult, labelResult } from '@/lib/api/entries/results'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { call, NoAnswer } from '@/lib/client/call'
import { areCookiesBlocked } from '@/lib/client/cookies'
import { type Draft, newRevision, readDraft } from '@/lib/client/draft'
import { readFirst } from '@/lib/client/first-answers'
import type { KeptKey } from '@/lib/client/kept'
import { readUser, renewAccessToken } from '@/lib/client/session'
import { isStyleCode } from '@/lib/disc/styles'
import { safeRedirect } from '@/lib/redirect'
import { forResult, REDIRECT_PARAM, resultPath, routes } from '@/lib/routes'
import { drawOrders, isOnPage, statementOf } from './opening'
import type { Effect, Event, Who } from './state'
import { responsesOf } from './steps'

const LOAD_TIMEOUT_MS = 20_000
const SECOND_LOOK_TIMEOUT_MS = 6_000
const SUBMIT_TIMEOUT_MS = 30_000
const SAVE_TIMEOUT_MS = 15_000
/**
 * Shows the submitting screen at least this long, so that it can be seen and the second click of a double click hits no
 * button of the offer that follows.
 */
const SHOWN_MS = 700

type Request = Extract<Effect, { do: 'find' | 'load' | 'findSecondLook' | 'send' | 'ask' | 'save' }>

/** Asks the server, and says what it answered. Throws what the flow is to hear as `failed`. */
export async function answerTo(
  effect: Request,
  turn: number,
  key: KeptKey,
  who: Who,
): Promise<Event> {
  switch (effect.do) {
    case 'find': {
      const kept = readDraft(key)
      return { do: 'found', turn, kept, server: await findServerDraft(kept) }
    }
    case 'load': {
      const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
      const { old, starts, label } = effect
      if (old) await call(deleteDraft, { params: { id: old }, signal }).catch(unless('not_found'))
      const first = readFirst()
      const begun = who.kind === 'guest' ? statementOf(first) : undefined
      const statement = effect.statement ?? begun
      const query = statement ? { query: { statement } } : {}
      const [id, questions] = await Promise.all([
        starts ? startWith(label, signal) : undefined,
        isOnPage(who, statement)
          ? drawOrders(who.questions, Math.random)
          : call(getQuestions, { signal, ...query }),
      ])
      return { do: 'loaded', turn, questions, ...(id && { id }), revision: newRevision(key), first }
    }
    case 'findSecondLook':
      return { do: 'foundSecondLook', turn, again: await findSecondLook(effect.draft) }
    case 'send': {
      const { draft } = effect
      const send = who.kind === 'guest' ? sendAsGuest : sendAsPerson
      const event = await send(draft, AbortSignal.timeout(SUBMIT_TIMEOUT_MS))
      // The person's circle in the header is drawn from all results. Nothing waits for it.
      if (readUser()) void renewAccessToken()
      return event
    }
    case 'ask': {
      const { id } = effect
      const user = readUser()
      // Signed in as someone else by now: nothing of this draft is theirs, so nothing is known about it.
      const isForeign = user !== null && who.kind === 'account' && user.id !== who.userId
      if (isForeign) return { do: 'became', turn, id, what: 'foreign' }
      const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
      const result = await call(getResult, { params: { id }, signal }).catch(unless('not_found'))
      return { do: 'became', turn, id, what: result ? 'finished' : 'gone' }
    }
    case 'save':
      return saveToAccount(effect)
  }
}

/** Starts an assessment in the account, and returns its id. */
async function startWith(label: string | null | undefined, signal: AbortSignal): Promise<string> {
  const { assessment_id: id } = await call(startAssessment, { signal })
  if (label) await call(labelResult, { params: { id }, body: { label }, signal })
  return id
}

/** Keeps with the account whether questions open with a suggestion. */
export async function prefer(on: boolean): Promise<Event> {
  const kept = call(setSuggestions, { body: { on }, keepalive: true })
  return kept.then(
    () => ({ do: 'preferred', on, isKept: true }),
    () => ({ do: 'preferred', on, isKept: false }),
  )
}

/** Lets one code of failure pass. */
function unless(code: ErrorCode): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof ApiError && error.code === code)) throw error
  }
}

/** The account's draft; `unknown` without an answer, when this browser has one to go on with. */
async function findServerDraft(kept: Draft | null): Promise<AccountDraft | null | 'unknown'> {
  try {
    return (await call(getDraft, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })).draft
  } catch (error) {
    if (error instanceof NoAnswer && kept?.account) return 'unknown'
    throw error
  }
}

/**
 * The questions worth a second look. None where the server does not say: the result comes without one. Throws NoAnswer
 * without a network: nothing was sent yet, so the second look comes when the network does.
 */
async function findSecondLook(draft: Draft) {
  const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  try {
    const { again } = await call(getSecondLook, {
      body: { responses: responsesOf(draft) },
      signal: AbortSignal.timeout(SECOND_LOOK_TIMEOUT_MS),
    })
    if (again.length > 0) await shown
    return again
  } catch (error) {
    if (error instanceof NoAnswer && !navigator.onLine) throw error
    return []
  }
}

async function sendAsGuest(draft: Draft, signal: AbortSignal): Promise<Event> {
  const {
    result_id,
    scores_exact,
    personality_type_code: code,
    personality_type_name: name,
    picked,
  } = await call(submitGuestAssessment, {
    body: { responses: responsesOf(draft) },
    idempotencyKey: draft.attempt?.key,
    signal,
  })
  const isNamed = code !== null && isStyleCode(code) && name !== null
  if (areCookiesBlocked() && isNamed) return { do: 'named', style: { code, name } }
  // A signed-in person's result is in their account already; exact scores say that it is.
  const isInAccount = scores_exact && readUser() !== null
  const page = isInAccount
    ? resultPath(result_id)
    : forResult(routes.enhancedGuestResults, result_id)
  return sentTo(page, draft, { resultId: result_id, letters: picked })
}

async function sendAsPerson(draft: Draft, signal: AbortSignal): Promise<Event> {
  const { assessment_id, picked } = await call(submitAssessment, {
    body: { assessment_id: draft.account?.id ?? '', responses: responsesOf(draft) },
    signal,
  })
  return sentTo(resultPath(assessment_id), draft, { resultId: assessment_id, letters: picked })
}

/**
 * Too few answers have no picture, and neither has the way to a page that only needs a result. A server of the release before
 * gives none.
 */
function sentTo(own: string, draft: Draft, picked: Picked): Event {
  const page = nextPage(own)
  const isOwnPage = pathOf(page) === pathOf(own)
  const isShown = isOwnPage && picked.letters?.length > 0
  return { do: 'sent', page, draft, picked: isShown ? picked : undefined }
}

const pathOf = (page: string) => page.split('?')[0]

/** The page that led to the assessment because it needs a result, if one did; else the result’s own. */
function nextPage(page: string): string {
  return safeRedirect(new URLSearchParams(location.search).get(REDIRECT_PARAM), page)
}

async function saveToAccount(save: Extract<Effect, { do: 'save' }>): Promise<Event> {
  const { id, key, version, state, leaving } = save
  try {
    const saved = await call(saveDraft, {
      params: { id },
      body: { version, state },
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
      keepalive: leaving,
    })
    return { do: 'saved', id, key, version: saved.version }
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'conflict'
    const none = { draft: null }
    const { draft: server } = isConflict ? await call(getDraft).catch(() => none) : none
    return { do: 'unsaved', error, server }
  }
}
