import '@/app/utilities.css'
import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { SampleReportView } from '@/components/report/sample/sample-report-view'
import { SampleStrip } from '@/components/report/sample/sample-strip'
import { sample } from '@/lib/copy/sample'
import { SHARE_IMAGE } from '@/lib/copy/share-image'
import { publicSampleReport } from '@/lib/disc/result/public-sample'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

const { title, description } = sample.meta

const url = routes.sampleReport

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: url },
  openGraph: {
    title,
    description,
    url,
    siteName: PRODUCT,
    type: 'website',
    images: [SHARE_IMAGE],
  },
}

export default function SampleReportPage() {
  return (
    <>
      <SampleStrip />
      <PageFrame>
        <SampleReportView report={publicSampleReport()} />
      </PageFrame>
    </>
  )
}
