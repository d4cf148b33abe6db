/** The report as a PDF: nine pages, the same on A4 and Letter. */
import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { Report } from '../disc/result/report'
import { PRODUCT } from '../product'
import { dayIn } from '../when'
import { loadFonts } from './fonts'
import { ActionPlan } from './pages/action-plan'
import { Careers } from './pages/careers'
import { Cover } from './pages/cover'
import { Numbers } from './pages/numbers'
import { Phrases } from './pages/phrases'
import { Profile } from './pages/profile'
import { Scores } from './pages/scores'
import { Strengths } from './pages/strengths'
import { WorkStyle } from './pages/work-style'
import type { Paper } from './paper'
import { printable } from './printable'
import { checkPages, type RanOver } from './whole-pages'

export interface ReportDocumentProps {
  report: Report
  /** As typed; '' leaves the line out. */
  personName: string
  paper: Paper
  /** The time zone of the day on the cover; UTC when missing. */
  timeZone?: string
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** The whole document, for react-pdf's renderer. */
function ReportDocument({
  report,
  personName,
  paper,
  timeZone = 'UTC',
  ranOver,
}: ReportDocumentProps) {
  const page = { report, paper }
  return (
    <Document
      title={`DISC report: ${report.named.title}`}
      author={PRODUCT}
      creator={PRODUCT}
      producer={PRODUCT}
      subject={`Style ${report.code}: ${report.codeInWords}`}
      language="en"
      onRender={checkPages(ranOver)}
    >
      <Cover
        {...page}
        personName={printable(personName).text}
        day={dayIn(report.completedAt, timeZone)}
      />
      <Scores {...page} />
      <Profile {...page} />
      <Strengths {...page} />
      <Numbers {...page} />
      <WorkStyle {...page} />
      <ActionPlan {...page} />
      <Phrases {...page} />
      <Careers {...page} />
    </Document>
  )
}

/** Draws the report into memory. */
export async function renderReport(props: ReportDocumentProps): Promise<Buffer> {
  await loadFonts()
  return renderToBuffer(<ReportDocument {...props} />)
}
