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
