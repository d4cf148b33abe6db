import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { AccountFrame } from '@/app/account-frame'
import { ComparisonScreen } from '@/components/groups/comparison/comparison-screen'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { standingOf } from '@/lib/api/address-rights'
import { localPath } from '@/lib/languages/of-page'
import { groupsMessages } from '@/lib/messages/groups'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { colleaguePath, comparisonPath } from '@/lib/routes'
import { requireOwnComparison } from '@/lib/server/groups/comparisons'
import { backIfArchived, nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

interface PageProps {
  params: Promise<{ groupId: string }>
  searchParams: SearchParams
}

/** The page and its title read once. */
const openComparison = cache(async (groupId: string, one?: unknown, two?: unknown) => {
  const viewer = await requirePerson(comparisonPath(groupId))
  const asked = nullIfNotFound(requireOwnComparison(viewer, groupId, [one, two]))
  const opened = await backIfArchived(groupId, asked)
  const { user } = viewer.session
  return opened && { ...opened, personId: user.id, isProven: standingOf(user) === 'proven' }
})

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { one, two } = await searchParams
  const opened = await openComparison((await params).groupId, one, two)
  const title = opened
    ? `${opened.comparison.group.name}: comparison`
    : groupsMessages.comparisonNotFound
  return { title, ...PRIVATE_PAGE }
}

export default async function ComparisonPage({ params, searchParams }: PageProps) {
  const { one, two } = await searchParams
  const { groupId } = await params
  const opened = await openComparison(groupId, one, two)
  const [first, second] = opened?.pair?.people ?? []
  // About oneself and someone else one reads where it is said to oneself.
  if (first && second && [first, second].includes(opened?.personId ?? '')) {
    redirect(await localPath(colleaguePath(groupId, first === opened?.personId ? second : first)))
  }
  return (
    <AccountFrame>
      {opened ? (
        <ComparisonScreen {...opened} />
      ) : (
        <MissingGroup title={groupsMessages.comparisonNotFound} />
      )}
    </AccountFrame>
  )
}
