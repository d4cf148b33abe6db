'use client'

import { useEffect, useRef, useState } from 'react'
import type { Draft } from '@/lib/client/draft'
import { choose, isAnswered, type Pick } from '@/lib/disc/choices'
import { isLast, positionOf, questionOf, statusOf } from './flow'
import { HintBar } from './hint-bar'
import { QuestionActions } from './question-actions'
import { QuestionHeading } from './question-heading'
import { QuestionLayout } from './question-layout'
import { QuestionLine } from './question-line'
import styles from './question-screen.module.css'
import { StatementGrid } from './statement-grid'
import { useAutoAdvance } from './use-auto-advance'
import type { GuestFlow } from './use-guest-assessment'
import { useRememberedSwitch } from './use-remembered-switch'

interface QuestionScreenProps {
  draft: Draft
  flow: GuestFlow
  announce: (words: string) => void
}

/** One question. Gray on purpose: the colors of the styles would give away the scoring. */
export function QuestionScreen({ draft, flow, announce }: QuestionScreenProps) {
  const index = positionOf(draft)
  const total = draft.questions.length
  const last = isLast(draft)
  const ready = isAnswered(draft.choices)
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
    if (automatic && answered && !last) advance.schedule()
  }

  return (
    <QuestionLayout progress={{ index, total }}>
      <p className="vh">
        Question {index + 1} of {total}
      </p>
      <QuestionHeading>
        <QuestionLine
          online={flow.online}
          resumed={flow.resumed}
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
          onPick={pick}
          onNext={next}
          onPrevious={flow.previous}
        />
        <div ref={stage} className={styles.leaving} />
      </div>
      <QuestionActions
        first={index === 0}
        last={last}
        ready={ready}
        status={statusOf(draft.choices)}
        tooEarly={early === index && !ready}
        onPrevious={flow.previous}
        onNext={next}
      />
      <HintBar
        shortcuts={shortcuts}
        onShortcuts={setShortcuts}
        automatic={automatic}
        onAutomatic={setAutomatic}
      />
    </QuestionLayout>
  )
}
