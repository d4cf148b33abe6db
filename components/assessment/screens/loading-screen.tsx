'use client'

import { useEffect, useState } from 'react'
import { useWords } from '#words'
import { useRememberedSwitch } from '@/components/ui/use-remembered-switch'
import { KEPT_SETTINGS } from '@/lib/client/kept-settings'
import { NO_CHOICES } from '@/lib/disc/form/choices'
import { HintBarSpace } from './question/hint-bar'
import { PaceChoiceSpace } from './question/pace-choice'
import { ConfirmButton, PreviousButton, QuestionActions } from './question/question-actions'
import { QuestionHeading } from './question/question-heading'
import { QuestionLayout } from './question/question-layout'
import styles from './question/statement-grid.module.css'
import { TimeDial } from './question/time-dial'

/** Words appear only after a moment, so that a quick answer shows none. */
const WORDS_AFTER_MS = 300
const ROWS = [1, 2, 3, 4]

interface LoadingScreenProps {
  kind: 'guest' | 'account'
  /** The questions open with suggestions, which a button confirms. */
  confirms: boolean
}

/** Placeholders for the first question. */
export function LoadingScreen({ kind, confirms }: LoadingScreenProps) {
  const { loading } = useWords('assessment.screens')
  const { next } = useWords('assessment.question')
  const [slow, setSlow] = useState(false)
  const [, , asksPace] = useRememberedSwitch(KEPT_SETTINGS.autoAdvance, false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), WORDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <QuestionLayout aside={<TimeDial progress={null} />}>
      {asksPace && <PaceChoiceSpace />}
      <QuestionHeading isLong={confirms}>
        <span role="status">{slow && loading}</span>
      </QuestionHeading>
      <div className={`grid items-center ${styles.grid}`} aria-hidden="true">
        {ROWS.map((row) => (
          <div
            key={row}
            className={`col-span-full narrow:row-[calc(var(--row)_*_2_-_1)_/_span_2] row-[var(--row)] narrow:mb-2.5 narrow:min-h-26 self-stretch narrow:rounded-panel rounded-[20px] ${styles.card} ${styles.skeleton} ${styles[`row${row}`]}`}
          />
        ))}
      </div>
      <QuestionActions next={next} ready={false} loading status="">
        {kind === 'guest' && <PreviousButton disabled />}
        {confirms && <ConfirmButton choices={NO_CHOICES} />}
      </QuestionActions>
      <HintBarSpace />
    </QuestionLayout>
  )
}
