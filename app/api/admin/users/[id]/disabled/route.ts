import { disableUser, enableUser } from '@/lib/api/admin/users'
import * as userActs from '@/lib/server/admin/user-acts'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(disableUser, (call) => userActs.disableUser(call.viewer, call.params.id))

export const DELETE = handler(enableUser, (call) =>
  userActs.enableUser(call.viewer, call.params.id),
)
