import { deleteUser, getAdminUser } from '@/lib/api/admin-users'
import { requireAdmin } from '@/lib/server/admin-gate'
import { deleteUser as remove } from '@/lib/server/admin-user-acts'
import { requireUser } from '@/lib/server/admin-users'
import { handler } from '@/lib/server/handler'

export const GET = handler(getAdminUser, (call) => requireUser(requireAdmin(call), call.params.id))

export const DELETE = handler(deleteUser, (call) => remove(requireAdmin(call), call.params.id))
