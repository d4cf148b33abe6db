/** The public sample as a PDF: an extract of the report, marked as a sample on every page. */
import { Document } from '@react-pdf/renderer'
import { sample } from '../copy/sample'
import { SAMPLE_PERSON } from '../disc/result/public-sample'
import type { Report } from '../disc/result/report'
import { PRODUCT } from '../product'
import { dayIn } from '../when'
import { loadFonts } from './fonts'
import { ActionPlan } from './pages/action-plan'
import { Cover } from './pages/cover'
import { HowSure } from './pages/how-sure'
import { Phrases } from './pages/phrases'
import { SampleRest } from './pages/sample-rest'
import { SampleScores } from './pages/sample-scores'
import type { Paper } from './paper'
import { type RanOver, renderNumbered } from './whole-pages'

interface SampleDocumentProps {
  report: Report
  paper: Paper
  timeZone: string
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** After the cover. */
const PAGES = [SampleScores, ActionPlan, Phrases, HowSure, SampleRest]

/** Draws the sample into memory. */
export async function renderSample(asked: SampleDocumentProps): Promise<Buffer> {
  const { report, paper, timeZone, ranOver } = asked
  const page = { report, paper, sample: true }
  await loadFonts()
  return renderNumbered(
    1 + PAGES.length,
    ([, ...numbers], onRender) => (
      <Document
        title={`${sample.meta.title}: ${report.name}`}
        author={PRODUCT}
        creator={PRODUCT}
        producer={PRODUCT}
        subject={`${sample.strip.title} ${sample.strip.text}`}
        language="en"
        onRender={onRender}
      >
        <Cover
          {...page}
          personName={`${SAMPLE_PERSON}, who is made up`}
          day={dayIn(report.completedAt, timeZone)}
        />
        {PAGES.map((One, at) => (
          <One key={One.name} {...page} number={numbers[at] ?? ''} />
        ))}
      </Document>
    ),
    ranOver,
  )
}
