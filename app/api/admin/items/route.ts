import { listAdminItems } from '@/lib/api/admin'
import { requireAdmin } from '@/lib/server/admin-gate'
import { readItemStats } from '@/lib/server/admin-items'
import { handler } from '@/lib/server/handler'

export const GET = handler(listAdminItems, (call) => readItemStats(requireAdmin(call)))
