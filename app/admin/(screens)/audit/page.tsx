import type { Metadata } from 'next'
import { AuditScreen } from '@/components/admin/audit-screen'
import { actQuery } from '@/lib/api/admin'
import type { SearchParams } from '@/lib/result-param'
import { listActs } from '@/lib/server/admin-audit'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { readList } from '@/lib/server/asked-page'

export const metadata: Metadata = { title: 'Audit' }

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(actQuery, searchParams, (query) => listActs(admin, query))
  return <AuditScreen {...page} />
}
