import type { Metadata } from 'next'
import { ComparisonScreen } from '@/components/groups/comparison-screen'
import { MissingGroup } from '@/components/groups/missing-group'
import { PageFrame } from '@/components/layout/page-frame'
import { messages } from '@/lib/messages'
import type { SearchParams } from '@/lib/result-param'
import { comparisonPath } from '@/lib/routes'
import { requireComparison } from '@/lib/server/comparisons'
import { nullIfNotFound } from '@/lib/server/not-found'
import { requirePerson } from '@/lib/server/page-gate'

export const metadata: Metadata = { title: 'Comparison', robots: { index: false } }

interface PageProps {
  params: Promise<{ groupId: string }>
  searchParams: SearchParams
}

export default async function ComparisonPage({ params, searchParams }: PageProps) {
  const { groupId } = await params
  const viewer = await requirePerson(comparisonPath(groupId))
  const comparison = await nullIfNotFound(requireComparison(viewer, groupId))
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
