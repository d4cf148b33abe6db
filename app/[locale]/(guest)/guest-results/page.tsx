import '@/app/utilities.css'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { ShortResult } from '@/components/results/short-result'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { openPreview } from '@/lib/server/assessments/result-views'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { resultMetadata } from '../../results/result-metadata'

export const generateMetadata = () => resultMetadata('short')

interface PageProps {
  searchParams: SearchParams
}

export default async function GuestResultsPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const opened = await openPreview(viewer, await askedResult(searchParams))
  const missing = await readWords('results.missing')
  return (
    <PageFrame>
      {opened ? (
        <ShortResult {...opened} isSignedIn={isSignedIn(viewer)} />
      ) : (
        <MissingResults sentence={missing.none} />
      )}
    </PageFrame>
  )
}
