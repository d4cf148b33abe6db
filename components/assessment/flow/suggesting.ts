/** Suggestions in the signed-in assessment: two picks drawn at random, which count for nothing until confirmed. */

import type { Draft } from '@/lib/client/draft'
import { onScreen, openingOf, todo } from './moves'
import { isInSecondLook, isOffered } from './second-look'
import type { State, World } from './state'
import { questionOf } from './steps'

/** Turns suggestions on or off, with the question on screen if it is untouched. */
export function setSuggestions(state: State, on: boolean, world: World): State {
  if (state.who.kind === 'guest' || state.suggestions.on === on) return state
  const set = todo({ ...state, suggestions: { on, isKept: true } }, { do: 'prefer', on })
  const { draft, phase } = set
  if (phase.name !== 'asking' || !draft || !isUntouched(draft)) return set
  return onScreen(set, { do: 'open', choices: openingOf(set, questionOf(draft), world) })
}

/** The open question holds nothing of the person's; the questions of a second look never open with a suggestion. */
function isUntouched(draft: Draft): boolean {
  const { most, least, suggested } = draft.choices
  if (isOffered(draft) || isInSecondLook(draft)) return false
  return suggested === true || (most === null && least === null)
}
