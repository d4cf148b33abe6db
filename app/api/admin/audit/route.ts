import { listAdminActs } from '@/lib/api/admin'
import { listActs } from '@/lib/server/admin-audit'
import { requireAdmin } from '@/lib/server/admin-gate'
import { handler } from '@/lib/server/handler'

export const GET = handler(listAdminActs, (call) => listActs(requireAdmin(call), call.query))
