import type { Metadata } from 'next'
import { cache } from 'react'
import { ComparisonScreen } from '@/components/groups/comparison-screen'
import { MissingGroup } from '@/components/groups/missing-group'
import { PageFrame } from '@/components/layout/page-frame'
import { messages } from '@/lib/messages'
import type { SearchParams } from '@/lib/result-param'
import { comparisonPath } from '@/lib/routes'
import { requireComparison } from '@/lib/server/comparisons'
import { nullIfNotFound } from '@/lib/server/not-found'
import { requirePerson } from '@/lib/server/page-gate'

interface PageProps {
  params: Promise<{ groupId: string }>
  searchParams: SearchParams
}

/** The page and its title read once. */
const openComparison = cache(async (groupId: string) => {
  const viewer = await requirePerson(comparisonPath(groupId))
  return nullIfNotFound(requireComparison(viewer, groupId))
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const comparison = await openComparison((await params).groupId)
  const title = comparison
    ? `${comparison.group.name}: comparison`
    : messages.groups.comparisonNotFound
  return { title, robots: { index: false } }
}

export default async function ComparisonPage({ params, searchParams }: PageProps) {
  const comparison = await openComparison((await params).groupId)
  const { one, two } = await searchParams
  return (
    <PageFrame>
      {comparison ? (
        <ComparisonScreen comparison={comparison} asked={[one, two]} />
      ) : (
        <MissingGroup title={messages.groups.comparisonNotFound} />
      )}
    </PageFrame>
  )
}
