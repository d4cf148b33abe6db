'use client'

import { FileDown } from 'lucide'
import { DownloadButton } from '@/components/ui/download-button'
import { Icon } from '@/components/ui/icon'
import { getSessionPdf } from '@/lib/api/entries/session-kit'
import { download } from '@/lib/client/call'
import { localPrint } from '@/lib/client/local-paper'

/** The session on paper: its steps, exercises, name cards and agreements. */
export function KitDownload({ groupId: id }: { groupId: string }) {
  return (
    <DownloadButton
      className="btn ghost small self-start unprinted"
      load={() => download(getSessionPdf, { params: { id }, query: localPrint() })}
    >
      <Icon of={FileDown} />
      Session kit as PDF
    </DownloadButton>
  )
}
