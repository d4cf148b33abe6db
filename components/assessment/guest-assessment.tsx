'use client'

import { routes } from '@/lib/routes'
import { AssessmentScreens } from './assessment-screens'
import { FinishedElsewhere } from './finished-elsewhere'
import { PreviousButton } from './previous-button'
import { useAnnouncer } from './use-announcer'
import { useGuestAssessment } from './use-guest-assessment'

const ELSEWHERE = 'Finished in another tab'

/** The free assessment, from the first question to the way to its result. */
export function GuestAssessment() {
  const [words, announce] = useAnnouncer()
  const flow = useGuestAssessment(announce)
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
