'use client'

import { StopSharing } from '@/components/results/share/stop-sharing'
import { goInstead } from '@/lib/client/go'
import { forResult, routes } from '@/lib/routes'

/** Ends the link whose own page this is, and leaves for the result. */
export function EndShare({ resultId }: { resultId: string }) {
  return (
    <StopSharing
      className="btn btn-outline"
      resultId={resultId}
      // By a full load, so that going back does not show a page that has ended.
      onEnded={() => goInstead(forResult(routes.enhancedGuestResults, resultId))}
      leaves
    />
  )
}
