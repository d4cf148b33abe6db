'use client'

import { useState } from 'react'
import { useSay, useWords } from '#words'
import { AssessmentHeader } from '@/components/assessment/screens/assessment-header'
import { AssessmentMain } from '@/components/assessment/screens/assessment-main'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { ScriptNote } from '@/components/layout/needs-script'
import { StatusScreen } from '@/components/ui/status-screen'
import type { Settling } from './flow'
import { SettledEnding, StoppedEnding, UndecidedEnding, WholeEnding } from './settle-ending'
import { SettleQuestion } from './settle-question'
import { useSettling } from './use-settling'

interface SettleTieProps {
  resultId: string
  /** As the server knows it. */
  initial: Settling
  /** Where the result is. */
  result: string
}

/** Further questions until it is clear who leads, and the endings there are. */
export function SettleTie({ resultId, initial, result }: SettleTieProps) {
  const words = useWords('settling.tie')
  const say = useSay()
  const flow = useSettling(resultId, initial)
  const [isStopped, setStopped] = useState(false)
  const { settling, question, index } = flow
  // Those that the form left out, and not one more.
  const isWhole = initial.missing > 0 && settling.missing === 0
  const asked = isStopped || isWhole ? null : question
  const place = say(words.place, { number: index + 1, total: settling.at_most })
  return (
    <>
      <AssessmentHeader
        progress={asked && { index, total: settling.at_most, place, own: 'atMost' }}
        way={{ href: result, label: words.leave }}
      />
      <ScriptNote />
      {asked ? (
        <SettleQuestion flow={flow} question={asked} onStop={() => setStopped(true)} />
      ) : flow.isWaiting ? (
        <Waiting trouble={flow.trouble} onRetry={() => void flow.retry()} />
      ) : isWhole ? (
        <WholeEnding settling={settling} resultId={resultId} result={result} />
      ) : isStopped && settling.state === 'open' ? (
        <StoppedEnding
          settling={settling}
          result={result}
          onGoOn={() => {
            setStopped(false)
            flow.goOn()
          }}
        />
      ) : settling.state === 'undecided' ? (
        <UndecidedEnding settling={settling} result={result} />
      ) : (
        <SettledEnding settling={settling} resultId={resultId} result={result} />
      )}
    </>
  )
}

interface WaitingProps {
  trouble: ReturnType<typeof useSettling>['trouble']
  onRetry: () => void
}

/** All is answered, and some of it is still here. */
function Waiting({ trouble, onRetry }: WaitingProps) {
  const words = useWords('settling.tie')
  return (
    <AssessmentMain>
      <StatusScreen
        role="status"
        picture={<EmptyCircle />}
        title={words.waitingTitle}
        action={
          <button type="button" className="btn btn-large" onClick={onRetry}>
            {words.tryAgain}
          </button>
        }
      >
        <p>{trouble?.kind === 'refused' ? trouble.message : words.waiting}</p>
      </StatusScreen>
    </AssessmentMain>
  )
}
