import type { Metadata } from 'next'
import { HrView } from '@/components/for-teams/hr-view'
import { forHr } from '@/lib/copy/for-hr'
import { readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.forHr)
  return { ...forHr.meta, alternates }
}

export default function HrPage() {
  return <HrView />
}
