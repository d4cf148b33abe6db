'use client'

import { AssessmentView } from './assessment-view'
import { useAnnouncer } from './use-announcer'
import { useGuestAssessment } from './use-guest-assessment'

/** The free assessment, from the first question to the way to its result. */
export function GuestAssessment() {
  const [words, announce] = useAnnouncer()
  const flow = useGuestAssessment(announce)
  return <AssessmentView flow={flow} words={words} announce={announce} />
}
