import { getAdminDashboard } from '@/lib/api/admin/dashboard'
import { getDashboard } from '@/lib/server/admin/dashboard'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getAdminDashboard, (call) => getDashboard(call.viewer, call.query))
