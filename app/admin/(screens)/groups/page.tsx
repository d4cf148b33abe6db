import type { Metadata } from 'next'
import { GroupsScreen } from '@/components/admin/groups-screen'
import { searchQuery } from '@/lib/api/admin-fields'
import type { SearchParams } from '@/lib/result-param'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { listAllGroups } from '@/lib/server/admin-groups'
import { readList } from '@/lib/server/asked-page'

export const metadata: Metadata = { title: 'Groups' }

export default async function GroupsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(searchQuery, searchParams, (query) => listAllGroups(admin, query))
  return <GroupsScreen {...page} />
}
