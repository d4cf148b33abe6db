/** What the person does with the question on screen, or with the offer of a second look. */

import type { Draft } from '@/lib/client/draft'
import { isAnswered, NO_CHOICES } from '@/lib/disc/form/choices'
import { change, hasWayBack, onScreen, openingOf, say, spend } from './moves'
import {
  isInSecondLook,
  isOffered,
  keepAnswers,
  leaveSecondLook,
  placeIn,
  shownOf,
  startSecondLook,
  takeSecondLook,
} from './second-look'
import { submit } from './sending'
import type { Answer, State, World } from './state'
import { isLast, outcomeOf, positionOf, questionOf } from './steps'

/** What the person does with the question on screen, or with the offer of a second look. */
export function answer(state: State, draft: Draft, act: Answer, world: World): State {
  if (isOffered(draft) !== (act.do === 'secondLook' || act.do === 'keep')) return state
  const shown = shownOf(draft)
  switch (act.do) {
    case 'pick': {
      const { pick, option } = act
      const said = say(
        { ...state, isEarly: false },
        {
          say: outcomeOf(shown.choices, pick, option),
        },
      )
      return onScreen(spend(said, world), { do: 'choose', pick, option })
    }
    case 'confirm':
      if (!shown.choices.suggested) return state
      return onScreen(spend(say(state, { say: 'confirmed' }), world), act)
    case 'next': {
      if (!isAnswered(shown.choices)) {
        return say({ ...state, isEarly: true }, { say: 'bothNeeded' })
      }
      const spent = spend(state, world)
      if (isLast(shown)) return submit(change(spent, takeSecondLook), world)
      const following = questionOf(shown, positionOf(shown) + 1)
      const opening = isInSecondLook(draft) ? NO_CHOICES : openingOf(state, following, world)
      return arrive(onScreen(spent, { do: 'next', opening }))
    }
    case 'previous':
      if (!hasWayBack(state)) return state
      if (positionOf(shown) === 0) return change(state, leaveSecondLook)
      return arrive(onScreen(spend(state, world), act))
    case 'secondLook':
      // The time in which the person decides is added to no question.
      return arrive(change({ ...state, since: world.now }, startSecondLook))
    case 'keep':
      return submit(change(state, keepAnswers), world)
  }
}

/** Moves the focus to the new question, and has screen readers say which one it is. */
function arrive(state: State): State {
  const next = { ...state, isResumed: false, isEarly: false }
  if (!next.draft) return next
  const { suggested = false } = shownOf(next.draft).choices
  return say(next, { say: 'place', place: placeIn(next.draft), suggested })
}
