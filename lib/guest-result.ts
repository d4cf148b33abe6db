/** What the landing page and others ask for a guest's newest result; apart from its contract, which they need not fetch. */
export const GUEST_RESULT_PATH = '/api/assessment/guest/latest'

/** In the browser's storage: this browser holds a result as a guest. Nothing of the result. public/before-paint.js reads it. */
export const GUEST_RESULT_KEY = 'discern.guest-result'

/** A result that this browser holds and no account has yet. */
export interface HeldResult {
  id: string
  headline: string
  /** Null without a name. */
  code: string | null
  /** ISO 8601. */
  completedAt: string
}
