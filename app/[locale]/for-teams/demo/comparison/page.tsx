import '@/app/utilities.css'
import type { Metadata } from 'next'
import { DemoFrame } from '@/components/for-teams/demo-frame'
import { ComparisonScreen } from '@/components/groups/comparison/comparison-screen'
import { demoComparison } from '@/components/groups/made-up/demo'
import { demoTeam } from '@/lib/copy/for-teams'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'

export const metadata: Metadata = { title: demoTeam.comparison, ...PRIVATE_PAGE }

/** How made-up people compare: all of them, or the two that the address names. */
export default async function DemoComparisonPage({ searchParams }: { searchParams: SearchParams }) {
  const { one, two } = await searchParams
  return (
    <DemoFrame>
      <ComparisonScreen {...demoComparison(one, two)} isLeader isWithheld={false} />
    </DemoFrame>
  )
}
