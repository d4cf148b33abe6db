import { PageFrame } from '@/components/layout/page-frame'
import { ReportHero } from '@/components/report/report-hero'
import { ReportView } from '@/components/report/report-view'
import { FIELD_SCENES } from '@/lib/disc/content/fields'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import { BANDS_NOTE, type Report } from '@/lib/disc/result/report'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { marksMessages } from '@/lib/messages/marks'
import { pdfMessages } from '@/lib/messages/pdf'
import type { StateId } from './list'
import { EXTREME, RESULT_ID, reportOf } from './results'
import { ErrorToast, StillAppBar, StillHomeScreenCard, StillReportActions } from './still-report'

const report = reportOf(answersOf('CS'))

const LONG_NAME =
  'Maximiliane-Josephine von Wolfenbüttel-Braunschweig zu Hohenlohe-Langenburg-Öhringen'
const RTL_NAME = 'ליאורה בן־דוד'

const MARKS: readonly GoalMark[] = [
  { goal: 1, done: true, dueOn: '2026-12-04' },
  { goal: 2, done: false, dueOn: '2027-01-15' },
]

/** Two strengths called right, one struck, a limit struck; the reader teaches. */
const marked: Report = {
  ...report,
  strengths: report.strengths.map((point, at) => ({
    ...point,
    fits: [true, null, false, true][at] ?? null,
  })),
  limitations: report.limitations.map((point, at) => ({ ...point, fits: at === 0 ? false : null })),
  field: 'teaching',
  scene: FIELD_SCENES.teaching[report.primary],
}

interface Options {
  marks?: readonly GoalMark[]
  isJustPaid?: boolean
}

function whole(one: Report, { marks = [], isJustPaid = false }: Options = {}) {
  return (
    <PageFrame>
      <ReportView
        ownName=""
        report={one}
        resultId={RESULT_ID}
        marks={marks}
        settling={one.named.leadLine && { more: 0 }}
        bandsNote={BANDS_NOTE}
        isJustPaid={isJustPaid}
        isOwn
        isInAccount={false}
      />
    </PageFrame>
  )
}

/** The top of the report: who the reader is, and the ways to keep it. */
function top(actions: React.ReactNode) {
  return (
    <PageFrame>
      <ReportHero report={report} resultId={RESULT_ID} settling={null}>
        {actions}
      </ReportHero>
    </PageFrame>
  )
}

function offer(way: 'button' | 'menu') {
  return (
    <PageFrame>
      <ReportHero report={report} resultId={RESULT_ID} settling={null}>
        <StillReportActions />
      </ReportHero>
      <div className="container py-10">
        <StillHomeScreenCard way={way} />
      </div>
    </PageFrame>
  )
}

type ReportState = Extract<StateId, `report${string}`>

export const reportStates: Record<ReportState, () => React.ReactNode> = {
  report: () => whole(report),
  'report-paid': () => whole(report, { isJustPaid: true }),
  'report-extremes': () => whole(reportOf(EXTREME)),
  'report-ticked': () => whole(report, { marks: MARKS }),
  'report-marked': () => whole(marked),
  'report-not-saved': () =>
    top(
      <>
        <StillReportActions />
        <ErrorToast message={marksMessages.notSaved} />
      </>,
    ),
  'report-long-name': () => top(<StillReportActions name={LONG_NAME} />),
  'report-rtl-name': () => top(<StillReportActions name={RTL_NAME} />),
  'report-pdf-busy': () => top(<StillReportActions name="Alex Rivera" busy />),
  'report-add': () => offer('button'),
  'report-add-steps': () => offer('menu'),
  'report-app': () => (
    <>
      {top(<StillReportActions />)}
      <StillAppBar />
    </>
  ),
  'report-pdf-failed': () =>
    top(
      <>
        <StillReportActions name="Alex Rivera" />
        <ErrorToast message={pdfMessages.failed} />
      </>,
    ),
}
