import { useEffect, useId, useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import { statusOf } from '@/components/assessment/flow/steps'
import { useAutoAdvance } from '@/components/assessment/flow/use-auto-advance'
import { Dial } from '@/components/assessment/screens/question/dial'
import { HintBar } from '@/components/assessment/screens/question/hint-bar'
import {
  PreviousButton,
  QuestionActions,
} from '@/components/assessment/screens/question/question-actions'
import { QuestionHeading } from '@/components/assessment/screens/question/question-heading'
import { QuestionLayout } from '@/components/assessment/screens/question/question-layout'
import { StatementGrid } from '@/components/assessment/screens/question/statement-grid'
import { useRememberedSwitch } from '@/components/ui/use-remembered-switch'
import { KEPT_SETTINGS } from '@/lib/client/kept-settings'
import { choose, isAnswered, type Pick } from '@/lib/disc/form/choices'
import type { Question } from './flow'
import { OpennessRange } from './openness-range'
import styles from './settle-question.module.css'
import type { useSettling } from './use-settling'

interface SettleQuestionProps {
  flow: ReturnType<typeof useSettling>
  question: Question
  /** Ends it here. */
  onStop: () => void
}

/** One further question. Gray like the others, and without a letter: no one can steer by it. */
export function SettleQuestion({ flow, question, onStop }: SettleQuestionProps) {
  const { settling, choices, index, isEarly, isBusy, trouble, pick, next, previous } = flow
  const words = useWords('settling.tie')
  const { next: nextLabel, status } = useWords('assessment.question')
  const say = useSay()
  const total = settling.at_most
  const hintId = useId()
  const leaving = useRef<HTMLDivElement>(null)
  const [shortcuts, setShortcuts] = useRememberedSwitch(KEPT_SETTINGS.shortcuts, true)
  const [automatic, setAutomatic] = useRememberedSwitch(KEPT_SETTINGS.autoAdvance, false)
  const advance = useAutoAdvance(() => void next())
  const before = useBefore(settling.openness)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    advance.cancel()
    scrollTo({ top: 0, behavior: 'instant' })
  }, [question.group])

  const take = (which: Pick, option: string) => {
    pick(which, option)
    if (automatic && isAnswered(choose(choices, which, option))) advance.schedule()
  }

  const range = (
    <OpennessRange
      openness={settling.openness}
      answered={settling.answered.length}
      before={before}
    />
  )
  return (
    <QuestionLayout
      aside={
        <>
          <Dial total={total} index={index} atMost />
          {range}
        </>
      }
    >
      <p className="sr-only">{say(words.place, { number: index + 1, total })}</p>
      <div className={styles.above}>{range}</div>
      <QuestionHeading isWideOnly={trouble === null}>
        <span role="status">
          {trouble?.kind === 'offline' ? words.waiting : (trouble?.message ?? words.same)}
        </span>
      </QuestionHeading>
      <div className="relative">
        <StatementGrid
          key={question.group}
          stage={leaving}
          question={question}
          choices={choices}
          shortcuts={shortcuts}
          hintId={hintId}
          onPick={take}
          onNext={() => void next()}
          onPrevious={previous}
        />
        <div ref={leaving} className="pointer-events-none absolute inset-0" />
      </div>
      <QuestionActions
        next={nextLabel}
        ready={isAnswered(choices)}
        status={status[statusOf(choices)]}
        tooEarly={isEarly && !isAnswered(choices)}
        loading={isBusy}
        onNext={() => void next()}
      >
        <PreviousButton disabled={!previous} onClick={previous} />
      </QuestionActions>
      <button
        type="button"
        className="bare mt-3 narrow:mt-1 min-h-11 narrow:w-full! font-600"
        onClick={onStop}
      >
        {words.stop}
      </button>
      <HintBar
        shortcuts={shortcuts}
        onShortcuts={setShortcuts}
        automatic={automatic}
        onAutomatic={setAutomatic}
      />
    </QuestionLayout>
  )
}

/** What a figure was before it became what it is; null until it has changed. */
function useBefore(value: number): number | null {
  const [seen, setSeen] = useState({ now: value, before: null as number | null })
  if (seen.now !== value) setSeen({ now: value, before: seen.now })
  return seen.before
}
