'use client'

import { useState } from 'react'
import { usePdfName } from '@/components/ui/download/use-pdf-name'
import { showError } from '@/components/ui/toaster'
import { toFailure } from '@/components/ui/use-task'
import { useWait, type Wait } from '@/components/ui/use-wait'
import { downloadPdf } from '@/lib/api/entries/assessment'
import { ApiError } from '@/lib/api/errors'
import { download } from '@/lib/client/call'
import { sendMarks } from '@/lib/client/kept-marks'
import { localPrint } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { pdfMessages } from '@/lib/messages/pdf'

export interface ReportPdfState {
  /** Printed on the cover. */
  name: string
  setName: (name: string) => void
  busy: boolean
  /** After too many in a row: until when. */
  wait: Wait
  save: () => Promise<void>
}

/** The PDF of one report: its name, and the way to save it. A failure is said in a toast. */
export function useReportPdf(resultId: string, ownName: string): ReportPdfState {
  const [name, setName] = usePdfName(resultId, ownName)
  const [busy, setBusy] = useState(false)
  const wait = useWait(downloadPdf)

  async function save() {
    if (busy || wait.waiting) return
    if (!resultId) return showError(pdfMessages.missingId)
    setBusy(true)
    try {
      await sendMarks(resultId)
      const { blob, fileName } = await download(downloadPdf, {
        params: { id: resultId },
        query: { user_name: name, user_email: '', ...localPrint() },
      })
      saveFile(blob, fileName)
    } catch (error) {
      // Too many: said under the buttons, where it counts down.
      if (!(error instanceof ApiError && error.code === 'too_many_requests')) {
        showError(toFailure(error, pdfMessages.failed).sentence)
      }
    } finally {
      setBusy(false)
    }
  }

  return { name, setName, busy, wait, save }
}
