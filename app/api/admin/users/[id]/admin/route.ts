import { makeAdmin, unmakeAdmin } from '@/lib/api/admin-users'
import { makeAdmin as make, unmakeAdmin as unmake } from '@/lib/server/admin/user-acts'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(makeAdmin, (call) => make(call.viewer, call.params.id))

export const DELETE = handler(unmakeAdmin, (call) => unmake(call.viewer, call.params.id))
