import { provePassword } from '@/lib/api/sessions'
import { handler } from '@/lib/server/handler'
import { provePassword as prove } from '@/lib/server/profile'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(provePassword, ({ viewer, body }) =>
  prove(requireSession(viewer), body.password),
)
