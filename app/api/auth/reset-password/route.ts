import { resetPassword } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resetPassword, async ({ viewer, body, setCookie }) =>
  welcome(await auth.resetPassword(viewer, body), setCookie),
)
