import { disableUser, enableUser } from '@/lib/api/admin-users'
import { disableUser as disable, enableUser as enable } from '@/lib/server/admin/user-acts'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(disableUser, (call) => disable(call.viewer, call.params.id))

export const DELETE = handler(enableUser, (call) => enable(call.viewer, call.params.id))
