'use client'

import { FileDown } from 'lucide'
import { DownloadButton } from '@/components/ui/download/download-button'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { Icon } from '@/components/ui/icon'
import { getSessionPdf } from '@/lib/api/entries/session-kit'
import type { Member } from '@/lib/api/groups'
import { download } from '@/lib/client/call'
import { localPrint } from '@/lib/client/local-paper'
import { sessionPath } from '@/lib/routes'
import { MOST_SPELLED, PdfNames, spellingsOf } from '../comparison/pdf-names'
import { unprintableOf } from '../comparison/unprintable'

interface KitDownloadProps {
  group: { id: string; name: string }
  members: readonly Member[]
}

/** The session on paper: its steps, exercises, name cards and agreements. */
export function KitDownload({ group: { id, name }, members }: KitDownloadProps) {
  const people = members.map(({ id: of, called }) => ({ id: of, name: called }))
  const unprintable = unprintableOf(name, people)
  const spelled = unprintable.slice(0, MOST_SPELLED)
  return (
    <div className="print:hidden! grid grid-cols-1 gap-3">
      <DownloadButton
        className="btn btn-ghost btn-small justify-self-start"
        load={() => {
          const query = { ...localPrint(), spellings: spellingsOf(id, spelled) }
          return download(getSessionPdf, { params: { id }, query })
        }}
      >
        <Icon of={FileDown} />
        Session kit as PDF
      </DownloadButton>
      <PdfNote href={sessionPath(id)} />
      {spelled.length > 0 && (
        <PdfNames of={id} names={spelled} more={unprintable.length - spelled.length} />
      )}
    </div>
  )
}
