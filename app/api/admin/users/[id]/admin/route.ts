import { makeAdmin, unmakeAdmin } from '@/lib/api/admin-users'
import { requireAdmin } from '@/lib/server/admin-gate'
import { makeAdmin as make, unmakeAdmin as unmake } from '@/lib/server/admin-user-acts'
import { handler } from '@/lib/server/handler'

export const PUT = handler(makeAdmin, (call) => make(requireAdmin(call), call.params.id))

export const DELETE = handler(unmakeAdmin, (call) => unmake(requireAdmin(call), call.params.id))
