import { resetPassword } from '@/lib/api/auth'
import { resetPassword as setPassword } from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resetPassword, async ({ viewer, body, setCookie }) =>
  welcome(await setPassword(viewer, body), setCookie),
)
