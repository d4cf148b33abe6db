import { forgetReportsOf } from './device/forget-reports'
import { dropDraft } from './draft'
import { markGuestResult } from './guest-result'

/**
 * What this browser kept about a result that is deleted now: its coupon, the address for its link, what was counted,
 * answers and marks on their way, whose keys end with the result's id, and the text of its report.
 */
export async function forgetResult(resultId: string): Promise<void> {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.endsWith(`:${resultId}`)) storage.removeItem(key)
      }
    }
  } catch {
    // Nothing was kept.
  }
  await forgetReportsOf((id) => id === resultId)
}

/** What this browser kept of a guest's answers: those on their way here too. */
export function forgetGuestAnswers(): void {
  dropDraft()
  markGuestResult(false)
}
