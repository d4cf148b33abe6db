import { DeleteResult } from '@/components/results/delete-result'
import { HowSure } from '@/components/results/notes/how-sure'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { FoldsEnd } from '@/components/ui/fold'
import { Toaster } from '@/components/ui/toaster'
import { points as words } from '@/lib/copy/points'
import { LETTERS } from '@/lib/disc/letters'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import { marksOf } from '@/lib/disc/result/points'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { Report } from '@/lib/disc/result/report'
import { ClosingBand } from './closing-band'
import { MailedNote } from './link/mailed-note'
import { ActionPlan } from './plan/action-plan'
import { FieldChoice } from './plan/field-choice'
import { CoreValues } from './points/core-values'
import { DevelopmentTips } from './points/development-tips'
import { MarkablePoints, PointsHint } from './points/markable-points'
import { OwnLetter } from './points/own-letter'
import { Phrases } from './points/phrases'
import { MethodNote } from './scores/method-note'
import { Numbers } from './scores/numbers'
import '@/components/ui/print.css'
import { ReportLink } from './link/report-link'
import { ReportActions } from './pdf/report-actions'
import { PointList } from './points/point-list'
import { ProfessionalStyle } from './points/professional-style'
import { Profile } from './points/profile'
import { WorkingWithOthers } from './points/working-with-others'
import { ReportHero } from './report-hero'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { Scene } from './scene'
import { Scores } from './scores/scores'
import { WhyResult } from './scores/why-result'
import { SectionList } from './section-list'

const SECTIONS = [
  { id: 'scores', label: 'Scores' },
  { id: 'why', label: 'Why this result' },
  { id: 'profile', label: 'Profile' },
  { id: 'values', label: 'Core values' },
  { id: 'strengths', label: 'Strengths' },
  { id: 'numbers', label: 'Your numbers' },
  { id: 'growth', label: 'Growth' },
  { id: 'tips', label: 'Development tips' },
  { id: 'style', label: 'Professional style' },
  { id: 'own', label: 'Your own letter' },
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
  /** Further questions may settle who leads. */
  settling: ResultPreview['settling']
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
  const { report, resultId, marks, settling, bandsNote, isJustPaid, isOwn, isInAccount, ownName } =
    props
  const { detail, primary, plan, explanation, strengths, limitations, scene } = report
  const saved = marksOf([...strengths, ...limitations])
  const todo = firstTodo(report, marks)
  return (
    <>
      {isJustPaid && (
        <ArrivalBanner>
          <span>Thank you. Your complete report is ready.</span>
          <MailedNote resultId={resultId} />
        </ArrivalBanner>
      )}
      <ReportHero report={report}>
        <ReportActions resultId={resultId} ownName={ownName} />
      </ReportHero>
      <div className={`wrap grid start ${styles.layout}`}>
        <SectionList sections={SECTIONS.filter(({ id }) => id !== 'why' || explanation)} />
        <div>
          <ReportSection
            id="scores"
            title="Your scores"
            hint="Ranges, your mix and your shape"
            lede={bandsNote}
            canSplit
          >
            <HowSure named={report.named} offer={isOwn ? { resultId, settling } : undefined}>
              <NumberTable lines={report.scoreLines} />
            </HowSure>
            <Scores {...report} />
          </ReportSection>
          {explanation && (
            <ReportSection
              id="why"
              title="Why this result"
              hint={`${explanation.answers.length} answers that decided it`}
            >
              <WhyResult explanation={explanation} />
            </ReportSection>
          )}
          <ReportSection id="profile" title={report.name} hint="Who you are at work">
            <ul className={`flex wraps gap-xs ${styles.keywords}`} aria-label="Keywords">
              {report.preview.keywords.map((keyword) => (
                <li key={keyword} className="chip">
                  {keyword}
                </li>
              ))}
            </ul>
            <Profile description={detail.description} coreTraits={report.preview.coreTraits} />
          </ReportSection>
          <ReportSection
            id="values"
            title="Core values"
            hint={`${detail.coreValues.length} things that matter to you`}
          >
            <CoreValues values={detail.coreValues} primary={primary} />
          </ReportSection>
          <ReportSection
            id="strengths"
            title="Strengths"
            hint={<PointsHint resultId={resultId} points={strengths} saved={saved} />}
            lede={words.lede}
            canSplit
            isOpen={todo === 'strengths'}
          >
            <FieldChoice resultId={resultId} field={report.field} />
            <Scene text={scene?.strength} />
            <MarkablePoints resultId={resultId} points={strengths} saved={saved} />
          </ReportSection>
          <ReportSection
            id="numbers"
            title="What your numbers say"
            hint="Lowest letter, widest gap"
            lede="This part is written from your own scores, not from the style."
          >
            <Numbers notes={report.numbers} />
          </ReportSection>
          <ReportSection
            id="growth"
            title="Growth opportunities"
            hint={<PointsHint resultId={resultId} points={limitations} saved={saved} />}
            canSplit
            isOpen={todo === 'growth'}
          >
            <Scene text={scene?.limit} />
            <MarkablePoints resultId={resultId} points={limitations} saved={saved} />
          </ReportSection>
          <ReportSection
            id="tips"
            title="Development tips"
            hint={`${detail.developmentTips.length} things to try`}
          >
            <DevelopmentTips tips={detail.developmentTips} />
          </ReportSection>
          <ReportSection
            id="style"
            title="Professional style"
            hint="Leading, your team, talking, where you work best"
          >
            <ProfessionalStyle workStyle={detail.workStyle} />
          </ReportSection>
          <ReportSection
            id="own"
            title="Your own letter"
            hint={`Working with others who lead with ${primary}`}
            lede={`How it goes with people who lead with ${primary}, as you do.`}
          >
            <OwnLetter text={report.ownLetter} />
          </ReportSection>
          <ReportSection
            id="others"
            title="Working with others"
            hint={LETTERS.filter((letter) => letter !== primary).join(', ')}
            lede="How to meet the people whose strongest letter is not yours."
          >
            <WorkingWithOthers advice={detail.workingWith} primary={primary} />
          </ReportSection>
          <ReportSection
            id="plan"
            title="Personal action plan"
            hint={`${plan.goals.length} goals, the first due by ${plan.goals[0]?.deadline.toLowerCase()}`}
            lede={plan.lede}
            isOpen={todo === 'plan'}
          >
            <ActionPlan resultId={resultId} goals={plan.goals} marks={marks} />
          </ReportSection>
          <ReportSection
            id="phrases"
            title="Say this, not that"
            hint={`${detail.phrases.length} swaps`}
          >
            <Phrases phrases={detail.phrases} />
          </ReportSection>
          <ReportSection
            id="careers"
            title="Career matches"
            hint={`${detail.careers.length} matches with reasons`}
          >
            <PointList points={detail.careers} />
          </ReportSection>
          <FoldsEnd />
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

/** The first section in which the reader has something left to do. */
function firstTodo({ strengths, limitations, plan }: Report, marks: readonly GoalMark[]) {
  if (strengths.some(({ fits }) => fits === null)) return 'strengths'
  if (limitations.some(({ fits }) => fits === null)) return 'growth'
  return marks.filter(({ done }) => done).length < plan.goals.length ? 'plan' : null
}
