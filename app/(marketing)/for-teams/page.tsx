import type { Metadata } from 'next'
import { TeamsView } from '@/components/for-teams/teams-view'
import { forTeams } from '@/lib/copy/for-teams'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...forTeams.meta, alternates: { canonical: routes.forTeams } }

export default function ForTeamsPage() {
  return <TeamsView />
}
