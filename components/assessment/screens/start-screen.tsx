'use client'

import dynamic from 'next/dynamic'
import { When } from '@/components/ui/when'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import type { Act, Offer, State } from '../flow/state'
import { GoOnActions } from './go-on'
import { Dial } from './question/dial'
import { SuggestionSwitch } from './question/suggestion-switch'
import styles from './start-screen.module.css'

const USUAL_TOTAL = 28

/** Guests, who have no such screen, do not fetch it. */
const EmptyHome = dynamic(async () => (await import('./empty-home')).EmptyHome)

interface StartScreenProps extends Pick<State, 'suggestions'> {
  /** The unfinished assessment to go on with, null without one; `outdated` when the questions have changed since. */
  offer: Offer | 'outdated' | null
  tell: (act: Act) => void
  /** The questions of the landing page, where nothing was begun yet. */
  first?: readonly FirstQuestion[] | undefined
}

/** For a person without a result: where they begin, or where they left off. */
export function StartScreen({ offer, suggestions, tell, first = [] }: StartScreenProps) {
  if (offer === null)
    return <EmptyHome first={first} total={USUAL_TOTAL} suggestions={suggestions} tell={tell} />
  const place = offer === 'outdated' ? null : offer
  return (
    <div
      className={`container grid narrow:grid-cols-1! items-center justify-center narrow:justify-items-start narrow:[&>div]:justify-self-stretch narrow:[&>svg]:w-37 ${styles.screen}`}
    >
      <Dial total={place?.total ?? USUAL_TOTAL} index={place ? place.question - 1 : null} />
      <div>
        {place && <GoOn offer={place} tell={tell} />}
        {offer === 'outdated' && <Outdated tell={tell} />}
        <div className="mt-7.5 border-line border-t pt-3">
          <SuggestionSwitch suggestions={suggestions} tell={tell} />
        </div>
      </div>
    </div>
  )
}

/** Says that the unfinished assessment cannot be continued, because its questions have changed. */
function Outdated({ tell }: Pick<StartScreenProps, 'tell'>) {
  return (
    <div className="grid justify-items-start gap-5.5 narrow:[&>button]:w-full [&>button]:min-w-45">
      <h1 className="text-d2">The questions have changed</h1>
      <p className="text-ink-2 text-lede">
        We’ve revised them since you stopped, and your earlier answers no longer fit. We’re sorry:
        you start again at question 1. It takes 10-15 minutes.
      </p>
      <button type="button" className="btn btn-large" onClick={() => tell({ do: 'start' })}>
        Start again
      </button>
    </div>
  )
}

function GoOn({ offer, tell }: Pick<StartScreenProps, 'tell'> & { offer: Offer }) {
  return (
    <div className="grid justify-items-start gap-5.5 narrow:[&>button]:w-full [&>button]:min-w-45">
      <h1 className="text-d2">Continue where you left off</h1>
      <p className="text-ink-2 text-lede">
        <span>{`Question ${offer.question} of ${offer.total},`}</span>{' '}
        <When at={offer.at} form="on" />. Your answers so far are saved.
      </p>
      <GoOnActions tell={tell} />
    </div>
  )
}
