import { listOrders } from '@/lib/api/account'
import { handler } from '@/lib/server/handler'
import { listOwnOrders } from '@/lib/server/orders'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(listOrders, ({ viewer }) => listOwnOrders(requireSession(viewer)))
