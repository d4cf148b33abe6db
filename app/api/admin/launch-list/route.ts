import { listLaunchList } from '@/lib/api/admin/sales'
import { listEntries } from '@/lib/server/admin/launch-list'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listLaunchList, (call) => listEntries(call.viewer, call.query))
