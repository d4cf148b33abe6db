import type { Metadata } from 'next'
import { TeamsView } from '@/components/for-teams/teams-view'
import { forTeams } from '@/lib/copy/for-teams'
import { readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.forTeams)
  return { ...forTeams.meta, alternates }
}

export default function ForTeamsPage() {
  return <TeamsView />
}
