import type { Metadata } from 'next'
import { LaunchListScreen } from '@/components/admin/sales/launch-list-screen'
import { pageQuery } from '@/lib/api/admin/fields'
import type { SearchParams } from '@/lib/result-param'
import { listEntries } from '@/lib/server/admin/launch-list'
import { readAsked } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Launch list' }

export default async function LaunchListPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const { query, answer, problem } = await readAsked(pageQuery, searchParams, (query) =>
    listEntries(admin, query),
  )
  const page = { rows: answer.items, query, nextCursor: answer.next_cursor, problem }
  const { total, waiting, payments_open: arePaymentsOpen } = answer
  return (
    <LaunchListScreen
      page={page}
      total={total}
      waiting={waiting}
      arePaymentsOpen={arePaymentsOpen}
    />
  )
}
