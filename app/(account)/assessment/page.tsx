import type { Metadata } from 'next'
import { Assessment } from '@/components/assessment/assessment'
import { routes } from '@/lib/routes'
import { findDraft } from '@/lib/server/assessments/drafts'
import { requirePerson } from '@/lib/server/http/page-gate'

export const metadata: Metadata = { title: 'Your assessment', robots: { index: false } }

export default async function AssessmentPage() {
  const viewer = await requirePerson(routes.assessment)
  // Another person in the same browser starts with a screen of their own.
  const userId = viewer.session.user.id
  const served = await findDraft(viewer)
  return <Assessment key={userId} who={{ kind: 'account', userId, served }} />
}
