/** The flow after a call that failed, or said that the draft is gone. */

import { getQuestions, submitGuestAssessment } from '@/lib/api/entries/assessment'
import { startAssessment, submitAssessment } from '@/lib/api/entries/drafts'
import { ApiError } from '@/lib/api/errors'
import { fingerprintOf, isOurs } from '@/lib/client/account-draft'
import { resultPath } from '@/lib/routes'
import { change, drop, enter, todo } from './moves'
import { waitLonger } from './saving'
import { leave } from './sending'
import type { Event, Phase, State, Who } from './state'
import { step } from './steps'

type What = Extract<Phase, { name: 'failed' }>['what']

/** The failed call, by its name in the API, whose limit the person may have reached. */
export function entryOf(kind: Who['kind'], what: What) {
  if (kind === 'guest') return what === 'load' ? getQuestions : submitGuestAssessment
  return what === 'load' ? startAssessment : submitAssessment
}

/** The limit that a person can reach there; null where there is none. */
export function limitOf(kind: Who['kind'], what: What) {
  if (kind === 'guest') return what === 'load' ? null : 'guest_submit'
  return what === 'load' ? 'start' : 'submit'
}

/** Whether the server refused because it was asked too often: asking again before the wait is over is refused, too. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'too_many_requests'
}

/** What was asked for did not come. */
export function fail(state: State, error: unknown): State {
  const { who, phase, draft } = state
  const code = who.kind === 'account' && error instanceof ApiError ? error.code : null
  if (code === 'not_signed_in') return enter(state, { name: 'signed-out' })
  if (phase.name === 'asking') return waitLonger(state, error)
  if (phase.name !== 'loading' && phase.name !== 'submitting') return state
  // Other answers to this assessment arrived first.
  if (code === 'conflict') return enter(state, { name: 'elsewhere' })
  const what = phase.name === 'loading' ? 'load' : 'submit'
  const failed = enter(state, { name: 'failed', what, error })
  // The submit met no draft: it was started over elsewhere, or the browser is someone else's by now.
  const id = what === 'submit' && code === 'not_found' && draft?.account?.id
  return id ? todo(failed, { do: 'ask', id }) : failed
}

/** The draft is no longer in the account: finished or started over elsewhere. */
export function learn(state: State, { id, what }: Extract<Event, { do: 'became' }>): State {
  if (what === 'foreign') return enter(state, { name: 'signed-out' })
  const isLoading = state.phase.name === 'loading'
  if (what === 'finished') {
    if (isLoading) return leave(state, resultPath(id), true)
    return todo(enter(state, { name: 'elsewhere' }), drop(state))
  }
  if (!isLoading) return enter(state, { name: 'restarted' })
  return todo(enter(state, { name: 'ready', offer: null }), drop(state))
}

/** After a save that failed. */
export function saveLater(
  state: State,
  { error, server }: Extract<Event, { do: 'unsaved' }>,
): State {
  const { draft, phase, saves } = state
  if (phase.name !== 'asking' || !draft?.account) return state
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_found') return todo(state, { do: 'ask', id: draft.account.id })
  if (code !== 'conflict' || !server) return fail(state, error)
  const { assessment_id: id, version } = server
  if (id !== draft.account.id) return enter(state, { name: 'stale', server })
  if (!server.state) return fail(state, error)
  if (!isOurs(draft, server.state)) return enter(state, { name: 'stale', server })
  const key = fingerprintOf(id, server.state)
  const next = { ...state, saves: { ...saves, stored: key } }
  return change(next, (mine) => step(mine, { do: 'saved', id, version, key }))
}
