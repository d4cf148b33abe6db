import { disableUser, enableUser } from '@/lib/api/admin-users'
import { requireAdmin } from '@/lib/server/admin-gate'
import { disableUser as disable, enableUser as enable } from '@/lib/server/admin-user-acts'
import { handler } from '@/lib/server/handler'

export const PUT = handler(disableUser, (call) => disable(requireAdmin(call), call.params.id))

export const DELETE = handler(enableUser, (call) => enable(requireAdmin(call), call.params.id))
