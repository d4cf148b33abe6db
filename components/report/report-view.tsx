import { DeleteResult } from '@/components/results/delete-result'
import { LeadCard } from '@/components/results/lead-card'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { Toaster } from '@/components/ui/toaster'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import type { Report } from '@/lib/disc/result/report'
import { ActionPlan } from './action-plan'
import { ClosingBand } from './closing-band'
import { CoreValues } from './core-values'
import { DevelopmentTips } from './development-tips'
import { MailedNote } from './mailed-note'
import { MethodNote } from './method-note'
import { Phrases } from './phrases'
import '@/components/ui/print.css'
import { PointList } from './point-list'
import { ProfessionalStyle } from './professional-style'
import { Profile } from './profile'
import { ReportActions } from './report-actions'
import { ReportHero } from './report-hero'
import { ReportLink } from './report-link'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { Scores } from './scores'
import { SectionList } from './section-list'
import { Strengths } from './strengths'
import { WhyResult } from './why-result'
import { WorkingWithOthers } from './working-with-others'

const SECTIONS = [
  { id: 'scores', label: 'Scores' },
  { id: 'profile', label: 'Profile' },
  { id: 'values', label: 'Core values' },
  { id: 'strengths', label: 'Strengths' },
  { id: 'growth', label: 'Growth' },
  { id: 'tips', label: 'Development tips' },
  { id: 'style', label: 'Professional style' },
  { id: 'others', label: 'Working with others' },
  { id: 'plan', label: 'Action plan' },
  { id: 'phrases', label: 'Say this, not that' },
  { id: 'careers', label: 'Careers' },
  { id: 'method', label: 'Method' },
] as const

interface ReportViewProps {
  report: Report
  resultId: string
  marks: readonly GoalMark[]
  /** What high, medium and low mean. */
  bandsNote: string
  isJustPaid: boolean
  /** Not only opened by a mailed link. */
  isOwn: boolean
  /** Else it belongs to this browser alone. */
  isInAccount: boolean
  /** For the PDF's cover; empty where the report is in no account of the reader's. */
  ownName: string
}

/** The complete report: on screen a page with a section list, on paper a document. */
export function ReportView(props: ReportViewProps) {
  const { report, resultId, marks, bandsNote, isJustPaid, isOwn, isInAccount, ownName } = props
  const { detail, primary, plan } = report
  return (
    <>
      {isJustPaid && (
        <ArrivalBanner>
          Thank you for your purchase. Your complete report is ready.
          <MailedNote resultId={resultId} />
        </ArrivalBanner>
      )}
      <ReportHero report={report}>
        <ReportActions resultId={resultId} ownName={ownName} isLarge />
      </ReportHero>
      <div className={`wrap ${styles.layout}`}>
        <SectionList sections={SECTIONS} />
        <div>
          <ReportSection id="scores" title="Your scores" lede={bandsNote} canSplit>
            <LeadCard named={report.named} />
            <Scores {...report} />
            {report.explanation && (
              <div className={styles.why}>
                <h3 className="h3">Why this result</h3>
                <WhyResult explanation={report.explanation} />
              </div>
            )}
          </ReportSection>
          <ReportSection id="profile" title={report.name}>
            <Profile description={detail.description} coreTraits={report.preview.coreTraits} />
          </ReportSection>
          <ReportSection id="values" title="Core values">
            <CoreValues values={detail.coreValues} primary={primary} />
          </ReportSection>
          <ReportSection id="strengths" title="Strengths">
            <Strengths strengths={detail.strengths} primary={primary} />
          </ReportSection>
          <ReportSection id="growth" title="Growth opportunities">
            <PointList points={detail.limitations} layout="split" />
          </ReportSection>
          <ReportSection id="tips" title="Development tips">
            <DevelopmentTips tips={detail.developmentTips} />
          </ReportSection>
          <ReportSection id="style" title="Professional style">
            <ProfessionalStyle workStyle={detail.workStyle} />
          </ReportSection>
          <ReportSection
            id="others"
            title="Working with others"
            lede="How to meet the people whose strongest letter is not yours."
          >
            <WorkingWithOthers advice={detail.workingWith} primary={primary} />
          </ReportSection>
          <ReportSection id="plan" title="Personal action plan" lede={plan.lede}>
            <ActionPlan resultId={resultId} goals={plan.goals} marks={marks} />
          </ReportSection>
          <ReportSection id="phrases" title="Say this, not that">
            <Phrases phrases={detail.phrases} />
          </ReportSection>
          <ReportSection id="careers" title="Career matches">
            <PointList points={detail.careers} layout="columns" />
          </ReportSection>
          <MethodNote
            id="method"
            primary={primary}
            method={report.method}
            completedAt={report.completedAt}
          />
        </div>
      </div>
      <ClosingBand resultId={resultId} ownName={ownName} />
      {isOwn && (
        <ReportLink resultId={resultId}>
          <DeleteResult resultId={resultId} isInAccount={isInAccount} />
        </ReportLink>
      )}
      <Toaster />
    </>
  )
}
