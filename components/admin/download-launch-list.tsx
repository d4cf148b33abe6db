'use client'

import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { showError } from '@/components/ui/toaster'
import { failureSentence } from '@/components/ui/use-action'
import { getLaunchListCsv } from '@/lib/api/admin-sales'
import { download } from '@/lib/client/call'
import { saveFile } from '@/lib/client/save-file'

/** The whole list for a spreadsheet. That it left is written down. */
export function DownloadLaunchList() {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { blob, fileName } = await download(getLaunchListCsv)
      saveFile(blob, fileName)
    } catch (error) {
      showError(failureSentence(error, 'The list could not be downloaded. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <BusyButton
      className="btn outline"
      busy={busy}
      busyLabel="Preparing..."
      onClick={() => void save()}
    >
      <FileSpreadsheet className="icon" aria-hidden="true" />
      Download CSV
    </BusyButton>
  )
}
