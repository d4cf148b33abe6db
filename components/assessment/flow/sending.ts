/** From the last answer to the result. */

import type { Picked } from '@/components/results/reveal/waiting'
import type { Draft } from '@/lib/client/draft'
import { isAnswered } from '@/lib/disc/form/choices'
import { ask, change, drop, enter, say, todo } from './moves'
import { isInSecondLook, isOffered, mayAsk, offerIn, offerUntouched } from './second-look'
import type { State, World } from './state'
import { isLast, step } from './steps'

/** Sends the answers, or first asks for more of the person's own, or whether there is reason for a second look. */
export function submit(state: State, world: World): State {
  const { draft } = state
  if (!draft) return state
  // Another tab may have gone back meanwhile.
  if (!isWhole(draft)) return ask(state, world)
  const few = offerUntouched(draft)
  if (few.secondLook && few !== draft) {
    const asked = ask(
      change(state, () => few),
      world,
    )
    return say(asked, { say: 'offer', offer: offerIn(few) })
  }
  const next = say(enter(state, { name: 'submitting' }), { say: 'submitting' })
  return mayAsk(draft) ? todo(next, { do: 'findSecondLook', draft }) : send(next, world)
}

export function send(state: State, { newKey }: World): State {
  const tried = change(state, (draft) => step(draft, { do: 'attempt', key: newKey() }))
  return tried.draft ? todo(tried, { do: 'send', draft: tried.draft }) : tried
}

/** The way to the result. */
export function leave(state: State, page: string, drops: boolean, picked?: Picked): State {
  const from = state.phase.name === 'loading' ? 'loading' : 'submitting'
  const done = enter(state, { name: 'done', from })
  return todo(drops ? todo(done, drop(state)) : done, { do: 'leave', page, picked })
}

/** Every question is answered, and no second look is being decided on. */
export function isWhole(draft: Draft): boolean {
  return isLast(draft) && isAnswered(draft.choices) && !isOffered(draft) && !isInSecondLook(draft)
}
