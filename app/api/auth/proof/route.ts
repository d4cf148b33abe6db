import { provePassword } from '@/lib/api/sessions'
import { provePassword as prove } from '@/lib/server/accounts/profile'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(provePassword, ({ viewer, body }) => prove(viewer, body.password))
