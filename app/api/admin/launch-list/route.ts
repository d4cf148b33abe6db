import { listLaunchList } from '@/lib/api/admin-sales'
import { requireAdmin } from '@/lib/server/admin-gate'
import { listEntries } from '@/lib/server/admin-launch-list'
import { handler } from '@/lib/server/handler'

export const GET = handler(listLaunchList, (call) => listEntries(requireAdmin(call), call.query))
