import { History } from 'lucide'
import { Scores } from '@/components/report/scores/scores'
import { WhyResult } from '@/components/report/scores/why-result'
import { DeleteResult } from '@/components/results/delete-result'
import { LeadCard } from '@/components/results/notes/lead-card'
import body from '@/components/results/result-body.module.css'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LETTER_NAMES } from '@/lib/disc/letters'
import type { DetailedResult } from '@/lib/disc/result/account-result'
import { routes } from '@/lib/routes'
import { AccountHero } from './account-hero'
import styles from './detailed-results.module.css'
import { LetterTexts } from './letter-texts'
import { QualityNote } from './quality-note'
import { ReportPanel } from './report-panel'
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
