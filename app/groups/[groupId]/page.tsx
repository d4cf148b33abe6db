import type { Metadata } from 'next'
import { cache } from 'react'
import { AccountFrame } from '@/app/account-frame'
import { GroupScreen } from '@/components/groups/group/group-screen'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { standingOf } from '@/lib/api/address-rights'
import { groupsMessages } from '@/lib/messages/groups'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { groupPath } from '@/lib/routes'
import { requireOwnComparison } from '@/lib/server/groups/comparisons'
import { requireGroup } from '@/lib/server/groups/groups'
import { readCodedLink } from '@/lib/server/groups/join-links'
import { readOwn } from '@/lib/server/groups/own'
import { listSent } from '@/lib/server/groups/sent-invitations'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

interface PageProps {
  params: Promise<{ groupId: string }>
  searchParams: SearchParams
}

const openGroup = cache(async (groupId: string) => {
  const viewer = await requirePerson(groupPath(groupId))
  return { viewer, group: await nullIfNotFound(requireGroup(viewer, groupId)) }
})

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { group } = await openGroup((await params).groupId)
  return { title: group?.name ?? groupsMessages.notFound, ...PRIVATE_PAGE }
}

export default async function GroupPage({ params, searchParams }: PageProps) {
  const { viewer, group } = await openGroup((await params).groupId)
  const isLed = group?.is_leader && group.archived_at === null
  const sent = isLed ? await listSent(viewer, group.id) : []
  const told = isLed ? await requireOwnComparison(viewer, group.id) : undefined
  const joinLink = isLed ? await readCodedLink(viewer, group.id) : undefined
  const own = group && (await nullIfNotFound(readOwn(viewer, group)))
  return (
    <AccountFrame>
      {group && own ? (
        <GroupScreen
          group={group}
          {...own}
          sent={sent}
          joinLink={joinLink}
          findings={told?.findings}
          refused={told?.refused}
          personId={viewer.session.user.id}
          isProven={standingOf(viewer.session.user) === 'proven'}
          asked={(await searchParams).with}
        />
      ) : (
        <MissingGroup />
      )}
    </AccountFrame>
  )
}
