import { createContext, use } from 'react'
import type { Act, Offer, State } from '../flow/state'

interface Start extends Pick<State, 'suggestions'> {
  /** The unfinished assessment to go on with, null without one; `outdated` when the questions have changed since. */
  offer: Offer | 'outdated' | null
  tell: (act: Act) => void
}

/** What the screen before the first question works with: the page hands that screen over, so guests do not load it. */
export const StartContext = createContext<Start | null>(null)

export function useStart(): Start {
  const start = use(StartContext)
  if (!start) throw new Error('There is no assessment around this screen.')
  return start
}
