import type { Metadata } from 'next'
import { CouponsScreen } from '@/components/admin/sales/coupons-screen'
import { searchQuery } from '@/lib/api/admin/fields'
import type { SearchParams } from '@/lib/result-param'
import { listCoupons } from '@/lib/server/admin/coupons'
import { readList } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Coupons' }

export default async function CouponsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(searchQuery, searchParams, (query) => listCoupons(admin, query))
  return <CouponsScreen {...page} />
}
