import { dropDraft } from './draft'
import { markGuestResult } from './guest-result'

/**
 * What this browser kept about a result that is deleted now: its coupon, the address for its link, what was counted,
 * answers and marks on their way. Keys of all of them end with the result's id.
 */
export function forgetResult(resultId: string): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.endsWith(`:${resultId}`)) storage.removeItem(key)
      }
    }
  } catch {
    // Nothing was kept.
  }
}

/** What this browser kept of a guest's answers: those on their way here too. */
export function forgetGuestAnswers(): void {
  dropDraft()
  markGuestResult(false)
}
