import type { Metadata } from 'next'
import { HrView } from '@/components/for-teams/hr-view'
import { forHr } from '@/lib/copy/for-hr'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...forHr.meta, alternates: { canonical: routes.forHr } }

export default function HrPage() {
  return <HrView />
}
