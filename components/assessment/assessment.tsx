'use client'

import { AssessmentScreens, type Frame } from './assessment-screens'
import type { Who } from './flow/state'
import { useAssessment } from './use-assessment'
import type { Welcome } from './welcome/welcome'

interface AssessmentProps {
  who: Who
  frame?: Frame
  welcome?: Welcome | null
  before?: React.ReactNode
}

/** The assessment, from its start to the way to its result. */
export function Assessment({ who, ...parts }: AssessmentProps) {
  const [state, tell] = useAssessment(who)
  return <AssessmentScreens state={state} tell={tell} {...parts} />
}
