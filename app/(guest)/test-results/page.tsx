import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { SamplePreview } from '@/components/results/sample-preview'
import { DURATION } from '@/lib/copy/landing'
import { messages } from '@/lib/messages'
import { getSample } from '@/lib/server/results'

export const metadata: Metadata = { title: 'Sample result', robots: { index: false } }

export default async function TestResultsPage() {
  // The sample lives in the database, which is not there while the pages are built.
  await connection()
  const sample = await getSample()
  return (
    <PageFrame>
      {sample ? (
        <SamplePreview preview={sample} />
      ) : (
        <MissingResults sentence={messages.results.noData} action="Take New Assessment">
          There is no sample to show right now. Your own result takes {DURATION}.
        </MissingResults>
      )}
    </PageFrame>
  )
}
