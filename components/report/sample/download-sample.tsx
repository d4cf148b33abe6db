'use client'

import { Download } from 'lucide'
import { DownloadButton } from '@/components/ui/download/download-button'
import { Icon } from '@/components/ui/icon'
import { downloadSample } from '@/lib/api/entries/assessment'
import { download } from '@/lib/client/call'
import { localPaper } from '@/lib/client/local-paper'

/** The same extract as a PDF. */
export function DownloadSample() {
  return (
    <DownloadButton load={() => download(downloadSample, { query: { paper: localPaper() } })}>
      <Icon of={Download} />
      Download the sample PDF
    </DownloadButton>
  )
}
