'use client'

import { Download, FileSpreadsheet } from 'lucide'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import { showError } from '@/components/ui/toaster'
import { readPdfName } from '@/components/ui/use-pdf-name'
import { failureSentence } from '@/components/ui/use-task'
import { getComparisonCsv, getComparisonPdf } from '@/lib/api/entries/groups'
import { download } from '@/lib/client/call'
import { localPaper, localTimeZone } from '@/lib/client/local-paper'
import { saveFile } from '@/lib/client/save-file'
import { messages } from '@/lib/messages'
import styles from './downloads.module.css'
import { PdfNames } from './pdf-names'
import type { Unprintable } from './unprintable'

type Kind = 'pdf' | 'csv'

/** So many fields can be filled in, and sent with a download. */
const MOST_SPELLED = 20

interface DownloadsProps {
  groupId: string
  /** Names of which the PDF cannot print all. */
  unprintable: readonly Unprintable[]
}

/** The comparison to take along. */
export function Downloads({ groupId, unprintable }: DownloadsProps) {
  const spelled = unprintable.slice(0, MOST_SPELLED)
  const [busy, setBusy] = useState<Kind | null>(null)
  const params = { id: groupId }

  async function save(kind: Kind) {
    if (busy) return
    setBusy(kind)
    try {
      const file =
        kind === 'pdf'
          ? await download(getComparisonPdf, {
              params,
              query: {
                paper: localPaper(),
                ...localTimeZone(),
                spellings: JSON.stringify(spellingsOf(groupId, spelled)),
              },
            })
          : await download(getComparisonCsv, { params, query: localTimeZone() })
      saveFile(file.blob, file.fileName)
    } catch (error) {
      const failed = kind === 'pdf' ? messages.pdf.failed : messages.groups.csvFailed
      showError(failureSentence(error, failed))
    } finally {
      setBusy(null)
    }
  }

  return (
    <section
      className={`card row wraps apart unprinted padded ${styles.row}`}
      aria-labelledby="downloads"
    >
      <div>
        <h2 id="downloads" className="h4">
          Take it with you
        </h2>
        <p className="sm mut">Both files contain names and scores, so share them with care.</p>
      </div>
      <div className={`flex wraps gap-s ${styles.buttons}`}>
        <BusyButton
          busy={busy === 'pdf'}
          busyLabel={messages.pdf.busy}
          onClick={() => void save('pdf')}
        >
          <Icon of={Download} />
          Download PDF
        </BusyButton>
        <BusyButton
          className="btn outline"
          busy={busy === 'csv'}
          busyLabel="Preparing..."
          onClick={() => void save('csv')}
        >
          <Icon of={FileSpreadsheet} />
          Download CSV
        </BusyButton>
      </div>
      {spelled.length > 0 && (
        <PdfNames groupId={groupId} names={spelled} more={unprintable.length - spelled.length} />
      )}
    </section>
  )
}

/** What was typed, by id. */
function spellingsOf(groupId: string, names: readonly Unprintable[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(({ id }) => {
      const typed = readPdfName(`${groupId}:${id}`)
      return typed === null ? [] : [[id, typed]]
    }),
  )
}
