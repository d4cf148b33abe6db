/** The public sample as a PDF: an extract of the report, marked as a sample on every page. */
import { Document, renderToBuffer } from '@react-pdf/renderer'
import { sample } from '../copy/sample'
import { SAMPLE_PERSON } from '../disc/result/public-sample'
import type { Report } from '../disc/result/report'
import { PRODUCT } from '../product'
import { dayIn } from '../when'
import { loadFonts } from './fonts'
import { ActionPlan } from './pages/action-plan'
import { Cover } from './pages/cover'
import { Phrases } from './pages/phrases'
import { SampleRest } from './pages/sample-rest'
import { SampleStrengths } from './pages/sample-strengths'
import { Scores } from './pages/scores'
import type { Paper } from './paper'
import { checkPages, type RanOver } from './whole-pages'

interface SampleDocumentProps {
  report: Report
  paper: Paper
  timeZone: string
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

function SampleDocument({ report, paper, timeZone, ranOver }: SampleDocumentProps) {
  const page = { report, paper, sample: true }
  return (
    <Document
      title={`${sample.meta.title}: ${report.name}`}
      author={PRODUCT}
      creator={PRODUCT}
      producer={PRODUCT}
      subject={`${sample.strip.title} ${sample.strip.text}`}
      language="en"
      onRender={checkPages(ranOver)}
    >
      <Cover
        {...page}
        personName={`${SAMPLE_PERSON}, who is made up`}
        day={dayIn(report.completedAt, timeZone)}
      />
      <Scores {...page} />
      <SampleStrengths {...page} />
      <ActionPlan {...page} />
      <Phrases {...page} />
      <SampleRest {...page} />
    </Document>
  )
}

/** Draws the sample into memory. */
export async function renderSample(props: SampleDocumentProps): Promise<Buffer> {
  await loadFonts()
  return renderToBuffer(<SampleDocument {...props} />)
}
