import { History } from 'lucide'
import { useId } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Scores } from '@/components/report/scores/scores'
import { WhyResult } from '@/components/report/scores/why-result'
import { DeleteResult } from '@/components/results/delete-result'
import { LeadCard } from '@/components/results/notes/lead-card'
import body from '@/components/results/result-body.module.css'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { LetterContent } from '@/lib/disc/content/types'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { itemsOf } from '@/lib/disc/premium'
import type { DetailedResult } from '@/lib/disc/result/account-result'
import { routes } from '@/lib/routes'
import { AccountHero } from './account-hero'
import styles from './detailed-results.module.css'
import { PassLine } from './pass-line'
import { QualityNote } from './quality-note'
import { UnlockLink } from './unlock-link'

interface DetailedResultsViewProps {
  result: DetailedResult
  /** The result has just moved here from a guest. */
  isFromGuest: boolean
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** Everything an account includes: exact scores in charts, and the texts of the two highest letters. */
export function DetailedResultsView(props: DetailedResultsViewProps) {
  const { result, isFromGuest, notice } = props
  const { texts, secondary, unlocked, explanation, named } = result
  const isShared = named.doubt.kind === 'shared'
  return (
    <>
      {isFromGuest && (
        <ArrivalBanner>
          Your result is in your account now. Here is all of it. Not yours? Delete it at the end of
          this page.
        </ArrivalBanner>
      )}
      <AccountHero result={result}>
        <HistoryLink className="btn lg" />
        {unlocked && <UnlockLink result={result} className="btn lg outline" />}
      </AccountHero>
      <div className={`wrap ${styles.body}`}>
        <section className={styles.section} aria-labelledby="scores">
          <h2 id="scores" className="d2">
            Your exact scores
          </h2>
          <LeadCard named={named} offer={result} />
          <Scores {...result} />
          <QualityNote reading={result.qualityReading} />
        </section>
        {explanation && (
          <section className={styles.section} aria-labelledby="why">
            <h2 id="why" className="d2">
              Why this result
            </h2>
            <WhyResult explanation={explanation} />
          </section>
        )}
        <LetterTexts
          title={`${texts.primary.title}: ${isShared ? `shares the lead with ${LETTER_NAMES[secondary]}` : 'your primary letter'}`}
          intro={`You score highest here. ${texts.primary.description}`}
          texts={texts.primary}
        />
        <LetterTexts
          title={`${LETTER_NAMES[secondary]}: ${isShared ? `shares the lead with ${texts.primary.title}` : 'your secondary letter'}`}
          intro="Your second-highest score adds these."
          texts={texts.secondary}
        />
        {!unlocked && <ReportPanel result={result} notice={notice} />}
      </div>
      <div className={`wrap flex wraps gap-s narrow-fills ${body.again}`}>
        <HistoryLink />
        <DeleteResult resultId={result.resultId} isInAccount />
      </div>
    </>
  )
}

function HistoryLink({ className = 'btn outline' }: { className?: string }) {
  return (
    <Link className={className} href={routes.history}>
      <Icon of={History} />
      View Assessment History
    </Link>
  )
}

type Texts = Pick<LetterContent, 'letter' | 'subtitle' | 'traits' | 'strengths' | 'challenges'> &
  Partial<Pick<LetterContent, 'communicationTips' | 'careerAreas'>>

interface LetterTextsProps {
  title: string
  intro: string
  texts: Texts
}

/** What is said about one letter: in chips where it is short, in lists where it is sentences. */
function LetterTexts({ title, intro, texts }: LetterTextsProps) {
  const id = useId()
  return (
    <section className={`tone-${texts.letter} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={`d2 ${styles.title}`}>
        <StyleMark letter={texts.letter} size={44} />
        <span>{title}</span>
      </h2>
      <p className={`lede ${styles.intro}`}>{intro}</p>
      <h3 className="h3">Traits</h3>
      <ul className={`flex wraps gap-xs ${styles.chips}`}>
        {texts.traits.map((trait) => (
          <li key={trait} className="chip">
            {trait}
          </li>
        ))}
      </ul>
      <div className={`halves narrow-stack ${styles.columns}`}>
        <SentenceList title="Strengths" sentences={texts.strengths} />
        <SentenceList title="Challenges" sentences={texts.challenges} />
        {texts.communicationTips && (
          <SentenceList title="Communication tips" sentences={texts.communicationTips} />
        )}
        {texts.careerAreas && <SentenceList title="Career areas" sentences={texts.careerAreas} />}
      </div>
    </section>
  )
}

function SentenceList({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3 className="h3">{title}</h3>
      <ul className={`grid ${styles.list}`}>
        {sentences.map((sentence) => (
          <li className="lined-top" key={sentence}>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ReportPanelProps {
  result: Pick<DetailedResult, 'resultId' | 'unlocked'>
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** Quietly says what the complete report adds to this page. */
function ReportPanel({ result, notice }: ReportPanelProps) {
  return (
    <aside
      className={`grid gap-m lined left radius-lg padded narrow-fills ${styles.panel}`}
      aria-labelledby="report-panel"
    >
      <h2 id="report-panel" className="h3">
        What the complete report adds
      </h2>
      <CheckList className={`gap-s ${styles.adds}`} items={itemsOf('report')} />
      {notice}
      <UnlockLink result={result} className="btn outline" />
      {!notice && <PassLine />}
    </aside>
  )
}
