import type { Metadata } from 'next'
import { UsersScreen } from '@/components/admin/people/users-screen'
import { userQuery } from '@/lib/api/admin/users'
import type { SearchParams } from '@/lib/result-param'
import { listUsers } from '@/lib/server/admin/users'
import { readList } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Users' }

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(userQuery, searchParams, (query) => listUsers(admin, query))
  return <UsersScreen {...page} />
}
