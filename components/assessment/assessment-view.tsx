'use client'

import type { Draft } from '@/lib/client/draft'
import { routes } from '@/lib/routes'
import { AssessmentScreens } from './assessment-screens'
import { FinishedElsewhere } from './finished-elsewhere'
import { PreviousButton } from './previous-button'
import type { QuestionFlow } from './question-screen'
import type { Phase } from './use-flow'

const ELSEWHERE = 'Finished in another tab'

/** What the guest's screens show and do. */
export type GuestFlow = QuestionFlow & {
  phase: Phase
  draft: Draft | null
  kept: React.RefObject<boolean>
  retry: () => void
  redo: () => void
  keep: () => void
}

interface AssessmentViewProps {
  flow: GuestFlow
  /** The newest words for the ear. */
  words: string
  announce: (words: string) => void
}

/** What the guest flow shows in each of its phases. */
export function AssessmentView({ flow, words, announce }: AssessmentViewProps) {
  const { phase } = flow
  return (
    <AssessmentScreens
      kind="guest"
      flow={flow}
      phase={phase.name === 'elsewhere' ? null : phase}
      title={ELSEWHERE}
      left={<PreviousButton disabled />}
      words={words}
      announce={announce}
    >
      {phase.name === 'elsewhere' && (
        <FinishedElsewhere title={ELSEWHERE} href={routes.enhancedGuestResults} />
      )}
    </AssessmentScreens>
  )
}
