import type { Metadata } from 'next'
import { SentencesScreen } from '@/components/admin/sentences/sentences-screen'
import { readSentenceStats } from '@/lib/server/admin/sentences'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Report sentences' }

export default async function SentencesPage() {
  return <SentencesScreen {...(await readSentenceStats(await requireAdminOfPage()))} />
}
