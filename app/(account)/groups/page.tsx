import type { Metadata } from 'next'
import { GroupsScreen } from '@/components/groups/groups-screen'
import { PageFrame } from '@/components/layout/page-frame'
import { routes } from '@/lib/routes'
import { listGroups } from '@/lib/server/groups'
import { listMyInvitations } from '@/lib/server/invited'
import { requirePerson } from '@/lib/server/page-gate'

export const metadata: Metadata = { title: 'Team Groups', robots: { index: false } }

export default async function GroupsPage() {
  const viewer = await requirePerson(routes.groups)
  const [groups, invitations] = await Promise.all([listGroups(viewer), listMyInvitations(viewer)])
  return (
    <PageFrame>
      <GroupsScreen groups={groups} invitations={invitations} />
    </PageFrame>
  )
}
