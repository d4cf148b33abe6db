/** The report as a PDF: ten pages, the same on A4 and Letter. */
import type { Report } from '../disc/result/report'
import { dayIn } from '../when'
import { ActionPlan } from './pages/action-plan'
import { Cover } from './pages/cover'
import { Growth } from './pages/growth'
import { HowSure } from './pages/how-sure'
import { Numbers } from './pages/numbers'
import { Others } from './pages/others'
import { Phrases } from './pages/phrases'
import { Profile } from './pages/profile'
import { Strengths } from './pages/strengths'
import { WorkStyle } from './pages/work-style'
import type { Paper } from './paper'
import { printable } from './printable'
import { type RanOver, renderPages } from './whole-pages'

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

/** After the cover. */
const PAGES = [Profile, Strengths, Growth, WorkStyle, Others, ActionPlan, Phrases, Numbers, HowSure]

/** Draws the report into memory. */
export function renderReport(asked: ReportDocumentProps): Promise<Buffer> {
  const { report, personName, paper, timeZone = 'UTC', ranOver } = asked
  const page = { report, paper }
  return renderPages({
    title: `DISC report: ${report.named.title}`,
    subject: `Style ${report.code}: ${report.codeInWords}`,
    count: 1 + PAGES.length,
    ranOver,
    draw: ([, ...numbers]) => (
      <>
        <Cover
          {...page}
          personName={printable(personName).text}
          day={dayIn(report.completedAt, timeZone)}
        />
        {PAGES.map((One, at) => (
          <One key={One.name} {...page} number={numbers[at] ?? ''} />
        ))}
      </>
    ),
  })
}
