'use client'

import { useState } from 'react'
import { LabelField } from '@/components/results/label/label-field'
import { When } from '@/components/ui/when'
import type { Act, Offer, State } from '../flow/state'
import type { Welcome } from '../welcome/welcome'
import { GoOnActions } from './go-on'
import { SuggestionSwitch } from './question/suggestion-switch'
import styles from './welcome-screen.module.css'

interface WelcomeScreenProps extends Pick<State, 'suggestions'> {
  welcome: Welcome
  offer: Offer | 'outdated' | null
  tell: (act: Act) => void
}

/** For a person with results: the newest first, and taking it again second, unless they stopped in the middle. */
export function WelcomeScreen({ welcome, offer, suggestions, tell }: WelcomeScreenProps) {
  const setting = <SuggestionSwitch suggestions={suggestions} tell={tell} />
  const isOpen = offer !== null && offer !== 'outdated'
  return (
    <div className={`wrap stack gap-l ${styles.screen}`}>
      <div>
        <h1 className="d2">{`Welcome back, ${welcome.firstName}.`}</h1>
        <p className="lede">Here’s where you left off.</p>
      </div>
      {isOpen && (
        <GoOn offer={offer} tell={tell}>
          {setting}
        </GoOn>
      )}
      {welcome.newest}
      {welcome.since}
      <div className={`grid gap-l ${styles.pair}`}>
        {!isOpen && (
          <TakeAgain isOutdated={offer === 'outdated'} labels={welcome.labels} tell={tell}>
            {setting}
          </TakeAgain>
        )}
        {welcome.waiting}
      </div>
    </div>
  )
}

interface CardProps {
  tell: (act: Act) => void
  /** The switch for suggestions. */
  children: React.ReactNode
}

/** The assessment that the person stopped in. */
function GoOn({ offer, tell, children }: CardProps & { offer: Offer }) {
  return (
    <section
      className={`card stack gap-m left padded narrow-fills ${styles.card}`}
      aria-labelledby="go-on"
    >
      <h2 id="go-on" className="h3">
        {`Pick up at question ${offer.question}`}
      </h2>
      <p className="mut">
        You stopped <When at={offer.at} form="on" />
        <span>{`, ${offer.question - 1} of ${offer.total} answered. Your answers are saved.`}</span>
      </p>
      <GoOnActions tell={tell} />
      {children}
    </section>
  )
}

interface TakeAgainProps extends CardProps {
  isOutdated: boolean
  labels: readonly string[]
}

function TakeAgain({ isOutdated, labels, tell, children }: TakeAgainProps) {
  const [label, setLabel] = useState<string | null>(null)
  return (
    <section
      className={`card stack gap-m left padded narrow-fills ${styles.card}`}
      aria-labelledby="take-again"
    >
      <h2 id="take-again" className="h3">
        Take it again
      </h2>
      <p className="mut">
        {isOutdated && (
          <span>
            We’ve revised the questions since you stopped, so those answers no longer fit.{' '}
          </span>
        )}
        <span>
          28 questions, 10-15 minutes. It’s worth it after a few months, or when your job has
          changed. Your old results stay.
        </span>
      </p>
      <LabelField label="Label, if you like" known={labels} chosen={label} onChoose={setLabel} />
      <button type="button" className="btn outline" onClick={() => tell({ do: 'start', label })}>
        Start a new assessment
      </button>
      {children}
    </section>
  )
}
