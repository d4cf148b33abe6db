import { FullLink } from '@/components/ui/language/full-link'
import { usePlace } from '@/components/ui/language/use-language'
import { routes } from '@/lib/routes'
import { failureReason } from './failure-reason'

/** Why a page could not be loaded, and what support needs to find it in the log. */
export function WhatHappened({ error }: { error: Error & { digest?: string } }) {
  const isOnline = typeof navigator === 'undefined' || navigator.onLine
  return (
    <>
      <p>{failureReason(error, isOnline)}</p>
      {error.digest && (
        <details>
          <summary>Details for support</summary>
          <p className="text-sm">{`Reference ${error.digest.slice(0, 100)}`}</p>
        </details>
      )}
    </>
  )
}

const GUEST_RESULTS: readonly string[] = [
  routes.enhancedGuestResults,
  routes.guestResults,
  routes.testResults,
]

/** In the error box of a result: where one is missing, another can be made. */
export function TakeNewAssessment() {
  const path = usePlace()
  const isInAccount = path.startsWith(routes.results) || path === routes.detailedResults
  if (!isInAccount && !GUEST_RESULTS.includes(path)) return null
  return (
    <FullLink
      className="btn btn-large btn-outline"
      href={isInAccount ? routes.assessment : routes.guestAssessment}
    >
      Take New Assessment
    </FullLink>
  )
}
