import type { Metadata } from 'next'
import { connection } from 'next/server'
import { SampleResultView } from '@/components/account/results/sample-result-view'
import { PreviewLine } from '@/components/checkout/preview-line'
import { PageFrame } from '@/components/layout/page-frame'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { publicSampleResult } from '@/lib/disc/result/public-sample'
import { arePaymentsOpen } from '@/lib/server/payments/passes'

export const metadata: Metadata = {
  title: 'Sample result',
  robots: { index: false },
  ...SHARED_PAGE,
}

export default async function TestResultsPage() {
  // Whether payments are open is known where the server runs, not where it was built.
  await connection()
  return (
    <PageFrame>
      <SampleResultView
        result={publicSampleResult()}
        notice={arePaymentsOpen() ? null : <PreviewLine reader="visitor" />}
      />
    </PageFrame>
  )
}
