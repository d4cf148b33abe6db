import { listAdminItems } from '@/lib/api/admin/admin'
import { readItemStats } from '@/lib/server/admin/items'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminItems, (call) => readItemStats(call.viewer))
