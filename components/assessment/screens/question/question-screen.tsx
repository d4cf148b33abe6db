'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import { useRememberedSwitch } from '@/components/ui/use-remembered-switch'
import type { Draft } from '@/lib/client/draft'
import { KEPT_SETTINGS } from '@/lib/client/kept-settings'
import { choose, isAnswered, type Pick } from '@/lib/disc/form/choices'
import type { Tag } from '@/lib/words/message'
import { hasWayBack } from '../../flow/moves'
import { isInSecondLook, isOfUntouched, placeIn, shownOf } from '../../flow/second-look'
import type { Act, State } from '../../flow/state'
import { isLast, positionOf, questionOf, statusOf } from '../../flow/steps'
import { useAutoAdvance } from '../../flow/use-auto-advance'
import { StartOverDialog } from '../start-over-dialog'
import { usePlace } from '../use-place'
import { HintBar } from './hint-bar'
import { PaceChoice } from './pace-choice'
import { ConfirmButton, PreviousButton, QuestionActions } from './question-actions'
import { QuestionHeading } from './question-heading'
import { QuestionLayout } from './question-layout'
import styles from './question-screen.module.css'
import { SavedHint } from './saved-hint'
import { StatementGrid } from './statement-grid'
import { SuggestionsAlone } from './suggestion-switch'
import { TimeDial } from './time-dial'

interface QuestionScreenProps {
  state: State
  draft: Draft
  tell: (act: Act) => void
}

/** One question. Gray on purpose: the colors of the styles would give away the scoring. */
export function QuestionScreen({ state, draft: whole, tell }: QuestionScreenProps) {
  const words = useWords('assessment.question')
  const { lastButton } = useWords('assessment.screens')
  const placeOf = usePlace()
  const { kind } = state.who
  const draft = shownOf(whole)
  const isAgain = isInSecondLook(whole)
  const canGoBack = hasWayBack(state)
  const index = positionOf(draft)
  const last = isLast(draft)
  const ready = isAnswered(draft.choices)
  const suggested = draft.choices.suggested ?? false
  const { suggestions } = state
  /** A second look opens no question with a suggestion. */
  const suggests = kind === 'account' && !isAgain
  const hintId = useId()
  const [shortcuts, setShortcuts] = useRememberedSwitch(KEPT_SETTINGS.shortcuts, true)
  const [automatic, setAutomatic, isNew] = useRememberedSwitch(KEPT_SETTINGS.autoAdvance, false)
  const asksPace = isNew && index === 0 && !isAgain
  const isOpening = state.phase.name === 'opening'
  const stage = useRef<HTMLDivElement>(null)
  const next = () => {
    // Asked once, whatever the answer was.
    if (asksPace && ready) setAutomatic(automatic)
    tell({ do: 'next' })
  }
  const previous = () => tell({ do: 'previous' })
  const advance = useAutoAdvance(next)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    advance.cancel()
    // A reader of the page's HTML has scrolled already, and stays there.
    if (!isOpening) scrollTo({ top: 0, behavior: 'instant' })
  }, [index])

  const pick = (which: Pick, option: string) => {
    const answered = isAnswered(choose(draft.choices, which, option))
    tell({ do: 'pick', pick: which, option })
    // Does not move on after one suggested pick was changed: the person may want to change the other one, too.
    const settled = !suggested || draft.choices[which] === option
    if (automatic && answered && settled && !last) advance.schedule()
  }

  const confirm = () => {
    tell({ do: 'confirm' })
    if (automatic && suggested && !last) advance.schedule()
  }

  return (
    <QuestionLayout
      aside={<TimeDial progress={{ index, total: draft.questions.length }} />}
      isOpening={isOpening}
    >
      <p className={`sr-only ${styles.place}`}>{placeOf(placeIn(whole))}</p>
      {asksPace && <PaceChoice automatic={automatic} onChange={setAutomatic} />}
      <QuestionHeading isLong={suggestions.on}>
        <QuestionLine
          online={state.online}
          resumed={state.isResumed}
          suggested={suggested}
          again={isAgain && !isOfUntouched(whole)}
          hintId={hintId}
          tell={tell}
        />
      </QuestionHeading>
      <div className="relative">
        <StatementGrid
          key={index}
          isOpening={isOpening}
          stage={stage}
          question={questionOf(draft)}
          choices={draft.choices}
          shortcuts={shortcuts}
          hintId={hintId}
          onPick={pick}
          onNext={next}
          onPrevious={canGoBack ? previous : undefined}
        />
        <div ref={stage} className="pointer-events-none absolute inset-0" />
      </div>
      <QuestionActions
        next={last ? lastButton[kind] : words.next}
        ends={last && !canGoBack}
        ready={ready}
        suggested={suggested}
        status={words.status[statusOf(draft.choices)]}
        tooEarly={state.isEarly && !ready}
        onNext={next}
      >
        {canGoBack && <PreviousButton disabled={index === 0 && !isAgain} onClick={previous} />}
        {!canGoBack && (suggestions.on || suggested) && (
          <ConfirmButton choices={draft.choices} onClick={confirm} />
        )}
      </QuestionActions>
      <HintBar
        shortcuts={shortcuts}
        onShortcuts={setShortcuts}
        automatic={asksPace ? null : automatic}
        onAutomatic={setAutomatic}
        confirms={suggests && suggestions.on}
        suggestions={
          suggests && (
            <SuggestionsAlone
              suggestions={suggestions}
              onChange={(on) => tell({ do: 'suggest', on })}
            />
          )
        }
        saved={kind === 'account' && <SavedHint saved={state.saves.saved} isKept={state.isKept} />}
      />
    </QuestionLayout>
  )
}

interface QuestionLineProps {
  online: boolean
  /** The person came back to earlier answers. */
  resumed: boolean
  /** The picks are only suggested. */
  suggested: boolean
  /** It is answered a second time. */
  again: boolean
  /** Id for what describes the picks. */
  hintId: string
  tell: (act: Act) => void
}

/** The line under the question: what a suggestion is, the network is gone, welcome back, or how to answer. */
function QuestionLine({ online, resumed, suggested, again, hintId, tell }: QuestionLineProps) {
  const words = useWords('assessment.screens')
  const [asked, setAsked] = useState(false)
  const hint = suggested && <Suggested id={hintId} />
  if (!online) {
    return (
      <>
        {hint}
        <span>{words.offline}</span>
      </>
    )
  }
  if (again && !resumed) return <span>{words.again}</span>
  if (!resumed) {
    return hint || <span>{words.firstInstinct}</span>
  }
  return (
    <>
      {hint}
      <span>{`${suggested ? words.welcomeBack : words.welcomeBackHere} `}</span>
      <button type="button" className="link" onClick={() => setAsked(true)}>
        {words.startOver.action}
      </button>
      <StartOverDialog
        open={asked}
        onStay={() => setAsked(false)}
        onGo={() => tell({ do: 'startOver' })}
      />
    </>
  )
}

function Suggested({ id }: { id: string }) {
  const { suggested } = useWords('assessment.account')
  const say = useSay()
  const b: Tag = (text) => <strong className="font-600 text-ink">{text}</strong>
  return <span id={id}>{say(suggested, { b })} </span>
}
