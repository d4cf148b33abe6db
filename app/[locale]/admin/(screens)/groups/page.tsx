import type { Metadata } from 'next'
import { GroupsScreen } from '@/components/admin/people/groups-screen'
import { searchQuery } from '@/lib/api/admin/fields'
import type { SearchParams } from '@/lib/result-param'
import { listAllGroups } from '@/lib/server/admin/groups'
import { readList } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Groups' }

export default async function GroupsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(searchQuery, searchParams, (query) => listAllGroups(admin, query))
  return <GroupsScreen {...page} />
}
