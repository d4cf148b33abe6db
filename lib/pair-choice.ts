import type { Letter } from './disc/letters'

/** A result of one's own that can be compared. */
export interface PairChoice {
  id: string
  headline: string
  /** Null without a name. */
  code: string | null
  /** ISO 8601. */
  completedAt: string
  /** Held by the browser alone: its owner types how they want to be called. */
  isGuests: boolean
}

/** Someone whom the viewer compares with by a link, as far as both see each other. */
export interface ShownPair {
  id: string
  name: string
  letter: Letter
  /** The letter of the viewer’s own result in it. */
  mine: Letter
  /** The account that the other’s result is in, if any; not for the screen. */
  userId: string | null
}
