import { listAdminUsers } from '@/lib/api/admin-users'
import { requireAdmin } from '@/lib/server/admin-gate'
import { listUsers } from '@/lib/server/admin-users'
import { handler } from '@/lib/server/handler'

export const GET = handler(listAdminUsers, (call) => listUsers(requireAdmin(call), call.query))
