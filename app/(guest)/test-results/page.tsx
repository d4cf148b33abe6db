import type { Metadata } from 'next'
import { SampleResultView } from '@/components/account/results/sample-result-view'
import { PageFrame } from '@/components/layout/page-frame'
import { publicSampleResult } from '@/lib/disc/result/public-sample'

export const metadata: Metadata = { title: 'Sample result', robots: { index: false } }

/** The year in the footer turns on its own. */
export const revalidate = 86_400

export default function TestResultsPage() {
  return (
    <PageFrame>
      <SampleResultView result={publicSampleResult()} />
    </PageFrame>
  )
}
