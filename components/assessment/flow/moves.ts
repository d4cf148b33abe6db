/** The small changes of state that every part of the flow is made of. */

import type { Draft, Question } from '@/lib/client/draft'
import { NO_CHOICES, suggest } from '@/lib/disc/form/choices'
import { changeShown, isInSecondLook } from './second-look'
import type { Effect, Phase, Said, State, World } from './state'
import { hasProgress, type Step, step } from './steps'

/** Another screen begins with nothing said: what the one before said is not true of it. */
export const enter = (state: State, phase: Phase): State => ({
  ...state,
  phase,
  said: state.phase.name === phase.name ? state.said : null,
  turn: state.turn + 1,
})

export const todo = (state: State, effect: Effect): State => ({
  ...state,
  todo: [...state.todo, effect],
})

/** What screen readers say. */
export function say(state: State, what: Said): State {
  const { said } = state
  const isSame = said !== null && JSON.stringify(said.what) === JSON.stringify(what)
  return { ...state, said: { what, again: isSame && !said.again } }
}

export function change(state: State, by: (draft: Draft) => Draft): State {
  const draft = state.draft && by(state.draft)
  return draft === state.draft ? state : { ...state, draft, isMine: true }
}

/** A step on the question that is on screen, be it one of a second look. */
export const onScreen = (state: State, action: Step): State =>
  change(state, (draft) => changeShown(draft, (shown) => step(shown, action)))

/** Time goes to the question that it passed on. */
export function spend(state: State, { now, visible }: World): State {
  const ms = state.since === null ? 0 : now - state.since
  const next = { ...state, since: visible ? now : null }
  return state.phase.name === 'asking' ? onScreen(next, { do: 'spend', ms }) : next
}

/** Shows the draft: where the person is, or comes back to. */
export function ask(state: State, { now, visible }: World): State {
  const isResumed = state.draft !== null && hasProgress(state.draft)
  const since = visible ? now : null
  const next = enter(state, { name: 'asking' })
  const asked = { ...next, isResumed, isEarly: false, since }
  return asked.online ? asked : say(asked, { say: 'offline' })
}

/** Makes a draft the one of this tab, and shows it. */
export function adopt(state: State, draft: Draft, world: World): State {
  return ask({ ...state, draft, isMine: true }, world)
}

/** A guest can go back; a person only in a second look, to the offer in the end. */
export function hasWayBack({ who, draft }: State): boolean {
  return who.kind === 'guest' || (draft !== null && isInSecondLook(draft))
}

/** The picks that a question opens with: a suggestion, where the person has them on. */
export function openingOf(
  { suggestions }: Pick<State, 'suggestions'>,
  question: Question | undefined,
  { random }: World,
) {
  if (!suggestions.on || !question) return NO_CHOICES
  return suggest(
    question.options.map(({ id }) => id),
    random,
  )
}

export const drop = ({ draft }: State): Effect => ({
  do: 'drop',
  revision: draft?.revision ?? Infinity,
})
