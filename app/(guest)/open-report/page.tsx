import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { OpenReport } from '@/components/report/link/open-report'

/** The address holds the secret: no search engine and no other site gets it. */
export const metadata: Metadata = {
  title: 'Open your report',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** The same for everybody, so it is static; the browser shows its secret to the server. */
export default function OpenReportPage() {
  return (
    <PageFrame>
      <OpenReport />
    </PageFrame>
  )
}
