import '@/app/utilities.css'
import type { Metadata } from 'next'
import { SampleResultView } from '@/components/account/results/sample-result-view'
import { PageFrame } from '@/components/layout/page-frame'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { publicSampleResult } from '@/lib/disc/result/public-sample'
import { readWords } from '@/lib/words/read'

export async function generateMetadata(): Promise<Metadata> {
  const { sample } = await readWords('results.pages')
  return { title: sample, robots: { index: false }, ...SHARED_PAGE }
}

export default function TestResultsPage() {
  return (
    <PageFrame>
      <SampleResultView result={publicSampleResult()} />
    </PageFrame>
  )
}
