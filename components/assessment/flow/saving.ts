/** Saving a person's draft to the account: one save at a time, later after a failure. */

import { ApiError } from '@/lib/api/errors'
import { fingerprintOf, toState } from '@/lib/client/account-draft'
import type { Draft } from '@/lib/client/draft'
import { change, todo } from './moves'
import { LONGEST_WAIT_MS, type State } from './state'

/** A tap on one pick is mostly followed by one on the other. */
const PAUSE_MS = 300

/** Saves the draft to the account: one save at a time, and none while something else is on screen. */
export function save(before: State, leaving = false): State {
  const { draft, saves, phase } = before
  if (saves.isBusy || phase.name !== 'asking' || !draft?.account) return before
  const key = keyOf(draft)
  if (key === saves.stored) return { ...before, saves: { ...saves, saved: 'account' } }
  const state = toState(draft)
  const { id, version, sent = [] } = draft.account
  const account = { id, version, sent: [...new Set([...sent, key])] }
  const busy = { ...before, saves: { ...saves, isBusy: true } }
  const noted = change(busy, (mine) => ({ ...mine, account }))
  return todo(noted, { do: 'save', id, version, key, state, leaving })
}

export function waitLonger(state: State, error: unknown): State {
  const { saves } = state
  const asked = error instanceof ApiError && error.retryAfter
  const wait = Math.min(saves.wait * 2, LONGEST_WAIT_MS)
  const here = { ...state, saves: { ...saves, saved: 'here' as const, wait } }
  return todo(here, { do: 'wait', ms: asked ? asked * 1000 : saves.wait })
}

/** A changed draft is saved after a pause. */
export function due(state: State, draft: Draft): State {
  const { saves } = state
  const isStored = keyOf(draft) === saves.stored
  if (isStored && saves.isBusy) return state
  if (isStored) return { ...state, saves: { ...saves, saved: 'account' } }
  const saved = saves.saved === 'here' ? 'here' : 'saving'
  const next = { ...state, saves: { ...saves, saved } as const }
  return state.todo.some((one) => one.do === 'save')
    ? next
    : todo(next, { do: 'wait', ms: PAUSE_MS })
}

/** Names a draft's content: times alone need no saving. */
const keyOf = (draft: Draft): string => fingerprintOf(draft.account?.id ?? '', toState(draft))
