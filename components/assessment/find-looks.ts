import { reviewAssessment } from '@/lib/api/assessment'
import { call } from '@/lib/client/call'
import type { Draft } from '@/lib/client/draft'
import { responsesOf } from './flow'
import type { Looks } from './redo'

const TIMEOUT_MS = 6_000
/** The screen that the offer replaces is seen, and the second half of a double click meets no button. */
const SHOWN_MS = 700

/** The questions worth a second look. None where nobody answers: that keeps nobody from their result. */
export async function findLooks(draft: Draft): Promise<Looks> {
  const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  try {
    const { again } = await call(reviewAssessment, {
      body: { responses: responsesOf(draft) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (again.length > 0) await shown
    return again
  } catch {
    return []
  }
}
