import { listAdminOrders } from '@/lib/api/admin/sales'
import { listAllOrders } from '@/lib/server/admin/orders'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminOrders, (call) => listAllOrders(call.viewer, call.query))
