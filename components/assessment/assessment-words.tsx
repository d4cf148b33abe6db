import { Words } from '@/lib/words/words'

/** Gives what every assessment says, a guest's and a person's. */
export const AssessmentWords = ({ children }: { children: React.ReactNode }) => (
  <Words
    of={[
      'assessment.header',
      'assessment.question',
      'assessment.screens',
      'assessment.secondLook',
      'assessment.account',
      'results.reveal',
    ]}
  >
    {children}
  </Words>
)
