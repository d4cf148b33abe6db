import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { DetailedResultsView } from '@/components/account/results/detailed-results-view'
import { MissingResults } from '@/components/results/missing-results'
import { FreeWay } from '@/components/results/offer/free-way'
import { resultsMessages } from '@/lib/messages/results'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { FROM_GUEST, FROM_PARAM, forResult, routes } from '@/lib/routes'
import { getDetailedResult } from '@/lib/server/assessments/history'
import { requirePerson } from '@/lib/server/http/page-gate'
import { arePaymentsOpen } from '@/lib/server/payments/passes'

export const metadata: Metadata = { title: 'Your detailed results', ...PRIVATE_PAGE }

export default async function DetailedResultsPage({
  searchParams,
}: {
  searchParams: SearchParams
}) {
  const id = await askedResult(searchParams)
  const path = id ? forResult(routes.detailedResults, id) : routes.detailedResults
  const viewer = await requirePerson(path)
  const result = await getDetailedResult(viewer, id)
  return (
    <AccountFrame>
      {result ? (
        <DetailedResultsView
          result={result}
          notice={arePaymentsOpen() ? null : <FreeWay resultId={result.resultId} isSignedIn />}
          isFromGuest={(await searchParams)[FROM_PARAM] === FROM_GUEST}
        />
      ) : (
        <MissingResults sentence={resultsMessages.missingDetailed} to={routes.assessment}>
          Your detailed results are kept in your account from then on.
        </MissingResults>
      )}
    </AccountFrame>
  )
}
