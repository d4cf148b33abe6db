'use client'

import { useEffect, useState } from 'react'
import { useSay, useWords } from '#words'
import { minutesFor } from '@/components/assessment/flow/time-to-go'
import { DRAFT_KEY, stoppedAt } from '@/lib/client/draft-key'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import { GoOn } from './go-on'
import { QuestionCard } from './question-card'

interface TryCardProps {
  questions: readonly FirstQuestion[]
  /** Of the whole assessment. */
  total: number
  /** The address of the assessment, where it leads on from there. */
  to?: string
}

/** Two real questions to try, or the way back to an assessment that was left. */
export function TryCard({ questions, total, to }: TryCardProps) {
  const words = useWords('assessment.first')
  /** Undefined until the page has looked into the browser. */
  const [stopped, setStopped] = useState<ReturnType<typeof stoppedAt>>()
  useEffect(() => {
    const look = () => setStopped(stoppedAt())
    look()
    // A page that comes back from the browser's cache was frozen before the assessment went on.
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
  if (stopped) return <StoppedCard {...stopped} to={to} onGone={() => setStopped(null)} />
  return (
    <QuestionCard
      questions={questions}
      total={total}
      goOn={<GoOn to={to}>{words.goOn}</GoOn>}
      isReady={stopped === null}
    />
  )
}

interface StoppedCardProps {
  question: number
  total: number
  to: string | undefined
  /** The answers are deleted. */
  onGone: () => void
}

/** For whoever comes back: on at the question where they stopped, or from the start. */
function StoppedCard({ question, total, to, onGone }: StoppedCardProps) {
  const words = useWords('assessment.first')
  const say = useSay()
  const [isAsked, setAsked] = useState(false)
  const left = total - question + 1
  function startOver() {
    localStorage.removeItem(DRAFT_KEY)
    onGone()
  }
  return (
    <section
      className="min-h-80.5 narrow:min-h-78.5 overflow-hidden rounded-lg border border-line bg-surface shadow-2"
      aria-label={words.name}
    >
      <div className="grid gap-3 narrow:px-4 px-5.5 py-6 text-ink-2 text-sm [&_h2:focus]:outline-none">
        <h2 className="text-h3 text-ink">{say(words.stoppedTitle, { number: question })}</h2>
        <p>{say(words.stoppedText, { left, minutes: minutesFor(left) })}</p>
        <GoOn to={to}>{say(words.pickUp, { number: question })}</GoOn>
        {isAsked ? (
          <p className="min-h-11 justify-self-center text-center" role="alert">
            <span>{words.giveUp}</span>
            <span className="mt-2.5 flex flex-wrap justify-center gap-2">
              <button type="button" className="btn btn-small btn-outline" onClick={startOver}>
                {words.startOver}
              </button>
              <button
                type="button"
                className="btn btn-small btn-ghost"
                onClick={() => setAsked(false)}
              >
                {words.keep}
              </button>
            </span>
          </p>
        ) : (
          <button
            type="button"
            className="link min-h-11 justify-self-center text-center"
            onClick={() => setAsked(true)}
          >
            {words.startOver}
          </button>
        )}
      </div>
    </section>
  )
}
