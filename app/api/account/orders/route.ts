import { listOrders } from '@/lib/api/account'
import { handler } from '@/lib/server/http/handler'
import { listOwnOrders } from '@/lib/server/payments/orders'

export const GET = handler(listOrders, ({ viewer }) => listOwnOrders(viewer))
