import { useState } from 'react'
import { timeFor } from '@/components/assessment/flow/time-to-go'
import { DRAFT_KEY } from '@/lib/client/draft-key'
import { first, pickUp, stoppedText, stoppedTitle } from '@/lib/copy/first-questions'
import { GoOn } from './go-on'
import styles from './try-card.module.css'

interface StoppedCardProps {
  question: number
  total: number
  /** The answers are deleted. */
  onGone: () => void
}

/** For whoever comes back: on at the question where they stopped, or from the start. */
export function StoppedCard({ question, total, onGone }: StoppedCardProps) {
  const [isAsked, setAsked] = useState(false)
  const left = total - question + 1
  function startOver() {
    localStorage.removeItem(DRAFT_KEY)
    onGone()
  }
  return (
    <section className={`lined radius-lg surface ${styles.card}`} aria-label={first.name}>
      <div className={`grid gap-s sm mut ${styles.last}`}>
        <h2 className="ink h3">{stoppedTitle(question)}</h2>
        <p>{stoppedText(left, timeFor(left))}</p>
        <GoOn>{pickUp(question)}</GoOn>
        {isAsked ? (
          <p className={`pressable text-center ${styles.over}`} role="alert">
            {first.giveUp}
            <span className={`flex wraps gap-xs middles ${styles.choices}`}>
              <button type="button" className="btn small outline" onClick={startOver}>
                {first.startOver}
              </button>
              <button type="button" className="btn small ghost" onClick={() => setAsked(false)}>
                {first.keep}
              </button>
            </span>
          </p>
        ) : (
          <button
            type="button"
            className={`link pressable text-center ${styles.over}`}
            onClick={() => setAsked(true)}
          >
            {first.startOver}
          </button>
        )}
      </div>
    </section>
  )
}
