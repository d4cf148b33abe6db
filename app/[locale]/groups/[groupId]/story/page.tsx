import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { StoryScreen } from '@/components/groups/story/story-screen'
import { STORY } from '@/lib/copy/team-story'
import { groupsMessages } from '@/lib/messages/groups'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { storyPath } from '@/lib/routes'
import { requireStory } from '@/lib/server/groups/story'
import { backIfArchived, nullIfNotFound } from '@/lib/server/http/not-found'
import { openGroup } from '../open-group'

interface PageProps {
  params: Promise<{ groupId: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { groupId } = await params
  const { group } = await openGroup(groupId, storyPath(groupId))
  return { title: group ? STORY.title(group.name) : groupsMessages.notFound, ...PRIVATE_PAGE }
}

export default async function StoryPage({ params }: PageProps) {
  const { groupId } = await params
  const { viewer, group } = await openGroup(groupId, storyPath(groupId))
  const asked = nullIfNotFound(requireStory(viewer, groupId))
  const story = group && (await backIfArchived(groupId, asked))
  return (
    <AccountFrame>
      {group && story ? (
        <StoryScreen group={group} personId={viewer.session.user.id} story={story} />
      ) : (
        <MissingGroup />
      )}
    </AccountFrame>
  )
}
