import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { SettleTie } from '@/components/settling/settle-tie'
import { Link } from '@/components/ui/link'
import { localPath } from '@/lib/languages/of-page'
import { resultsMessages } from '@/lib/messages/results'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { forResult, loginPath, resultPath, routes } from '@/lib/routes'
import { openSettling } from '@/lib/server/assessments/settling'
import { getViewer } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = { title: 'Settle the tie', ...PRIVATE_PAGE }

interface PageProps {
  searchParams: SearchParams
}

/** Further questions for a result whose lead is open: a guest's, or one in the account. */
export default async function SettleTiePage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const asked = await askedResult(searchParams)
  const opened = await openSettling(viewer, asked)
  if (!opened) {
    return (
      <PageFrame>
        <MissingResults sentence={resultsMessages.missing}>
          A free result stays in the browser that made it. If yours is in an account,{' '}
          <Link className="link" href={loginPath(asked && forResult(routes.settleTie, asked))}>
            sign in
          </Link>{' '}
          and go on from there.
        </MissingResults>
      </PageFrame>
    )
  }
  const { resultId, isInAccount, settling } = opened
  const result = isInAccount
    ? resultPath(resultId)
    : forResult(routes.enhancedGuestResults, resultId)
  if (settling.state === 'clear') redirect(await localPath(result))
  return <SettleTie key={resultId} resultId={resultId} initial={settling} result={result} />
}
