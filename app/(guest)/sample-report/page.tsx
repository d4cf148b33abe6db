import type { Metadata, ResolvingMetadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { SampleReportView } from '@/components/report/sample/sample-report-view'
import { SampleStrip } from '@/components/report/sample/sample-strip'
import { sample } from '@/lib/copy/sample'
import { publicSampleReport } from '@/lib/disc/result/public-sample'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

/** The year in the footer turns on its own. */
export const revalidate = 86_400

const { title, description } = sample.meta

export async function generateMetadata(_: unknown, above: ResolvingMetadata): Promise<Metadata> {
  const url = routes.sampleReport
  // What a page says about sharing replaces what stands above it, app/opengraph-image.tsx included.
  const images = (await above).openGraph?.images
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: PRODUCT, type: 'website', images },
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
