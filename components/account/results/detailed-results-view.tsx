import { Scores } from '@/components/report/scores'
import { WhyResult } from '@/components/report/why-result'
import { DeleteResult } from '@/components/results/delete-result'
import body from '@/components/results/result-body.module.css'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import type { DetailedResult } from '@/lib/disc/result/account-result'
import { AccountHero } from './account-hero'
import styles from './detailed-results.module.css'
import { HistoryLink } from './history-link'
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
  const { texts, primary, secondary, unlocked, explanation, reading } = result
  const shares = (letter: Letter) => reading?.shared?.includes(letter) ?? false
  return (
    <>
      {isFromGuest && (
        <ArrivalBanner>Your result is in your account now. Here is all of it.</ArrivalBanner>
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
          title={`${texts.primary.title}: ${shares(primary) ? 'in the lead with another' : 'your primary letter'}`}
          intro={`${shares(primary) ? 'One of the two letters that share your lead.' : leadOf(result)} ${texts.primary.description}`}
          texts={texts.primary}
        />
        <LetterTexts
          title={`${LETTER_NAMES[secondary]}: ${shares(secondary) ? 'in the lead as well' : 'your secondary letter'}`}
          intro={
            shares(secondary)
              ? 'The other letter that shares your lead adds these.'
              : 'Your second-highest score adds these.'
          }
          texts={texts.secondary}
        />
        {!unlocked && <ReportPanel result={result} notice={notice} />}
      </div>
      <div className={`wrap ${body.again}`}>
        <HistoryLink />
        <DeleteResult resultId={result.resultId} isInAccount />
      </div>
    </>
  )
}

/** The likeliest style now and then begins with a letter that is not the highest score. */
function leadOf({ scores, primary }: DetailedResult): string {
  const highest = Math.max(...LETTERS.map((letter) => scores[letter]))
  return scores[primary] === highest
    ? 'You score highest here.'
    : 'Your likeliest style leads here.'
}
