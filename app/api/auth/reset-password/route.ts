import { resetPassword } from '@/lib/api/auth'
import * as links from '@/lib/server/accounts/mailed-links'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resetPassword, async ({ viewer, body, setCookie }) =>
  welcome(await links.resetPassword(viewer, body), setCookie),
)
