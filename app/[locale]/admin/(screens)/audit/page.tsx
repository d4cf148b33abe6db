import type { Metadata } from 'next'
import { AuditScreen } from '@/components/admin/audit/audit-screen'
import { actQuery } from '@/lib/api/admin/admin'
import type { SearchParams } from '@/lib/result-param'
import { listActs } from '@/lib/server/admin/audit'
import { readList } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Audit' }

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(actQuery, searchParams, (query) => listActs(admin, query))
  return <AuditScreen {...page} />
}
