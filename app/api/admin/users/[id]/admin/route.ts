import { makeAdmin, unmakeAdmin } from '@/lib/api/admin/users'
import * as userActs from '@/lib/server/admin/user-acts'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(makeAdmin, (call) => userActs.makeAdmin(call.viewer, call.params.id))

export const DELETE = handler(unmakeAdmin, (call) =>
  userActs.unmakeAdmin(call.viewer, call.params.id),
)
