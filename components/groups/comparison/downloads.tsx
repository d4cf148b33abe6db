'use client'

import { Download, FileSpreadsheet } from 'lucide'
import { CsvSeparatorField, useCsvSeparator } from '@/components/ui/download/csv-separator'
import { DownloadButton } from '@/components/ui/download/download-button'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { Icon } from '@/components/ui/icon'
import { getComparisonCsv, getComparisonPdf } from '@/lib/api/entries/comparisons'
import { download } from '@/lib/client/call'
import { localPrint, localTimeZone } from '@/lib/client/local-paper'
import { groupsMessages } from '@/lib/messages/groups'
import { MOST_SPELLED, PdfNames, spellingsOf } from './pdf-names'
import type { Unprintable } from './unprintable'

interface DownloadsProps {
  groupId: string
  /** Names of which the PDF cannot print all. */
  unprintable: readonly Unprintable[]
}

/** The comparison to take along. */
export function Downloads({ groupId, unprintable }: DownloadsProps) {
  const spelled = unprintable.slice(0, MOST_SPELLED)
  const params = { id: groupId }
  const [separator, chooseSeparator] = useCsvSeparator()
  const loadPdf = () => {
    const spellings = spellingsOf(groupId, spelled)
    return download(getComparisonPdf, { params, query: { ...localPrint(), spellings } })
  }

  return (
    <section
      className="print:hidden! flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="downloads"
    >
      <div>
        <h2 id="downloads" className="text-h4">
          Take it with you
        </h2>
        <p className="text-ink-2 text-sm">
          Both files contain names and scores, so share them with care.
        </p>
        <PdfNote />
      </div>
      <div className="flex narrow:w-full flex-wrap items-end gap-3 narrow:[&>*]:w-full">
        <DownloadButton load={loadPdf}>
          <Icon of={Download} />
          Download PDF
        </DownloadButton>
        <DownloadButton
          className="btn btn-outline"
          busyLabel="Preparing..."
          failed={groupsMessages.csvFailed}
          load={() =>
            download(getComparisonCsv, { params, query: { ...localTimeZone(), separator } })
          }
        >
          <Icon of={FileSpreadsheet} />
          Download CSV
        </DownloadButton>
        <CsvSeparatorField separator={separator} onChoose={chooseSeparator} />
      </div>
      {spelled.length > 0 && (
        <PdfNames of={groupId} names={spelled} more={unprintable.length - spelled.length} />
      )}
    </section>
  )
}
