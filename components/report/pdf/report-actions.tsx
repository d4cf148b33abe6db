'use client'

import { Download, Printer } from 'lucide'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { WaitLine } from '@/components/ui/wait-line'
import { limitsMessages } from '@/lib/messages/limits'
import { pdfMessages } from '@/lib/messages/pdf'
import { PRINTED_NAME_MAX, printable } from '@/lib/pdf/printable'
import { type ReportPdfState, useReportPdf } from './use-report-pdf'

interface ReportActionsProps {
  resultId: string
  /** The account's own name, for the cover; empty where the report is no one's account. */
  ownName: string
}

/** The two ways to keep one report. */
export function ReportActions({ resultId, ownName }: ReportActionsProps) {
  return <ReportActionsView pdf={useReportPdf(resultId, ownName)} />
}

/** Download PDF Report, with an optional name for its cover, and Print Report. */
export function ReportActionsView({ pdf }: { pdf: ReportPdfState }) {
  const save = () => void pdf.save()
  const { lost } = printable(pdf.name)
  return (
    <div className="print:hidden! flex flex-wrap items-end gap-3 [flex:1_1_100%]">
      <Field
        label="Name on the PDF (optional)"
        className="text-start [flex:0_1_250px] narrow:[flex-basis:100%]"
        hint={lost.length > 0 ? pdfMessages.yourName(lost) : undefined}
        autoComplete="name"
        dir="auto"
        maxLength={PRINTED_NAME_MAX}
        value={pdf.name}
        onChange={(event) => pdf.setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
        }}
      />
      <BusyButton
        className="btn narrow:w-full!"
        busy={pdf.busy}
        busyLabel={pdfMessages.busy}
        aria-disabled={pdf.wait.waiting || undefined}
        onClick={save}
        aria-description={`${pdfMessages.untagged.here} ${pdfMessages.untagged.isAccessible}`}
      >
        <Icon of={Download} />
        Download PDF Report
      </BusyButton>
      <button
        type="button"
        className="btn btn-outline narrow:w-full!"
        onClick={() => window.print()}
      >
        <Icon of={Printer} />
        Print Report
      </button>
      <WaitLine
        wait={pdf.wait}
        why={limitsMessages.pdf}
        className="flex flex-wrap gap-x-[0.35em] text-ink-2 text-sm [flex:0_0_100%]"
      />
    </div>
  )
}
