'use client'

import { AssessmentScreens } from './assessment-screens'
import type { Who } from './flow/state'
import { useAssessment } from './use-assessment'

/** The assessment, from its start to the way to its result. */
export function Assessment({ who }: { who: Who }) {
  const [state, tell] = useAssessment(who)
  return <AssessmentScreens state={state} tell={tell} />
}
