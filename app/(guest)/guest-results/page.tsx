import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { BasicResult } from '@/components/results/basic-result'
import { MissingResults } from '@/components/results/missing-results'
import { messages } from '@/lib/messages'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { getPreview, ownsResult } from '@/lib/server/assessments/results'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = { title: 'Your DISC result', robots: { index: false } }

interface PageProps {
  searchParams: SearchParams
}

export default async function GuestResultsPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const preview = await getPreview(viewer, await askedResult(searchParams))
  return (
    <PageFrame>
      {preview ? (
        <BasicResult
          preview={preview}
          isSignedIn={isSignedIn(viewer)}
          isOwn={await ownsResult(viewer, preview.resultId)}
        />
      ) : (
        <MissingResults sentence={messages.results.missing} />
      )}
    </PageFrame>
  )
}
