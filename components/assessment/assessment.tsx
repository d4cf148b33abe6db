'use client'

import { AssessmentScreens, type Frame } from './assessment-screens'
import type { Who } from './flow/state'
import { useAssessment } from './use-assessment'

interface AssessmentProps {
  who: Who
  frame?: Frame
  home?: React.ReactNode
  empty?: React.ReactNode
  before?: React.ReactNode
}

/** The assessment, from its start to the way to its result. */
export function Assessment({ who, ...parts }: AssessmentProps) {
  const [state, tell] = useAssessment(who)
  return <AssessmentScreens state={state} tell={tell} {...parts} />
}
