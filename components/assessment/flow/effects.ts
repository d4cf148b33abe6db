/** Carries out what the flow asks for, in the browser's storage, on the network and in time, and tells it what came of it. */

import type { AccountDraft } from '@/lib/api/drafts'
import { getQuestions, reviewAssessment, submitGuestAssessment } from '@/lib/api/entries/assessment'
import {
  deleteDraft,
  getDraft,
  saveDraft,
  setSuggestions,
  startAssessment,
  submitAssessment,
} from '@/lib/api/entries/drafts'
import { getResult } from '@/lib/api/entries/results'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { accountDraftKey, markOpen, readOpen } from '@/lib/client/account-draft'
import { call, NoAnswer } from '@/lib/client/call'
import { type Draft, dropDraft, keepDraft, newKey, readDraft, watchDraft } from '@/lib/client/draft'
import { DRAFT_KEY } from '@/lib/client/draft-key'
import { keepFirst, readFirst } from '@/lib/client/first-answers'
import { countStep } from '@/lib/client/funnel'
import { readUser, renewAccessToken, watchSession } from '@/lib/client/session'
import { forResult, resultPath, routes } from '@/lib/routes'
import { react } from './flow'
import { type Effect, type Event, initial, type State, type Who } from './state'
import { responsesOf } from './steps'

const LOAD_TIMEOUT_MS = 20_000
const REVIEW_TIMEOUT_MS = 6_000
const SUBMIT_TIMEOUT_MS = 30_000
const SAVE_TIMEOUT_MS = 15_000
/**
 * Shows the submitting screen at least this long, so that it can be seen and the second click of a double click hits no
 * button of the offer that follows.
 */
const SHOWN_MS = 700

/** An assessment that lives as long as its page. */
export interface Assessment {
  read: () => State
  watch: (changed: () => void) => () => void
  tell: (event: Event) => void
  /** Looks into the browser, and listens to it. Returns how to stop. */
  start: () => () => void
}

/** `leaveFor`: goes to another page. */
export function createAssessment(who: Who, leaveFor: (page: string) => void): Assessment {
  const key = who.kind === 'guest' ? DRAFT_KEY : accountDraftKey(who.userId)
  const watchers = new Set<() => void>()
  let state = initial(who)
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let preferring = Promise.resolve()

  function tell(event: Event): void {
    if (isOver) return
    state = react(state, event, {
      now: performance.now(),
      visible: document.visibilityState === 'visible',
      random: Math.random,
      newKey,
    })
    for (const effect of state.todo) carryOut(effect)
    for (const changed of watchers) changed()
  }

  function carryOut(effect: Effect): void {
    if (effect.do === 'write') write(effect.draft)
    else if (effect.do === 'drop') drop(effect.revision)
    else if (effect.do === 'mark') markOpen(effect.id)
    else if (effect.do === 'leave') leaveFor(effect.page)
    else if (effect.do === 'count') countStep(effect.event, effect.number)
    else if (effect.do === 'forgetFirst') keepFirst(null)
    else if (effect.do === 'prefer') {
      // One after the other: the last press is what stays.
      preferring = preferring.then(() => prefer(effect.on)).then(tell)
    } else if (effect.do === 'wait') {
      clearTimeout(timer)
      timer = setTimeout(() => tell({ do: 'due' }), effect.ms)
    } else {
      const { turn } = state
      answerTo(effect, turn, key, who).then(tell, (error) => tell({ do: 'failed', turn, error }))
    }
  }

  /**
   * A tab that was inactive looks at the storage first, so that it does not overwrite what another tab wrote meanwhile.
   */
  function write(draft: Draft): void {
    const other = readDraft(key)
    if (other && other.revision > draft.revision) tell({ do: 'tab', kept: other })
    else {
      const { draft: written, kept: isKept } = keepDraft(draft, key)
      tell({ do: 'written', draft: written, isKept })
    }
  }

  function drop(revision: number): void {
    const other = readDraft(key)
    if (!other || other.revision <= revision) dropDraft(key)
  }

  function start(): () => void {
    isOver = false
    const online = () => tell({ do: 'online', online: navigator.onLine })
    const look = () => tell({ do: 'tab', kept: readDraft(key) })
    const turn = () => {
      const visible = document.visibilityState === 'visible'
      tell({ do: 'seen', visible })
      // A sleeping or cached tab hears nothing of the others, so it looks again when it is shown.
      if (visible) look()
    }
    const stops = [
      watchDraft((kept) => tell({ do: 'tab', kept }), key),
      who.kind === 'account' ? watchPerson(who.userId, key, tell) : () => {},
      listen(window, 'online', online),
      listen(window, 'offline', online),
      listen(window, 'pageshow', look),
      listen(document, 'visibilitychange', turn),
    ]
    online()
    tell({ do: 'opened', kept: readDraft(key), open: readOpen(), first: readFirst() })
    return () => {
      tell({ do: 'seen', visible: false })
      isOver = true
      clearTimeout(timer)
      for (const stop of stops) stop()
      if (who.kind === 'account') markOpen(null)
    }
  }

  const watch = (changed: () => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  }

  return { read: () => state, watch, tell, start }
}

function listen(target: EventTarget, name: string, heard: () => void): () => void {
  target.addEventListener(name, heard)
  return () => target.removeEventListener(name, heard)
}

/** Follows whether the browser's session is still that of the person this page was made for. */
function watchPerson(userId: string, key: string, tell: (event: Event) => void): () => void {
  let isChecking = false
  return watchSession(async () => {
    const user = readUser()
    if (user) tell({ do: 'session', isMine: user.id === userId, kept: readDraft(key) })
    if (user || isChecking) return
    // Without storage there is no copy to read, so the cookie is asked.
    isChecking = true
    const goesOn = await renewAccessToken()
    isChecking = false
    if (!goesOn) tell({ do: 'session', isMine: false, kept: null })
  })
}

type Request = Extract<Effect, { do: 'find' | 'load' | 'review' | 'send' | 'ask' | 'save' }>

async function answerTo(effect: Request, turn: number, key: string, who: Who): Promise<Event> {
  switch (effect.do) {
    case 'find': {
      const kept = readDraft(key)
      return { do: 'found', turn, kept, server: await findServerDraft(kept) }
    }
    case 'load': {
      const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
      const { old, starts } = effect
      if (old) await call(deleteDraft, { params: { id: old }, signal }).catch(unless('not_found'))
      const id = starts ? (await call(startAssessment, { signal })).assessment_id : undefined
      const questions = await call(getQuestions, { signal })
      // Given a higher revision than any draft before, also than one that was dropped here and is still open in an
      // inactive tab.
      const revision = Math.max(Date.now(), readDraft(key)?.revision ?? 0)
      return { do: 'loaded', turn, questions, id, revision, first: readFirst() }
    }
    case 'review':
      return { do: 'reviewed', turn, looks: await findLooks(effect.draft) }
    case 'send': {
      const { draft } = effect
      const send = who.kind === 'guest' ? sendAsGuest : sendAsPerson
      const page = await send(draft, AbortSignal.timeout(SUBMIT_TIMEOUT_MS))
      // The person's circle in the header is drawn from the newest result. Nothing waits for it.
      if (readUser()) void renewAccessToken()
      return { do: 'sent', page, draft }
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

/** Keeps with the account whether questions open with a suggestion. */
async function prefer(on: boolean): Promise<Event> {
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

/** The account's draft; `unknown` when nobody answers, but this browser has one to go on with. */
async function findServerDraft(kept: Draft | null): Promise<AccountDraft | null | 'unknown'> {
  try {
    return (await call(getDraft, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })).draft
  } catch (error) {
    if (error instanceof NoAnswer && kept?.account) return 'unknown'
    throw error
  }
}

/**
 * The questions worth a second look. None where the server does not say: the person goes on to the result without a
 * second look. Throws NoAnswer without a network: nothing was sent yet, so the second look comes when the network does.
 */
async function findLooks(draft: Draft) {
  const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  try {
    const { again } = await call(reviewAssessment, {
      body: { responses: responsesOf(draft) },
      signal: AbortSignal.timeout(REVIEW_TIMEOUT_MS),
    })
    if (again.length > 0) await shown
    return again
  } catch (error) {
    if (error instanceof NoAnswer && !navigator.onLine) throw error
    return []
  }
}

async function sendAsGuest(draft: Draft, signal: AbortSignal): Promise<string> {
  const { result_id, scores_exact } = await call(submitGuestAssessment, {
    body: { responses: responsesOf(draft) },
    idempotencyKey: draft.attempt?.key,
    signal,
  })
  // A signed-in person's result is in their account already; exact scores say that it is.
  const isInAccount = scores_exact && readUser() !== null
  return isInAccount ? resultPath(result_id) : forResult(routes.enhancedGuestResults, result_id)
}

async function sendAsPerson(draft: Draft, signal: AbortSignal): Promise<string> {
  const { assessment_id } = await call(submitAssessment, {
    body: { assessment_id: draft.account?.id ?? '', responses: responsesOf(draft) },
    signal,
  })
  return resultPath(assessment_id)
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
