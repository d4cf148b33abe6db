import { listAdminUsers } from '@/lib/api/admin/users'
import { listUsers } from '@/lib/server/admin/users'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminUsers, (call) => listUsers(call.viewer, call.query))
