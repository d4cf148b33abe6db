import type { Metadata } from 'next'
import { Assessment } from '@/components/assessment/assessment'

export const metadata: Metadata = { title: 'The assessment' }

/** The same for everybody, so it is static; the browser loads the questions and keeps the answers. */
export default function GuestAssessmentPage() {
  return <Assessment who={{ kind: 'guest' }} />
}
