import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { MissingTie } from '@/components/settling/missing-tie'
import { SettleTie } from '@/components/settling/settle-tie'
import { localPath } from '@/lib/languages/of-page'
import { resultsMessages } from '@/lib/messages/results'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { forResult, loginPath, resultPath, routes } from '@/lib/routes'
import { openSettling } from '@/lib/server/assessments/settling'
import { getViewer } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await readWords('settling.pages')
  return { title, ...PRIVATE_PAGE }
}

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
          <MissingTie login={loginPath(asked && forResult(routes.settleTie, asked))} />
        </MissingResults>
      </PageFrame>
    )
  }
  const { resultId, isInAccount, settling } = opened
  const result = isInAccount
    ? resultPath(resultId)
    : forResult(routes.enhancedGuestResults, resultId)
  if (settling.state === 'clear') redirect(await localPath(result))
  return (
    <Words
      of={[
        'assessment.header',
        'assessment.question',
        'settling.tie',
        'results.leadLine',
        'results.reveal',
      ]}
    >
      <SettleTie key={resultId} resultId={resultId} initial={settling} result={result} />
    </Words>
  )
}
