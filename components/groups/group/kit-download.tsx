'use client'

import { FileDown } from 'lucide'
import { ActionButton } from '@/components/ui/action-button'
import { Icon } from '@/components/ui/icon'
import { getSessionPdf } from '@/lib/api/entries/session-kit'
import { download } from '@/lib/client/call'
import { localPaper, localTimeZone } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'

/** The session on paper: its steps, exercises, name cards and agreements. */
export function KitDownload({ groupId }: { groupId: string }) {
  async function save() {
    const query = { paper: localPaper(), ...localTimeZone() }
    const file = await download(getSessionPdf, { params: { id: groupId }, query })
    saveFile(file.blob, file.fileName)
  }
  return (
    <ActionButton
      className="btn ghost small self-start unprinted"
      busyLabel={messages.pdf.busy}
      failed={messages.pdf.failed}
      act={save}
    >
      <Icon of={FileDown} />
      Session kit as PDF
    </ActionButton>
  )
}
