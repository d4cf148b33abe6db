'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Draft } from '@/lib/client/draft'
import { choose, isAnswered, type Pick } from '@/lib/disc/choices'
import { messages } from '@/lib/messages'
import { ConfirmButton } from './confirm-button'
import { isLast, positionOf, questionOf, statusOf } from './flow'
import { HintBar } from './hint-bar'
import { PreviousButton } from './previous-button'
import { QuestionActions } from './question-actions'
import { QuestionHeading } from './question-heading'
import { QuestionLayout } from './question-layout'
import { QuestionLine } from './question-line'
import styles from './question-screen.module.css'
import { StatementGrid } from './statement-grid'
import { useAutoAdvance } from './use-auto-advance'
import { useRememberedSwitch } from './use-remembered-switch'

/** What the screen needs of a flow. */
export interface QuestionFlow {
  online: boolean
  resumed: boolean
  moved: boolean
  pick: (which: Pick, option: string) => void
  confirm: () => void
  /** False when a pick is missing. */
  next: () => boolean
  previous: () => void
  startOver: () => void
  reach: () => void
}

interface QuestionScreenProps {
  draft: Draft
  flow: QuestionFlow
  /** A guest can go back. A person's flow suggests picks instead, and keeps the answers in the account. */
  kind: 'guest' | 'account'
  /** "Question 3 of 28". */
  place: string
  /** A second look: everybody can go back, to the offer in the end. */
  again: boolean
  /** Where the answers are kept. */
  saved?: React.ReactNode
  announce: (words: string) => void
}

const LAST_LABEL = { guest: 'lastButton', account: 'completeButton' } as const

/** One question. Gray on purpose: the colors of the styles would give away the scoring. */
export function QuestionScreen({
  draft,
  flow,
  kind,
  place,
  again,
  saved,
  announce,
}: QuestionScreenProps) {
  const index = positionOf(draft)
  const total = draft.questions.length
  const last = isLast(draft)
  const ready = isAnswered(draft.choices)
  const suggested = draft.choices.suggested ?? false
  const hasWayBack = kind === 'guest' || again
  const hintId = useId()
  const [shortcuts, setShortcuts] = useRememberedSwitch('discern.shortcuts', true)
  const [automatic, setAutomatic] = useRememberedSwitch('discern.auto-advance', false)
  /** The question whose Next was pressed too early. */
  const [early, setEarly] = useState<number | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const next = () => setEarly(flow.next() ? null : index)
  const advance = useAutoAdvance(next)
  const { reach } = flow
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question; reach itself is new in every render.
  useEffect(() => {
    reach()
    advance.cancel()
    scrollTo({ top: 0, behavior: 'instant' })
  }, [index])

  const pick = (which: Pick, option: string) => {
    const answered = isAnswered(choose(draft.choices, which, option))
    setEarly(null)
    flow.pick(which, option)
    // Whoever changes one suggested pick may be about to change the other.
    const settled = !suggested || draft.choices[which] === option
    if (automatic && answered && settled && !last) advance.schedule()
  }

  const confirm = () => {
    flow.confirm()
    if (automatic && suggested && !last) advance.schedule()
  }

  return (
    <QuestionLayout progress={{ index, total }}>
      <p className="vh">{place}</p>
      <QuestionHeading>
        <QuestionLine
          online={flow.online}
          resumed={flow.resumed}
          suggested={suggested}
          again={again}
          hintId={hintId}
          onStartOver={flow.startOver}
          announce={announce}
        />
      </QuestionHeading>
      <div className={styles.stage}>
        <StatementGrid
          key={index}
          stage={stage}
          question={questionOf(draft)}
          choices={draft.choices}
          shortcuts={shortcuts}
          takesFocus={flow.moved}
          hintId={hintId}
          onPick={pick}
          onNext={next}
          onPrevious={hasWayBack ? flow.previous : undefined}
        />
        <div ref={stage} className={styles.leaving} />
      </div>
      <QuestionActions
        next={last ? messages.assessment[LAST_LABEL[kind]] : 'Next'}
        ends={last && !hasWayBack}
        ready={ready}
        suggested={suggested}
        status={statusOf(draft.choices)}
        tooEarly={early === index && !ready}
        onNext={next}
      >
        {hasWayBack ? (
          <PreviousButton disabled={index === 0 && !again} onClick={flow.previous} />
        ) : (
          <ConfirmButton choices={draft.choices} onClick={confirm} />
        )}
      </QuestionActions>
      <HintBar
        shortcuts={shortcuts}
        onShortcuts={setShortcuts}
        automatic={automatic}
        onAutomatic={setAutomatic}
        confirms={!hasWayBack}
        saved={saved}
      />
    </QuestionLayout>
  )
}
