'use client'

import { Download } from 'lucide'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import { showError, Toaster } from '@/components/ui/toaster'
import { failureSentence } from '@/components/ui/use-task'
import { downloadForTeams } from '@/lib/api/entries/system'
import { download } from '@/lib/client/call'
import { localPaper } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'

/** The same on four pages of paper. The words are handed in, so that the page's tables stay out of the browser. */
export function DownloadForTeams({ label }: { label: string }) {
  const [busy, setBusy] = useState(false)

  async function save() {
    if (busy) return
    setBusy(true)
    try {
      const { blob, fileName } = await download(downloadForTeams, {
        query: { paper: localPaper() },
      })
      saveFile(blob, fileName)
    } catch (error) {
      showError(failureSentence(error, messages.pdf.failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <BusyButton busy={busy} busyLabel={messages.pdf.busy} onClick={() => void save()}>
        <Icon of={Download} />
        <span>{label}</span>
      </BusyButton>
      <Toaster />
    </>
  )
}
