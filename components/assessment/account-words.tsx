import { Words } from '@/lib/words/words'
import { AssessmentWords } from './assessment-words'

/** Gives what the assessment of a person with an account says. */
export const AccountAssessmentWords = ({ children }: { children: React.ReactNode }) => (
  <AssessmentWords>
    <Words of={['results.labelField']}>{children}</Words>
  </AssessmentWords>
)
