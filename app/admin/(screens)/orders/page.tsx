import type { Metadata } from 'next'
import { OrdersScreen } from '@/components/admin/orders-screen'
import { orderQuery } from '@/lib/api/admin-sales'
import type { SearchParams } from '@/lib/result-param'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { listAllOrders } from '@/lib/server/admin-orders'
import { readList } from '@/lib/server/asked-page'

export const metadata: Metadata = { title: 'Orders' }

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(orderQuery, searchParams, (query) => listAllOrders(admin, query))
  return <OrdersScreen {...page} />
}
