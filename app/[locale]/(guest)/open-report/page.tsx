import '@/app/utilities.css'
import type { Metadata } from 'next'
import { NeedsScript } from '@/components/layout/needs-script'
import { PageFrame } from '@/components/layout/page-frame'
import { OpenReport } from '@/components/report/link/open-report'

/** The address holds the secret: no search engine and no other site gets it. */
export const metadata: Metadata = {
  title: 'Open your report',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** The same for everyone, so it is static; the browser shows its secret to the server. */
export default function OpenReportPage() {
  return (
    <NeedsScript
      title="Opening your report needs JavaScript"
      text="JavaScript is switched off in this browser. Switch it on in the browser’s settings and reload this page, or open the link in another browser. Your link is still good."
    >
      <PageFrame>
        <OpenReport />
      </PageFrame>
    </NeedsScript>
  )
}
