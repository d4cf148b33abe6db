import { listAdminOrders } from '@/lib/api/admin-sales'
import { requireAdmin } from '@/lib/server/admin-gate'
import { listAllOrders } from '@/lib/server/admin-orders'
import { handler } from '@/lib/server/handler'

export const GET = handler(listAdminOrders, (call) => listAllOrders(requireAdmin(call), call.query))
