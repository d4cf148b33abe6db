'use client'

import { useState } from 'react'
import { AssessmentHeader } from '@/components/assessment/screens/assessment-header'
import { AssessmentMain } from '@/components/assessment/screens/assessment-main'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { ScriptNote } from '@/components/layout/needs-script'
import { StatusScreen } from '@/components/ui/status-screen'
import { settlingMessages } from '@/lib/messages/settling'
import { placeOf, type Settling } from './flow'
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
  const flow = useSettling(resultId, initial)
  const [isStopped, setStopped] = useState(false)
  const { settling, question, index } = flow
  // Those that the form left out, and not one more.
  const isWhole = initial.missing > 0 && settling.missing === 0
  const asked = isStopped || isWhole ? null : question
  const place = placeOf(index, settling.at_most)
  return (
    <>
      <AssessmentHeader
        progress={asked && { index, total: settling.at_most, place, own: 'atMost' }}
        way={{ href: result, label: 'Leave, back to your result' }}
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
  return (
    <AssessmentMain>
      <StatusScreen
        role="status"
        picture={<EmptyCircle />}
        title="Your answers are kept in this browser."
        action={
          <button type="button" className="btn btn-large" onClick={onRetry}>
            Try Again
          </button>
        }
      >
        <p>{trouble?.kind === 'refused' ? trouble.message : settlingMessages.waiting}</p>
      </StatusScreen>
    </AssessmentMain>
  )
}
