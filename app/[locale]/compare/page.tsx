import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { MakeScreen } from '@/components/groups/pairs/make-screen'
import { MissingResults } from '@/components/results/missing-results'
import { resultsMessages } from '@/lib/messages/results'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { routes } from '@/lib/routes'
import { findChoice } from '@/lib/server/groups/pairs/choices'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = { title: 'Compare with a colleague', ...PRIVATE_PAGE }

export default async function ComparePage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await getViewer()
  const hasAccount = isSignedIn(viewer)
  const result = await findChoice(viewer, await askedResult(searchParams))
  return (
    <AccountFrame>
      {result ? (
        <MakeScreen result={result} isSignedIn={hasAccount} />
      ) : (
        <MissingResults
          sentence={resultsMessages.missing}
          to={hasAccount ? routes.assessment : routes.guestAssessment}
        />
      )}
    </AccountFrame>
  )
}
