'use client'

import { Download } from 'lucide'
import { DownloadButton } from '@/components/ui/download/download-button'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { getPairPdf } from '@/lib/api/entries/pairs'
import { download } from '@/lib/client/call'
import { goInstead } from '@/lib/client/go'
import { localPrint } from '@/lib/client/local-paper'
import { PdfNames, spellingsOf } from '../comparison/pdf-names'
import type { Unprintable } from '../comparison/unprintable'
import { EndPair } from './end-pair'

interface PairActionsProps {
  id: string
  other: string
  /** Names of which the PDF cannot print all. */
  unprintable: readonly Unprintable[]
  /** Where the list of comparisons is. */
  listPath: string
}

/** To take the page along, and to end it. */
export function PairActions({ id, other, unprintable, listPath }: PairActionsProps) {
  const router = useRouter()
  async function load() {
    try {
      const query = { ...localPrint(), spellings: spellingsOf(id, unprintable) }
      return await download(getPairPdf, { params: { id }, query })
    } catch (error) {
      // It may have been ended meanwhile: then this page goes, too.
      router.refresh()
      throw error
    }
  }
  return (
    <div className="print:hidden! flex flex-wrap gap-3">
      <DownloadButton className="btn btn-outline" load={load}>
        <Icon of={Download} />
        <span>Download PDF</span>
      </DownloadButton>
      <EndPair
        className="btn btn-ghost"
        id={id}
        other={other}
        // By a full load: nothing of the other person stays in this page's memory.
        onEnded={() => goInstead(listPath)}
        leaves
      />
      <PdfNote />
      {unprintable.length > 0 && <PdfNames of={id} names={unprintable} />}
    </div>
  )
}
