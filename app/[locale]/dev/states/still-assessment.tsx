import { AssessmentWords } from '@/components/assessment/assessment-words'
import { type StillAssessmentProps, StillScreens } from './still-screens'

/** An assessment in one state, with all that it may say. */
export const StillAssessment = (props: StillAssessmentProps) => (
  <AssessmentWords>
    <StillScreens {...props} />
  </AssessmentWords>
)
