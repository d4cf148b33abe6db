import { listAdminActs } from '@/lib/api/admin/admin'
import { listActs } from '@/lib/server/admin/audit'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminActs, (call) => listActs(call.viewer, call.query))
