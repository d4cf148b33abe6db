import type { Metadata } from 'next'
import { AuditScreen } from '@/components/admin/audit-screen'
import { actQuery } from '@/lib/api/admin'
import type { SearchParams } from '@/lib/result-param'
import { listActs } from '@/lib/server/admin-audit'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { readAsked } from '@/lib/server/asked-page'

export const metadata: Metadata = { title: 'Audit' }

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const { query, answer, problem } = await readAsked(actQuery, searchParams, (query) =>
    listActs(admin, query),
  )
  const { items, next_cursor } = answer
  return <AuditScreen acts={items} query={query} nextCursor={next_cursor} problem={problem} />
}
