import type { Metadata } from 'next'
import { GroupScreen } from '@/components/groups/group-screen'
import { MissingGroup } from '@/components/groups/missing-group'
import { PageFrame } from '@/components/layout/page-frame'
import { messages } from '@/lib/messages'
import { groupPath } from '@/lib/routes'
import { requireGroup } from '@/lib/server/groups'
import { listSent } from '@/lib/server/invitations'
import { nullIfNotFound } from '@/lib/server/not-found'
import { requirePerson } from '@/lib/server/page-gate'

export const metadata: Metadata = { title: 'Group', robots: { index: false } }

interface PageProps {
  params: Promise<{ groupId: string }>
}

export default async function GroupPage({ params }: PageProps) {
  const { groupId } = await params
  const viewer = await requirePerson(groupPath(groupId))
  const group = await nullIfNotFound(requireGroup(viewer, groupId))
  const sent = group?.is_leader ? await listSent(viewer, groupId) : []
  return (
    <PageFrame>
      {group ? (
        <GroupScreen group={group} sent={sent} personId={viewer.session.user.id} />
      ) : (
        <MissingGroup title={messages.groups.notFound} />
      )}
    </PageFrame>
  )
}
