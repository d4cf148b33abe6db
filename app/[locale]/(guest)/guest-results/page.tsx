import '@/app/utilities.css'
import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { ShortResult } from '@/components/results/short-result'
import { resultsMessages } from '@/lib/messages/results'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { openPreview } from '@/lib/server/assessments/result-views'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = { title: 'Your DISC result', ...PRIVATE_PAGE }

interface PageProps {
  searchParams: SearchParams
}

export default async function GuestResultsPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const opened = await openPreview(viewer, await askedResult(searchParams))
  return (
    <PageFrame>
      {opened ? (
        <ShortResult {...opened} isSignedIn={isSignedIn(viewer)} />
      ) : (
        <MissingResults sentence={resultsMessages.missing} />
      )}
    </PageFrame>
  )
}
