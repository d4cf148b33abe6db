import { verifyEmail } from '@/lib/api/auth'
import * as links from '@/lib/server/accounts/mailed-links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(verifyEmail, ({ viewer, body }) =>
  links.verifyEmail(viewer, body.token),
)
