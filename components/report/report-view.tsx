import { DeleteResult } from '@/components/results/delete-result'
import { HowSure } from '@/components/results/notes/how-sure'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { ScoreCards } from '@/components/results/scores/score-cards'
import { Keywords } from '@/components/results/style/keywords'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { FoldsEnd } from '@/components/ui/fold'
import { Toaster } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { LETTERS } from '@/lib/disc/letters'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import type { OwnShare } from '@/lib/disc/result/own-share'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { Report } from '@/lib/disc/result/report'
import { feedbackOf } from '@/lib/disc/result/sentence-feedback'
import { AddToHome } from './device/add-to-home'
import { MailedNote } from './link/mailed-note'
import { ActionPlan } from './plan/action-plan'
import { FieldChoice } from './plan/field-choice'
import { CoreValues } from './points/core-values'
import { DevelopmentTips } from './points/development-tips'
import { OwnLetter } from './points/own-letter'
import { Phrases } from './points/phrases'
import { Numbers } from './scores/numbers'
import '@/components/ui/print.css'
import { ReportLink } from './link/report-link'
import { ReportActions } from './pdf/report-actions'
import { PointList } from './points/point-list'
import { ProfessionalStyle } from './points/professional-style'
import { Profile } from './points/profile'
import { SentencesWithFeedback } from './points/sentences-with-feedback'
import { WorkingWithOthers } from './points/working-with-others'
import { ReportEnd } from './report-end'
import { ReportHero } from './report-hero'
import { ReportSection } from './report-section'
import { Scene } from './scene'
import { WhatPulled } from './scores/what-pulled'
import { SectionList } from './section-list'

const SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'values', label: 'Core values' },
  { id: 'strengths', label: 'Strengths' },
  { id: 'growth', label: 'Growth' },
  { id: 'tips', label: 'Development tips' },
  { id: 'pulls', label: 'What pulled you' },
  { id: 'style', label: 'Professional style' },
  { id: 'own', label: 'Your own letter' },
  { id: 'others', label: 'Working with others' },
  { id: 'plan', label: 'Action plan' },
  { id: 'phrases', label: 'Say this, not that' },
  { id: 'careers', label: 'Careers' },
  { id: 'numbers', label: 'Your numbers' },
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
  /** The link to the style, if its owner shares it. */
  share?: OwnShare | null
  /** For the PDF's cover; empty where the report is in no account of the reader's. */
  ownName: string
}

/** The complete report: on screen a page with a section list, on paper a document. */
export function ReportView(props: ReportViewProps) {
  const { report, resultId, marks, settling, bandsNote, isJustPaid, isOwn, isInAccount, ownName } =
    props
  const { share = null } = props
  const { preview, detail, primary, named, scoreLines } = report
  const { plan, explanation, strengths, limitations, scene } = report
  const saved = feedbackOf([...strengths, ...limitations])
  return (
    <>
      {isJustPaid && (
        <ArrivalBanner>
          <span>Thank you. Your complete report is ready.</span>
          <MailedNote resultId={resultId} />
        </ArrivalBanner>
      )}
      <ReportHero report={report} resultId={resultId} settling={isOwn ? settling : null}>
        <ReportActions resultId={resultId} ownName={ownName} />
      </ReportHero>
      <div className="container pt-[clamp(20px,2.4vw,28px)] print:pt-[4mm]">
        <ScoreCards lines={scoreLines} />
        <div className="medium:block grid grid-cols-[196px_minmax(0,1fr)] items-start gap-22 px-0 pt-[clamp(20px,3.8vw,44px)] medium:pb-4 pb-10 print:block print:px-0 print:pt-[6mm] print:pb-0">
          <SectionList sections={SECTIONS.filter(({ id }) => id !== 'pulls' || explanation)} />
          <div className="print:grid print:grid-cols-1">
            <div className="mb-[clamp(20px,4.6vw,56px)] print:order-1 print:m-0 print:break-inside-avoid">
              <HowSure named={named} offer={isOwn ? { resultId, settling } : undefined}>
                <NumberTable lines={scoreLines} />
                <div className="grid gap-3 border-line border-t px-0 py-4 text-ink-2 text-sm">
                  <p>{report.method}</p>
                  <p>
                    Assessment completed <When at={report.completedAt} />
                  </p>
                </div>
              </HowSure>
            </div>
            <ReportSection id="profile" title="Profile" hint="Who you are at work" isOpen>
              <div className="mb-6">
                <Keywords of={preview.keywords} />
              </div>
              <Profile description={detail.description} coreTraits={preview.coreTraits} />
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
              hint={`${strengths.length} points`}
              canSplit
            >
              <SentencesWithFeedback resultId={resultId} sentences={strengths} saved={saved} />
              <Scene text={scene?.strength} />
              <FieldChoice resultId={resultId} field={report.field} />
            </ReportSection>
            <ReportSection
              id="growth"
              title="Growth opportunities"
              hint={`${limitations.length} points`}
              canSplit
            >
              <SentencesWithFeedback resultId={resultId} sentences={limitations} saved={saved} />
              <Scene text={scene?.limit} />
            </ReportSection>
            <ReportSection
              id="tips"
              title="Development tips"
              hint={`${detail.developmentTips.length} things to try`}
            >
              <DevelopmentTips tips={detail.developmentTips} />
            </ReportSection>
            {explanation && (
              <ReportSection
                id="pulls"
                title={explanation.title}
                hint="The answers that weighed most"
              >
                <WhatPulled pulls={explanation.pulls} />
              </ReportSection>
            )}
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
              lede={`What comes easily, what you both miss, and what to agree on.`}
            >
              <OwnLetter text={report.ownLetter} />
            </ReportSection>
            <ReportSection
              id="others"
              title="Working with others"
              hint={LETTERS.filter((letter) => letter !== primary).join(', ')}
              lede="How to work with people whose strongest letter isn’t yours."
            >
              <WorkingWithOthers advice={detail.workingWith} primary={primary} />
            </ReportSection>
            <ReportSection
              id="plan"
              title="Personal action plan"
              hint={`${plan.goals.length} goals, the first due by ${plan.goals[0]?.deadline.toLowerCase()}`}
              lede={plan.lede}
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
            <ReportSection
              id="numbers"
              title="Your numbers"
              hint="Your mix, your shape, and a table"
              lede={bandsNote}
              canSplit
            >
              <Numbers {...report} />
            </ReportSection>
            <FoldsEnd />
            <PdfNote />
          </div>
        </div>
      </div>
      {isOwn && (
        <>
          <ReportEnd
            resultId={resultId}
            style={report}
            line={detail.phrases[0]?.say ?? ''}
            share={share}
          />
          <AddToHome isInAccount={isInAccount} />
          <ReportLink resultId={resultId}>
            <DeleteResult resultId={resultId} isInAccount={isInAccount} />
          </ReportLink>
        </>
      )}
      <Toaster />
    </>
  )
}
