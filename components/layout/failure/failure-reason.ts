import { failureMessages } from '@/lib/messages/failure'
import { isOutage } from '@/lib/outage'
import { withoutTryAgain } from '@/lib/try-again'

/** So much of what was answered or thrown is shown. */
const LONGEST = 100

/** What browsers call a request without an answer. */
const UNANSWERED = /failed to fetch|load failed|failed to load chunk|networkerror|no answer/i

/**
 * Why a page could not be loaded: the status with the beginning of the answer, that there was no answer, or that
 * something went wrong here. The text of an exception goes to the console only. A failure on the server has a digest,
 * which is all that the browser gets of it.
 */
export function failureReason(error: Error & { digest?: string }, isOnline: boolean): string {
  if (error.digest) {
    const [status, answer] = isOutage(error.digest)
      ? [503, failureMessages.api.unavailable]
      : [500, failureMessages.api.unexpected]
    return `Status ${status}: ${withoutTryAgain(answer).slice(0, LONGEST)}`
  }
  const isUnanswered = !isOnline || UNANSWERED.test(error.message)
  return isUnanswered
    ? failureMessages.page.noResponse
    : withoutTryAgain(failureMessages.api.unexpected)
}
