import '@/app/utilities.css'
import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { SampleReportView } from '@/components/report/sample/sample-report-view'
import { SampleStrip } from '@/components/report/sample/sample-strip'
import { sample } from '@/lib/copy/sample'
import { SHARED_SITE } from '@/lib/copy/share-image'
import { publicSampleReport } from '@/lib/disc/result/public-sample'
import { readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'

const { title, description } = sample.meta

export async function generateMetadata(): Promise<Metadata> {
  const { alternates, openGraph } = await readVersions(routes.sampleReport)
  return {
    title,
    description,
    alternates,
    openGraph: { title, description, ...openGraph, ...SHARED_SITE },
  }
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
