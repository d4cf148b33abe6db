import type { Metadata } from 'next'
import { GroupsScreen } from '@/components/admin/groups-screen'
import { searchQuery } from '@/lib/api/admin-fields'
import type { SearchParams } from '@/lib/result-param'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { listAllGroups } from '@/lib/server/admin-groups'
import { readAsked } from '@/lib/server/asked-page'

export const metadata: Metadata = { title: 'Groups' }

export default async function GroupsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const { query, answer, problem } = await readAsked(searchQuery, searchParams, (query) =>
    listAllGroups(admin, query),
  )
  const { items, next_cursor } = answer
  return <GroupsScreen groups={items} query={query} nextCursor={next_cursor} problem={problem} />
}
