import type { Metadata } from 'next'
import { GuestAssessment } from '@/components/assessment/guest-assessment'

export const metadata: Metadata = { title: 'The assessment' }

/** The same for everybody, so it is static; the browser loads the questions and keeps the answers. */
export default function GuestAssessmentPage() {
  return <GuestAssessment />
}
