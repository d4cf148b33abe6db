'use client'

import { Download } from 'lucide'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import { showError } from '@/components/ui/toaster'
import { failureSentence } from '@/components/ui/use-task'
import { getPairPdf } from '@/lib/api/entries/pairs'
import { download } from '@/lib/client/call'
import { localPaper, localTimeZone } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'
import { EndPair } from './end-pair'

interface PairActionsProps {
  id: string
  other: string
  /** Where the list of comparisons is. */
  listPath: string
}

/** To take the page along, and to end it. */
export function PairActions({ id, other, listPath }: PairActionsProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function save() {
    if (busy) return
    setBusy(true)
    try {
      const query = { paper: localPaper(), ...localTimeZone() }
      const { blob, fileName } = await download(getPairPdf, { params: { id }, query })
      saveFile(blob, fileName)
    } catch (error) {
      showError(failureSentence(error, messages.pdf.failed))
      // It may have been ended meanwhile: then this page goes, too.
      router.refresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex wraps gap-s unprinted">
      <BusyButton
        className="btn outline"
        busy={busy}
        busyLabel={messages.pdf.busy}
        onClick={() => void save()}
      >
        <Icon of={Download} />
        <span>Download PDF</span>
      </BusyButton>
      <EndPair
        className="btn ghost"
        id={id}
        other={other}
        // By a full load: nothing of the other person stays in this page's memory.
        onEnded={() => window.location.replace(listPath)}
        leaves
      />
    </div>
  )
}
