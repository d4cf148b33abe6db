import { listAdminGroups } from '@/lib/api/admin'
import { requireAdmin } from '@/lib/server/admin-gate'
import { listAllGroups } from '@/lib/server/admin-groups'
import { handler } from '@/lib/server/handler'

export const GET = handler(listAdminGroups, (call) => listAllGroups(requireAdmin(call), call.query))
