import type { Metadata } from 'next'
import { OrdersScreen } from '@/components/admin/sales/orders-screen'
import { orderQuery } from '@/lib/api/admin/sales'
import type { SearchParams } from '@/lib/result-param'
import { listAllOrders } from '@/lib/server/admin/orders'
import { readList } from '@/lib/server/http/asked-page'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Orders' }

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const page = await readList(orderQuery, searchParams, (query) => listAllOrders(admin, query))
  return <OrdersScreen {...page} />
}
