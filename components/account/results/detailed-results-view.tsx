import { useId } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Scores } from '@/components/report/scores/scores'
import { WhatPulled } from '@/components/report/scores/what-pulled'
import { DeleteResult } from '@/components/results/delete-result'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { HowSure } from '@/components/results/notes/how-sure'
import { SettleLink } from '@/components/results/notes/settle-link'
import { AnswerOthers } from '@/components/results/offer/answer-others'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { ScoreCards } from '@/components/results/scores/score-cards'
import { heroTone } from '@/components/results/style/hero-tone'
import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { CheckList } from '@/components/ui/check-list'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { LetterContent } from '@/lib/disc/content/types'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { itemsOf } from '@/lib/disc/premium'
import type { DetailedResult } from '@/lib/disc/result/account-result'
import { messages } from '@/lib/messages'
import { letterPath, makePairPath, routes } from '@/lib/routes'
import styles from './detailed-results.module.css'
import { PassLine } from './pass-line'
import { UnlockLink } from './unlock-link'

interface DetailedResultsViewProps {
  result: DetailedResult
  /** The result has just moved here from a guest. */
  isFromGuest: boolean
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** The numbers of a result, and the texts of its two highest letters: what an account includes. */
export function DetailedResultsView(props: DetailedResultsViewProps) {
  const { result, isFromGuest, notice } = props
  const { texts, secondary, unlocked, explanation, named, style, scoreLines, missing } = result
  const isFew = missing > 0 && !unlocked
  return (
    <>
      {isFromGuest && (
        <ArrivalBanner>
          Your result is in your account now. Not yours? Delete it at the end of this page.
        </ArrivalBanner>
      )}
      <section className={`${heroTone(named.doubt)} hero ${styles.head}`}>
        <div className="wrap">
          <DoubtLine doubt={named.doubt} />
          <h1 className="d2">{isFew ? `${named.title}.` : style.name}</h1>
          <p className="sm mut">
            {!isFew && <b className="ink">{style.code}, </b>}
            {isFew ? 'Completed' : 'completed'} on <When at={result.completedAt} />
          </p>
          <SettleLink result={result} />
          {isFew && <AnswerOthers result={result} />}
          {unlocked && <UnlockLink result={result} className="btn lg" />}
        </div>
      </section>
      <div className={`wrap ${styles.body}`}>
        <ScoreCards lines={scoreLines} />
        <HowSure named={named} offer={result} again={routes.assessment}>
          <NumberTable lines={scoreLines} />
        </HowSure>
        <section className={styles.section} aria-labelledby="scores">
          <h2 id="scores" className="d2">
            Your numbers
          </h2>
          <Scores {...result} />
        </section>
        {explanation && (
          <section className={styles.section} aria-labelledby="pulls">
            <h2 id="pulls" className="d2">
              {explanation.title}
            </h2>
            <WhatPulled pulls={explanation.pulls} />
          </section>
        )}
        <LetterTexts title={texts.primary.title} texts={texts.primary} />
        <LetterTexts title={LETTER_NAMES[secondary]} texts={texts.secondary} />
        {!unlocked && !isFew && <ReportPanel result={result} notice={notice} />}
        <div className={`row wraps gap-l ${styles.again}`}>
          <Link className="link pressable" href={routes.history}>
            View Assessment History
          </Link>
          <Link className="link pressable" href={makePairPath(result.resultId)}>
            Compare with a colleague
          </Link>
          <DeleteResult resultId={result.resultId} isInAccount />
        </div>
      </div>
    </>
  )
}

type Texts = Pick<LetterContent, 'letter' | 'subtitle' | 'traits' | 'strengths' | 'challenges'> &
  Partial<Pick<LetterContent, 'communicationTips' | 'careerAreas'>>

interface LetterTextsProps {
  title: string
  texts: Texts
}

/** The texts about one letter: short ones as chips, sentences as lists. */
function LetterTexts({ title, texts }: LetterTextsProps) {
  const id = useId()
  return (
    <section className={`tone-${texts.letter} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={`d2 ${styles.title}`}>
        <StyleMark letter={texts.letter} size={44} />
        <Link className="decoration-(--tone-mid)" href={letterPath(texts.letter)}>
          {title}
        </Link>
      </h2>
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
      <UnlockLink result={result} className={notice ? 'btn outline' : 'btn'} />
      {notice ? <p className="sm mut">{messages.previewMode.leads.sales}</p> : <PassLine />}
    </aside>
  )
}
