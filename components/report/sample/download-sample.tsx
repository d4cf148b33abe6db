'use client'

import { Download } from 'lucide'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import { showError } from '@/components/ui/toaster'
import { failureSentence } from '@/components/ui/use-task'
import { downloadSample } from '@/lib/api/entries/assessment'
import { download } from '@/lib/client/call'
import { localPaper, localTimeZone } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'

/** The same extract as a PDF. */
export function DownloadSample() {
  const [busy, setBusy] = useState(false)

  async function save() {
    if (busy) return
    setBusy(true)
    try {
      const query = { paper: localPaper(), ...localTimeZone() }
      const { blob, fileName } = await download(downloadSample, { query })
      saveFile(blob, fileName)
    } catch (error) {
      showError(failureSentence(error, messages.pdf.failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <BusyButton busy={busy} busyLabel={messages.pdf.busy} onClick={() => void save()}>
      <Icon of={Download} />
      Download the sample PDF
    </BusyButton>
  )
}
