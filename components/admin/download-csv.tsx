'use client'

import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { showError } from '@/components/ui/toaster'
import { failureSentence } from '@/components/ui/use-action'
import { getResearchCsv } from '@/lib/api/admin'
import { getLaunchListCsv } from '@/lib/api/admin-sales'
import { download } from '@/lib/client/call'
import { saveFile } from '@/lib/client/save-file'

const FILES = {
  launchList: {
    endpoint: getLaunchListCsv,
    label: 'Download CSV',
    failed: 'The list could not be downloaded. Please try again.',
  },
  research: {
    endpoint: getResearchCsv,
    label: 'Download answers for research',
    failed: 'The answers could not be downloaded. Please try again.',
  },
}

/** A whole table for a spreadsheet. That it left is written down. */
export function DownloadCsv({ file }: { file: keyof typeof FILES }) {
  const [busy, setBusy] = useState(false)
  const { endpoint, label, failed } = FILES[file]

  async function save() {
    setBusy(true)
    try {
      const { blob, fileName } = await download(endpoint)
      saveFile(blob, fileName)
    } catch (error) {
      showError(failureSentence(error, failed))
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
      {label}
    </BusyButton>
  )
}
