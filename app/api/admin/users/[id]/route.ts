import { deleteUser, getAdminUser } from '@/lib/api/admin/users'
import * as userActs from '@/lib/server/admin/user-acts'
import { requireUser } from '@/lib/server/admin/users'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getAdminUser, (call) => requireUser(call.viewer, call.params.id))

export const DELETE = handler(deleteUser, (call) =>
  userActs.deleteUser(call.viewer, call.params.id),
)
