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
import { previewModeMessages } from '@/lib/messages/preview-mode'
import { letterPath, makePairPath, routes } from '@/lib/routes'
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
      <section
        className={`isolate border-tone-mid border-b bg-tone-tint [&>div]:grid [&>div]:max-w-240 [&>div]:justify-items-start [&>div]:gap-4 narrow:[&>div]:gap-2.5 [&>div]:px-0 [&>div]:py-10 narrow:[&>div]:pt-4.5 narrow:[&>div]:pb-6 ${heroTone(named.doubt)}`}
      >
        <div className="container">
          <DoubtLine doubt={named.doubt} />
          <h1 className="text-d2">{isFew ? `${named.title}.` : style.name}</h1>
          <p className="text-ink-2 text-sm">
            {!isFew && <b className="text-ink">{`${style.code}, `}</b>}
            <span>{isFew ? 'Completed on' : 'completed on'}</span> <When at={result.completedAt} />
          </p>
          <SettleLink result={result} />
          {isFew && <AnswerOthers result={result} />}
          {unlocked && <UnlockLink result={result} className="btn btn-large" />}
        </div>
      </section>
      <div className="container max-w-240 px-0 narrow:pt-4 pt-7 narrow:pb-12 pb-18 [&>details]:mt-4 narrow:[&>details]:mt-3">
        <ScoreCards lines={scoreLines} />
        <HowSure named={named} offer={result} again={routes.assessment}>
          <NumberTable lines={scoreLines} />
        </HowSure>
        <section className="narrow:pt-12 pt-16 [&>h2]:mb-5.5" aria-labelledby="scores">
          <h2 id="scores" className="text-d2">
            Your numbers
          </h2>
          <Scores {...result} />
        </section>
        {explanation && (
          <section className="narrow:pt-12 pt-16 [&>h2]:mb-5.5" aria-labelledby="pulls">
            <h2 id="pulls" className="text-d2">
              {explanation.title}
            </h2>
            <WhatPulled pulls={explanation.pulls} />
          </section>
        )}
        <LetterTexts title={texts.primary.title} texts={texts.primary} />
        <LetterTexts title={LETTER_NAMES[secondary]} texts={texts.secondary} />
        {!unlocked && !isFew && <ReportPanel result={result} notice={notice} />}
        <div className="flex flex-wrap items-center gap-5 narrow:pt-8.5 pt-12">
          <Link className="link min-h-11" href={routes.history}>
            View Assessment History
          </Link>
          <Link className="link min-h-11" href={makePairPath(result.resultId)}>
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
    <section
      className={`narrow:pt-12 pt-16 [&>h2]:mb-5.5 tone-${texts.letter}`}
      aria-labelledby={id}
    >
      <h2
        id={id}
        className="flex! items-center! wrap-anywhere! mb-3.5! gap-4! narrow:gap-3! narrow:text-26 text-d2"
      >
        <StyleMark letter={texts.letter} size={44} />
        <Link className="decoration-(--tone-mid)" href={letterPath(texts.letter)}>
          {title}
        </Link>
      </h2>
      <h3 className="text-h3">Traits</h3>
      <ul className="mx-0 mt-3.5 mb-9 flex flex-wrap gap-2">
        {texts.traits.map((trait) => (
          <li key={trait} className="chip">
            {trait}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 narrow:grid-cols-1! narrow:gap-8 gap-x-14 gap-y-10">
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
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-2 grid">
        {sentences.map((sentence) => (
          <li
            className="border-line border-t px-0 py-3.5 leading-[1.5] first:border-tone-edge first:border-t-2"
            key={sentence}
          >
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
      className="narrow-fills mt-18 narrow:mt-13 grid justify-items-start gap-4 rounded-lg border border-line narrow:px-5 px-8 narrow:py-6 py-7.5 [&_p]:max-w-[42rem]"
      aria-labelledby="report-panel"
    >
      <h2 id="report-panel" className="text-h3">
        What the complete report adds
      </h2>
      <CheckList className="mb-1.5 gap-3" items={itemsOf('report')} />
      {notice}
      <UnlockLink result={result} className={notice ? 'btn btn-outline' : 'btn'} />
      {notice ? (
        <p className="text-ink-2 text-sm">{previewModeMessages.leads.sales}</p>
      ) : (
        <PassLine />
      )}
    </aside>
  )
}
