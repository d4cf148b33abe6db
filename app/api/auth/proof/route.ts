import { provePassword } from '@/lib/api/sessions'
import * as profile from '@/lib/server/accounts/profile'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(provePassword, ({ viewer, body }) =>
  profile.provePassword(viewer, body.password),
)
