import { getAdminDashboard } from '@/lib/api/admin-dashboard'
import { getDashboard } from '@/lib/server/admin-dashboard'
import { requireAdmin } from '@/lib/server/admin-gate'
import { handler } from '@/lib/server/handler'

export const GET = handler(getAdminDashboard, (call) =>
  getDashboard(requireAdmin(call), call.query),
)
