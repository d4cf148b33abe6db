'use client'

import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { showError } from '@/components/ui/toaster'
import { downloadPdf } from '@/lib/api/assessment'
import { ApiError } from '@/lib/api/errors'
import { download } from '@/lib/client/call'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'
import { MAX_PDF_NAME, usePdfName } from './pdf-name'
import styles from './report-actions.module.css'

/** Countries that print on Letter, as their browsers name their language. */
const LETTER_LANGUAGES = ['en-US', 'en-CA', 'es-MX']

interface ReportActionsProps {
  resultId: string
  isLarge?: boolean
}

/** Download PDF Report, with an optional name for its cover, and Print Report. */
export function ReportActions({ resultId, isLarge = false }: ReportActionsProps) {
  const [name, setName] = usePdfName()
  const [isBusy, setBusy] = useState(false)
  const size = isLarge ? 'btn lg' : 'btn'

  async function savePdf() {
    if (isBusy) return
    if (!resultId) return showError(messages.pdf.missingId)
    setBusy(true)
    try {
      const { blob, fileName } = await download(downloadPdf, {
        params: { id: resultId },
        query: { user_name: name, user_email: '', paper: paperHere() },
      })
      saveFile(blob, fileName)
    } catch (error) {
      showError(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.actions}>
      <Field
        label="Name on the PDF (optional)"
        className={styles.name}
        autoComplete="name"
        maxLength={MAX_PDF_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) savePdf()
        }}
      />
      <BusyButton className={size} busy={isBusy} busyLabel={messages.pdf.busy} onClick={savePdf}>
        <Download className="icon" aria-hidden="true" />
        Download PDF Report
      </BusyButton>
      <button type="button" className={`${size} outline`} onClick={() => window.print()}>
        <Printer className="icon" aria-hidden="true" />
        Print Report
      </button>
    </div>
  )
}

function paperHere(): 'letter' | 'a4' {
  return LETTER_LANGUAGES.includes(navigator.language) ? 'letter' : 'a4'
}

/** The server's own sentence where it only asks to wait, else the catalog's. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status === 503 ? error.message : messages.pdf.failed
}
