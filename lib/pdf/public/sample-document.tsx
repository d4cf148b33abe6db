/** The public sample as a PDF: an extract of the report, marked as a sample on every page. It names no day, so one file is right for all. */
import { sample } from '../../copy/sample'
import { SAMPLE_PERSON } from '../../disc/result/public-sample'
import type { Report } from '../../disc/result/report'
import { ActionPlan } from '../pages/action-plan'
import { Cover } from '../pages/cover'
import { HowSure } from '../pages/how-sure'
import { Phrases } from '../pages/phrases'
import { SampleRest } from '../pages/sample-rest'
import { SampleScores } from '../pages/sample-scores'
import type { Paper } from '../paper'
import { type RanOver, renderPages } from '../whole-pages'

interface SampleDocumentProps {
  report: Report
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** After the cover. */
const PAGES = [SampleScores, ActionPlan, Phrases, HowSure, SampleRest]

/** Draws the sample into memory. */
export function renderSample(asked: SampleDocumentProps): Promise<Buffer> {
  const { report, paper, ranOver } = asked
  const page = { report, paper, sample: true }
  return renderPages({
    title: `Sample report: ${report.name}`,
    subject: `${sample.strip.title} ${sample.strip.text}`,
    count: 1 + PAGES.length,
    ranOver,
    draw: ([, ...numbers]) => (
      <>
        <Cover {...page} personName={`${SAMPLE_PERSON}, who is made up`} />
        {PAGES.map((One, at) => (
          <One key={One.name} {...page} number={numbers[at] ?? ''} />
        ))}
      </>
    ),
  })
}
