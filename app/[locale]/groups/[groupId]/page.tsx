import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { GroupScreen } from '@/components/groups/group/group-screen'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { standingOf } from '@/lib/api/address-rights'
import { groupsMessages } from '@/lib/messages/groups'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { groupPath } from '@/lib/routes'
import { readCodedLink } from '@/lib/server/groups/join-links'
import { readOwn } from '@/lib/server/groups/own'
import { listSent } from '@/lib/server/groups/sent-invitations'
import { requireStory } from '@/lib/server/groups/story'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { openGroup } from './open-group'

interface PageProps {
  params: Promise<{ groupId: string }>
}

const open = (groupId: string) => openGroup(groupId, groupPath(groupId))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { group } = await open((await params).groupId)
  return { title: group?.name ?? groupsMessages.notFound, ...PRIVATE_PAGE }
}

export default async function GroupPage({ params }: PageProps) {
  const { viewer, group } = await open((await params).groupId)
  const isOpen = group?.archived_at === null
  const isLed = isOpen && group.is_leader
  const sent = isLed ? await listSent(viewer, group.id) : []
  const joinLink = isLed ? await readCodedLink(viewer, group.id) : null
  const story = isOpen ? await nullIfNotFound(requireStory(viewer, group.id)) : null
  const own = group && (await nullIfNotFound(readOwn(viewer, group)))
  return (
    <AccountFrame>
      {group && own ? (
        <GroupScreen
          group={group}
          {...own}
          invited={sent.filter(({ accepted_at }) => accepted_at === null).length}
          joinLink={joinLink}
          story={story}
          personId={viewer.session.user.id}
          isProven={standingOf(viewer.session.user) === 'proven'}
        />
      ) : (
        <MissingGroup />
      )}
    </AccountFrame>
  )
}
