import { resetPassword } from '@/lib/api/auth'
import { resetPassword as setPassword } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { welcome } from '@/lib/server/welcome'

export const POST = handler(resetPassword, async ({ viewer, body, setCookie }) =>
  welcome(await setPassword(viewer, body), setCookie),
)
