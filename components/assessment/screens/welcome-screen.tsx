'use client'

import { useState } from 'react'
import { LabelField } from '@/components/results/label/label-field'
import { When } from '@/components/ui/when'
import type { Act, Offer, State } from '../flow/state'
import type { Welcome } from '../welcome/welcome'
import { GoOnActions } from './go-on'
import { SuggestionSwitch } from './question/suggestion-switch'

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
    <div className="container grid grid-cols-1 gap-5 narrow:pt-7 pt-13 narrow:pb-14 pb-22 [&>:first-child]:mb-3.5">
      <div>
        <h1 className="text-d2">{`Welcome back, ${welcome.firstName}.`}</h1>
        <p className="text-ink-2 text-lede">Here’s where you left off.</p>
      </div>
      {isOpen && (
        <GoOn offer={offer} tell={tell}>
          {setting}
        </GoOn>
      )}
      {welcome.newest}
      {welcome.since}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-5">
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
      className="narrow-fills grid grid-cols-1 content-start justify-items-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&>:last-child]:mt-1 [&>:last-child]:w-full [&>:last-child]:border-line [&>:last-child]:border-t [&>:last-child]:pt-3.5 [&>p]:max-w-[40rem]"
      aria-labelledby="go-on"
    >
      <h2 id="go-on" className="text-h3">
        {`Pick up at question ${offer.question}`}
      </h2>
      <p className="text-ink-2">
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
      className="narrow-fills grid grid-cols-1 content-start justify-items-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&>:last-child]:mt-1 [&>:last-child]:w-full [&>:last-child]:border-line [&>:last-child]:border-t [&>:last-child]:pt-3.5 [&>p]:max-w-[40rem]"
      aria-labelledby="take-again"
    >
      <h2 id="take-again" className="text-h3">
        Take it again
      </h2>
      <p className="text-ink-2">
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
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => tell({ do: 'start', label })}
      >
        Start a new assessment
      </button>
      {children}
    </section>
  )
}
