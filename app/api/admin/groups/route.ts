import { listAdminGroups } from '@/lib/api/admin/admin'
import { listAllGroups } from '@/lib/server/admin/groups'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminGroups, (call) => listAllGroups(call.viewer, call.query))
