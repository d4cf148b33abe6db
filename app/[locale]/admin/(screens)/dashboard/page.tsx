import type { Metadata } from 'next'
import { DashboardScreen } from '@/components/admin/dashboard/dashboard-screen'
import { dashboardQuery } from '@/lib/api/admin/dashboard'
import type { SearchParams } from '@/lib/result-param'
import { getDashboard } from '@/lib/server/admin/dashboard'
import { env } from '@/lib/server/base/env'
import { readAsked } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Admin dashboard' }

export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const { answer, problem } = await readAsked(dashboardQuery, searchParams, (query) =>
    getDashboard(admin, query),
  )
  const { version, build } = env
  return (
    <DashboardScreen
      dashboard={answer}
      problem={problem}
      now={new Date()}
      running={{ version, build }}
    />
  )
}
