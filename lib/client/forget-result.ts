import { dropDraft } from './draft'
import { markGuestResult } from './guest-result'
import { forgetPointMarks } from './point-marks'

/**
 * What this tab kept about a result that is deleted now: its coupon, the address for its link, what was counted. Keys
 * of all of them end with the result's id.
 */
export function forgetResult(resultId: string): void {
  forgetPointMarks(resultId)
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.endsWith(`:${resultId}`)) sessionStorage.removeItem(key)
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
