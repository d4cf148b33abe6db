'use client'

import { Download } from 'lucide'
import { DownloadButton } from '@/components/ui/download/download-button'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { Icon } from '@/components/ui/icon'
import { Toaster } from '@/components/ui/toaster'
import { downloadForHr } from '@/lib/api/entries/system'
import { download } from '@/lib/client/call'
import { localPaper } from '@/lib/client/local-paper'

/** The same on four pages of paper. The words are handed in, so that the page's tables stay out of the browser. */
export function DownloadForHr({ label }: { label: string }) {
  return (
    <>
      <DownloadButton load={() => download(downloadForHr, { query: { paper: localPaper() } })}>
        <Icon of={Download} />
        <span>{label}</span>
      </DownloadButton>
      <PdfNote />
      <Toaster />
    </>
  )
}
