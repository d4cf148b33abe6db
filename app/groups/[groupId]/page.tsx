import type { Metadata } from 'next'
import { cache } from 'react'
import { AccountFrame } from '@/app/account-frame'
import { GroupScreen } from '@/components/groups/group/group-screen'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { standingOf } from '@/lib/api/address-rights'
import { messages } from '@/lib/messages'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { groupPath } from '@/lib/routes'
import { readOwnPart } from '@/lib/server/groups/agreements'
import { requireOwnComparison } from '@/lib/server/groups/comparisons'
import { readFollowUp } from '@/lib/server/groups/follow-up'
import { requireGroup } from '@/lib/server/groups/groups'
import { readCodedLink } from '@/lib/server/groups/join-links'
import { listSent } from '@/lib/server/groups/sent-invitations'
import { readSharedChoice } from '@/lib/server/groups/shared-result'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

interface PageProps {
  params: Promise<{ groupId: string }>
  searchParams: SearchParams
}

/** The page and its title read once. */
const openGroup = cache(async (groupId: string) => {
  const viewer = await requirePerson(groupPath(groupId))
  return { viewer, group: await nullIfNotFound(requireGroup(viewer, groupId)) }
})

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { group } = await openGroup((await params).groupId)
  return { title: group?.name ?? messages.groups.notFound, ...PRIVATE_PAGE }
}

export default async function GroupPage({ params, searchParams }: PageProps) {
  const { groupId } = await params
  const { viewer, group } = await openGroup(groupId)
  const isLed = group?.is_leader && group.archived_at === null
  const sent = isLed ? await listSent(viewer, group.id) : []
  const { findings = [] } = isLed ? await requireOwnComparison(viewer, group.id) : {}
  const joinLink = isLed ? await readCodedLink(viewer, group.id) : undefined
  const part = group && (await nullIfNotFound(readOwnPart(viewer, group.id)))
  const followUp = group && group.archived_at === null ? await readFollowUp(viewer, group.id) : null
  const choice = group && !group.is_leader ? await readSharedChoice(viewer, group.id) : null
  return (
    <AccountFrame>
      {group && part ? (
        <GroupScreen
          group={group}
          part={part}
          sent={sent}
          joinLink={joinLink}
          findings={findings}
          personId={viewer.session.user.id}
          isProven={standingOf(viewer.session.user) === 'proven'}
          asked={(await searchParams).with}
          choice={choice}
          followUp={followUp}
        />
      ) : (
        <MissingGroup title={messages.groups.notFound} />
      )}
    </AccountFrame>
  )
}
